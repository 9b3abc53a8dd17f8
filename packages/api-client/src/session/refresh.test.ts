import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAuthorityClient, createPlatformClient } from '../client.ts';
import { envelope, heldSession, observedClient, observedFetch, tokens } from '../observed-fetch.ts';

const minute = 60_000;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('before a call', () => {
  test('a session that ends in under five minutes is renewed', async () => {
    const session = endingIn(5 * minute - 1000);
    const { call, requests } = observedClient(answering(), { session });
    await call('menu.router');
    expect(requests.map((request) => new URL(request.url).pathname)).toEqual(['/api/authority/anno/login', '/api/oauth/menu/router']);
    expect(await requests[0]?.text()).toBe('grant_type=refresh_token&refresh_token=R1');
    expect(requests[1]?.headers.get('Authorization')).toBe('Bearer T2');
    expect(session.tokens).toMatchObject({ token: 'T2', refreshToken: 'R2' });
    expect((session.tokens?.expiresAt ?? 0) - Date.now()).toBeGreaterThan(29 * minute);
  });

  test('one that lasts longer is not', async () => {
    const { call, requests } = observedClient(answering(), { session: endingIn(5 * minute + 1000) });
    await call('menu.router');
    expect(requests).toHaveLength(1);
  });

  test('nor is one without a refresh token, nor for an open call', async () => {
    const session = heldSession({ token: 'T1', refreshToken: null, expiresAt: Date.now() });
    const { call, requests } = observedClient(answering(), { session });
    await call('menu.router');
    expect(requests).toHaveLength(1);
    session.tokens = endingIn(0).tokens;
    await call('session.signOut', { body: { token: 'T1' } });
    expect(requests).toHaveLength(2);
  });

  test('a damaged expiry asks for a refresh', async () => {
    const session = endingIn(Number.NaN);
    const { call } = observedClient(answering(), { session });
    await call('menu.router');
    expect(session.renewals).toBe(1);
  });
});

describe.each(['with Web Locks', 'without Web Locks'])('many calls, %s', (locks) => {
  beforeEach(() => {
    if (locks === 'without Web Locks') vi.stubGlobal('navigator', {});
  });

  test('20 at once cause one refresh and all go out with the new token', async () => {
    const session = endingIn(minute);
    const { call, requests } = observedClient(answering(), { session });
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? call('menu.router') : call('org.tree'))));
    expect(requests).toHaveLength(21);
    expect(session.renewals).toBe(1);
    expect(requests.filter((request) => tokenOf(request) === 'Bearer T2')).toHaveLength(20);
  });

  test('20 refused at once as expired cause one refresh, and all succeed', async () => {
    const session = endingIn(30 * minute);
    const { call, failures } = observedClient(answering({ isExpired: (token) => token === 'Bearer T1' }), { session });
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('org.tree')));
    expect(answers).toHaveLength(20);
    expect([session.renewals, session.ends, failures]).toEqual([1, [], []]);
  });

  test('both clients share the refresh', async () => {
    const session = endingIn(minute);
    const { fetch, requests } = observedFetch(answering());
    const options = { baseUrl: 'http://saiwu.test/api', fetch, session, language: () => 'zh' };
    const first = createAuthorityClient(options);
    const second = createPlatformClient(options);
    await Promise.all([first.call('menu.router'), second.call('org.tree'), first.call('resource.visible'), second.call('overview.mine')]);
    expect(requests).toHaveLength(5);
    expect(session.renewals).toBe(1);
  });
});

describe('two tabs with 20 calls each', () => {
  test('cause one refresh', async () => {
    expect(await twoTabs()).toEqual({ refreshes: 1, renewals: 1, ends: 0, answers: 40 });
  });

  test('without Web Locks, the one whose refresh token was already used goes on with the session of the other', async () => {
    vi.stubGlobal('navigator', {});
    expect(await twoTabs()).toEqual({ refreshes: 2, renewals: 1, ends: 0, answers: 40 });
  });
});

