import { describe, expect, test } from 'vitest';
import { createAuthorityClient, createPlatformClient } from '../client.ts';
import { envelope, heldSession, observedFetch } from '../observed-fetch.ts';

function clients() {
  const { fetch, requests } = observedFetch(() => envelope([]));
  // a session that would have to be refreshed first
  const session = heldSession({ token: 'T1', refreshToken: 'R1', expiresAt: Date.now() + 1000 });
  const options = { baseUrl: 'http://saiwu.test/api', fetch, session, language: () => 'zh' };
  return { first: createAuthorityClient(options), second: createPlatformClient(options), requests };
}

describe.each([['.'], ['..'], ['']])('a path parameter of %j', (value) => {
  test('is refused by both clients before anything is sent: a browser would ask for another path', async () => {
    const { first, second, requests } = clients();
    const refused = { name: 'ApiError', kind: 'invalid' };
    await expect(first.call('social.connections', { path: { username: value } })).rejects.toMatchObject({
      ...refused,
      operationId: 'social.connections',
    });
    await expect(second.call('user.get', { path: { id: value } })).rejects.toMatchObject({ ...refused, operationId: 'user.get' });
    expect(requests).toEqual([]);
  });
});

test('a path parameter that is missing at run time is refused too', async () => {
  const { second, requests } = clients();
  // as JavaScript can send it
  const path: { id: string } = JSON.parse('{"id":null}');
  await expect(second.call('user.get', { path })).rejects.toMatchObject({ kind: 'invalid', operationId: 'user.get' });
  expect(requests).toEqual([]);
});

test.each([
  ['...', '...'],
  ['../org', '..%2Forg'],
  ['%2e%2e', '%252e%252e'],
  ['. .', '.%20.'],
])('%j stays what it is, in its own place', async (value, sent) => {
  const { second, requests } = clients();
  await second.call('user.get', { path: { id: value } });
  expect(new URL(requests.at(-1)?.url ?? '').pathname).toBe(`/api/authority/user/${sent}`);
});
