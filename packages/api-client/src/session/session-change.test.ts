import { describe, expect, test } from 'vitest';
import { createAuthorityClient, createPlatformClient } from '../client.ts';
import { accessToken, envelope, heldSession, observedClient, observedFetch, tokens } from '../observed-fetch.ts';
import type { SessionTokens } from './session.ts';

const minute = 60_000;

/** Tokens as our server makes them name their session; those of other servers may name none. */
const forms = [
  ['tokens that name their session', accessToken('mine', 1), accessToken('mine', 2), accessToken('theirs', 1)],
  ['tokens that name none', 'T1', 'T2', 'T9'],
] as const;

const held = (token: string, refreshToken: string | null, milliseconds = minute): SessionTokens => ({
  token,
  refreshToken,
  expiresAt: Date.now() + milliseconds,
});

describe.each(forms)('with %s, when somebody else signs in during a refresh', (_, mine, renewed, theirs) => {
  const others = held(theirs, 'R9', 30 * minute);

  /** Both clients on one session, whose refresh is answered when the test says so. */
  function waiting() {
    const answer = Promise.withResolvers<Response>();
    const { fetch, requests } = observedFetch((request) => (request.url.includes('/anno/login') ? answer.promise : envelope(true)));
    const session = heldSession(held(mine, 'R1'));
    const options = { baseUrl: 'http://saiwu.test/api', fetch, session, language: () => 'zh' };
    const isAsked = () => expect.poll(() => requests).toHaveLength(1);
    return { first: createAuthorityClient(options), second: createPlatformClient(options), answer, requests, session, isAsked };
  }

  test('a waiting write of either client ends as signed out, goes out with nobody’s token, and the new session stays', async () => {
    const { first, second, answer, requests, session, isAsked } = waiting();
    const writes = [
      first.call('social.bind', { body: { ticket: 'x' } as never }), // whatever it takes: it never goes out
      second.call('user.remove', { body: ['1'] }),
      second.call('user.remove', { body: ['2'] }),
    ];
    await isAsked();
    session.tokens = others;
    answer.resolve(tokens(renewed, 'R2'));
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
      writes.map(() => expect.objectContaining({ name: 'ApiError', kind: 'signedOut' })),
    );
    expect(requests).toHaveLength(1);
    expect([session.tokens, session.renewals, session.ends]).toEqual([others, 0, []]);
  });

  test('the same where the refresh is refused, or never answered', async () => {
    for (const outcome of ['refused', 'broken'] as const) {
      const { second, answer, requests, session, isAsked } = waiting();
      const write = second.call('user.remove', { body: ['1'] });
      await isAsked();
      session.tokens = others;
      if (outcome === 'refused') answer.resolve(envelope(null, { status: 400, code: 40009 }));
      else answer.reject(new TypeError('fetch failed'));
      await expect(write).rejects.toMatchObject({ kind: 'signedOut' });
      expect([requests.length, session.tokens, session.ends]).toEqual([1, others, []]);
    }
  });

  test('the calls of the other person go out with their own token meanwhile', async () => {
    const { second, answer, requests, session, isAsked } = waiting();
    const write = second.call('user.remove', { body: ['1'] });
    await isAsked();
    session.tokens = others;
    expect(await second.call('user.remove', { body: ['2'] })).toBe(true);
    answer.resolve(tokens(renewed, 'R2'));
    await expect(write).rejects.toMatchObject({ kind: 'signedOut' });
    expect(requests.slice(1).map((request) => request.headers.get('token'))).toEqual([`Bearer ${theirs}`]);
  });

  test('a write that was refused with the token of before is not sent again with theirs', async () => {
    const { fetch, requests } = observedFetch(() => {
      session.tokens = others;
      return envelope(null, { status: 401, code: 40001 });
    });
    const session = heldSession(held(mine, 'R1', 30 * minute));
    const { call } = observedClient(fetch, { session });
    await expect(call('user.remove', { body: ['1'] })).rejects.toMatchObject({ kind: 'signedOut' });
    expect([requests.length, session.tokens, session.ends]).toEqual([1, others, []]);
  });

  test('a renewal that was asked for ends as signed out, and keeps nothing', async () => {
    const { fetch } = observedFetch(() => {
      session.tokens = others;
      return tokens(renewed, 'R2');
    });
    const session = heldSession(held(mine, 'R1', 30 * minute));
    const { renewSession } = observedClient(fetch, { session });
    await expect(renewSession()).rejects.toMatchObject({ kind: 'signedOut' });
    expect([session.tokens, session.renewals]).toEqual([others, 0]);
  });
});

describe('with tokens that name their session', () => {
  test('what somebody asked to read is not answered with what the next person sees', async () => {
    const answer = Promise.withResolvers<Response>();
    const session = heldSession(held(accessToken('mine', 1), 'R1'));
    const { call, requests } = observedClient((request) => (request.url.includes('/anno/login') ? answer.promise : envelope([])), {
      session,
    });
    const read = call('org.tree');
    await expect.poll(() => requests).toHaveLength(1);
    session.tokens = held(accessToken('theirs', 1), 'R9', 30 * minute);
    answer.resolve(tokens(accessToken('mine', 2), 'R2'));
    await expect(read).rejects.toMatchObject({ kind: 'signedOut' });
    expect(requests).toHaveLength(1);
  });

  test('a write goes on with the token that another tab got for the same session', async () => {
    const session = heldSession(held(accessToken('mine', 1), 'R1', 30 * minute));
    const { call, requests } = observedClient(
      (request) => {
        if (request.headers.get('token') === `Bearer ${accessToken('mine', 2)}`) return envelope(true);
        session.tokens = held(accessToken('mine', 2), 'R2', 30 * minute);
        return envelope(null, { status: 401, code: 40001 });
      },
      { session },
    );
    expect(await call('user.remove', { body: ['1'] })).toBe(true);
    expect([requests.length, session.ends]).toEqual([2, []]);
  });
});

describe('a refresh answer without a refresh token', () => {
  test.each([
    ['absent', {}],
    ['null', { refreshToken: null }],
    ['empty', { refreshToken: '' }],
  ])('keeps the one that was there: %s', async (_, given) => {
    const session = heldSession(held('T1', 'R1'));
    const { call, renewSession } = observedClient(
      (request) => (request.url.includes('/anno/login') ? envelope({ token: 'T2', expire: '1800', ...given }) : envelope([])),
      { session },
    );
    await call('org.tree');
    expect(session.tokens).toMatchObject({ token: 'T2', refreshToken: 'R1' });
    // who keeps the answer of a renewal as a sign-in keeps it too
    expect(await renewSession()).toMatchObject({ token: 'T2', refreshToken: 'R1' });
    expect(session.tokens).toMatchObject({ token: 'T2', refreshToken: 'R1' });
  });
});