describe('when the refresh fails', () => {
  test('refused: the session ends once, and every call says so', async () => {
    const session = endingIn(minute);
    const { call, requests, failures } = observedClient(answering({ refresh: refused }), { session });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => call('org.tree')));
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
      Array.from({ length: 20 }, () => expect.objectContaining({ kind: 'signedOut', code: 40009 })),
    );
    expect(session.ends).toMatchObject([{ kind: 'signedOut', message: '登录超时，请重新登录' }]);
    expect(requests).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  test('the session ends once also where the application waits for the user before it clears the storage', async () => {
    const session = endingIn(30 * minute);
    let ends = 0;
    const port = { read: session.read, renew: session.renew, end: () => (ends += 1) };
    const { call } = observedClient(() => envelope(null, { status: 401, code: 40008 }), { session: port });
    await Promise.allSettled(Array.from({ length: 20 }, () => call('org.tree')));
    await Promise.allSettled([call('menu.router')]);
    expect(ends).toBe(1);
  });

  test('a next session can end again', async () => {
    const { call, session } = observedClient(() => envelope(null, { status: 401, code: 40008 }));
    await Promise.allSettled([call('org.tree')]);
    session.tokens = { token: 'T9', refreshToken: 'R9', expiresAt: Date.now() + 30 * minute };
    await Promise.allSettled([call('org.tree')]);
    expect(session.ends).toHaveLength(2);
  });

  test('offline: the token is used while it lasts', async () => {
    const session = endingIn(minute);
    const { call, requests } = observedClient(answering({ refresh: () => Promise.reject(new TypeError('fetch failed')) }), { session });
    await call('org.tree');
    expect(requests.map(tokenOf)).toEqual([expect.stringMatching(/^Basic/), 'Bearer T1']);
    expect(session.ends).toEqual([]);
  });

  test('offline with an ended token: a network failure, and the session stays', async () => {
    const session = endingIn(-minute);
    const { call, failures } = observedClient(() => Promise.reject(new TypeError('fetch failed')), { session });
    await expect(call('org.tree')).rejects.toMatchObject({ kind: 'network' });
    expect(session.ends).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  test.each([429, 500, 503])('status %i leaves the session', async (status) => {
    const session = endingIn(-minute);
    const { call } = observedClient(answering({ refresh: () => envelope(null, { status, code: status }) }), { session });
    await Promise.allSettled([call('org.tree')]);
    expect(session.ends).toEqual([]);
  });
});

describe('a renewal that is asked for', () => {
  test('goes out whatever time is left, keeps the tokens and answers who it is', async () => {
    const session = endingIn(30 * minute);
    const { renewSession, requests } = observedClient(answering(), { session });
    expect(await renewSession()).toMatchObject({ token: 'T2', refreshToken: 'R2' });
    expect(requests).toHaveLength(1);
    expect(session.tokens).toMatchObject({ token: 'T2', refreshToken: 'R2' });
  });

  test('waits for a refresh under way, and uses no refresh token twice', async () => {
    const session = endingIn(minute);
    const sent: string[] = [];
    const { fetch } = observedFetch(async (request) => {
      if (!request.url.includes('/anno/login')) return envelope([]);
      sent.push(new URLSearchParams(await request.text()).get('refresh_token') ?? '');
      return tokens(`T${sent.length + 1}`, `R${sent.length + 1}`);
    });
    const { call, renewSession } = observedClient(fetch, { session });
    const first = call('org.tree');
    await expect.poll(() => sent).toEqual(['R1']);
    await Promise.all([first, renewSession(), call('menu.router')]);
    expect(sent).toEqual(['R1', 'R2']);
    expect(session.tokens).toMatchObject({ token: 'T3', refreshToken: 'R3' });
  });

  test('refused, it leaves the session to the caller', async () => {
    const session = endingIn(30 * minute);
    const { renewSession } = observedClient(answering({ refresh: refused }), { session });
    await expect(renewSession()).rejects.toMatchObject({ code: 40009 });
    expect([session.tokens?.token, session.ends]).toEqual(['T1', []]);
  });

  test('signed out, there is nothing to renew', async () => {
    const { renewSession, requests } = observedClient(answering(), { session: heldSession(null) });
    await expect(renewSession()).rejects.toMatchObject({ kind: 'signedOut' });
    expect(requests).toEqual([]);
  });
});

test('a refusal is told to the other tabs before they ask themselves', async () => {
  const shared = endingIn(minute);
  const { fetch, requests } = observedFetch(answering({ refresh: refused }));
  const tabs = [1, 2].map(() => observedClient(fetch, { session: shared }));
  const outcomes = await Promise.allSettled(tabs.map(({ call }) => call('org.tree')));
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toMatchObject([
    { kind: 'signedOut' },
    { kind: 'signedOut' },
  ]);
  expect(requests).toHaveLength(1);
  expect(shared.ends).toHaveLength(1);
});

test('the storage of another tab may lag behind its locks: the next tab waits until it has caught up', async () => {
  const shared = endingIn(minute);
  let known = shared.tokens;
  const lagging = {
    read: () => known,
    renew: shared.renew,
    end: shared.end,
  };
  const { fetch, requests } = observedFetch(answering());
  const [first, second] = [observedClient(fetch, { session: shared }), observedClient(fetch, { session: lagging })];
  await Promise.all([first.call('org.tree').then(() => setTimeout(() => (known = shared.tokens), 50)), second.call('org.tree')]);
  expect(requests.filter((request) => request.url.includes('/anno/login'))).toHaveLength(1);
});

test('whoever gives up during a refresh does not wait for it, and the others go on', async () => {
  const session = endingIn(minute);
  const answer = Promise.withResolvers<Response>();
  const { call, failures } = observedClient(answering({ refresh: () => answer.promise }), { session });
  const controller = new AbortController();
  const [left, stayed] = [call('org.tree', { signal: controller.signal }), call('org.tree')];
  controller.abort();
  await expect(left).rejects.toMatchObject({ kind: 'aborted', operationId: 'org.tree' });
  answer.resolve(tokens('T2', 'R2'));
  expect(await stayed).toEqual([]);
  expect([session.renewals, failures]).toEqual([1, []]);
});

describe('after a refusal', () => {
  test('a call is tried once more when another tab has a newer token', async () => {
    const session = endingIn(30 * minute);
    const answer = (request: Request) => {
      if (tokenOf(request) === 'Bearer T5') return envelope(['fine']);
      session.tokens = { token: 'T5', refreshToken: 'R5', expiresAt: Date.now() + 30 * minute };
      return envelope(null, { status: 401, code: 40009 });
    };
    const { call, requests } = observedClient(answer, { session });
    expect(await call('org.tree')).toEqual(['fine']);
    expect(requests).toHaveLength(2);
    expect(session.ends).toEqual([]);
  });

  test('but not twice', async () => {
    const session = endingIn(30 * minute);
    const { call, requests } = observedClient(answering({ isExpired: () => true }), { session });
    await expect(call('org.tree')).rejects.toMatchObject({ kind: 'signedOut', code: 40001 });
    expect(requests).toHaveLength(3);
    expect(session.ends).toHaveLength(1);
  });

  test('a body is sent again as it was', async () => {
    const session = endingIn(30 * minute);
    const { call, requests } = observedClient(answering({ isExpired: (token) => token === 'Bearer T1' }), { session });
    await call('parameter.import', { body: { file: new File(['abc'], 'a.xlsx') } });
    const sent = await Promise.all([requests[0], requests[2]].map(async (request) => (await request?.formData())?.get('file')));
    expect(sent).toMatchObject([
      { name: 'a.xlsx', size: 3 },
      { name: 'a.xlsx', size: 3 },
    ]);
  });
});

test('whoever signs out during a refresh stays signed out', async () => {
  const session = endingIn(minute);
  const signOut = () => {
    session.tokens = null;
    return tokens('T2', 'R2');
  };
  const { call } = observedClient(answering({ refresh: signOut }), { session });
  await expect(call('org.tree')).rejects.toMatchObject({ kind: 'signedOut' });
  expect([session.tokens, session.renewals, session.ends]).toEqual([null, 0, []]);
});

function refused(): Response {
  return envelope(null, { status: 400, code: 40009, msg: '登录超时，请重新登录' });
}

function endingIn(milliseconds: number) {
  return heldSession({ token: 'T1', refreshToken: 'R1', expiresAt: Date.now() + milliseconds });
}

function tokenOf(request: Request): string | null {
  return request.headers.get('token') ?? request.headers.get('Authorization');
}

interface Answers {
  refresh?: () => Response | Promise<Response>;
  isExpired?: (token: string | null) => boolean;
}

function answering({ refresh = () => tokens('T2', 'R2'), isExpired = () => false }: Answers = {}) {
  return (request: Request) => {
    if (request.url.includes('/anno/login')) return refresh();
    return isExpired(tokenOf(request)) ? envelope(null, { status: 401, code: 40001 }) : envelope([]);
  };
}

/** Two clients over one storage; the server takes each refresh token once. */
async function twoTabs() {
  const session = endingIn(minute);
  const used = new Set<string>();
  let refreshes = 0;
  const { fetch } = observedFetch(async (request) => {
    if (!request.url.includes('/anno/login')) return envelope([]);
    refreshes += 1;
    const token = new URLSearchParams(await request.text()).get('refresh_token') ?? '';
    if (used.has(token)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return envelope(null, { status: 400, code: 40009 });
    }
    used.add(token);
    return tokens('T2', 'R2');
  });
  const tabs = [1, 2].map(() => observedClient(fetch, { session: { read: session.read, renew: session.renew, end: session.end } }));
  const calls = tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.call('org.tree')));
  const outcomes = await Promise.allSettled(calls);
  const answers = outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
  return { refreshes, renewals: session.renewals, ends: session.ends.length, answers };
}
