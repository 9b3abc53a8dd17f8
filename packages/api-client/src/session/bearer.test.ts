import { expect, test } from 'vitest';
import { envelope, heldSession, observedClient, tokens } from '../observed-fetch.ts';

const browser = `Basic ${btoa('lamp_web:lamp_web_secret')}`;

test('the first client sends the token in Authorization', async () => {
  const { call, requests } = observedClient(() => envelope([]));
  await call('menu.router');
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer T1');
  expect(requests[0]?.headers.get('token')).toBeNull();
});

test('the second client sends it in token and names itself in Authorization', async () => {
  const { call, requests } = observedClient(() => envelope({}));
  await call('parameter.get', { path: { id: '1' } });
  expect(requests[0]?.headers.get('token')).toBe('Bearer T1');
  expect(requests[0]?.headers.get('Authorization')).toBe(browser);
});

test('an open call carries no token', async () => {
  const { call, requests } = observedClient(() => envelope({}));
  await call('session.signIn', { body: { grant_type: 'password', username: 'a', password: 'b' } });
  expect(requests[0]?.headers.get('Authorization')).toBe(browser);
  expect(requests[0]?.headers.get('token')).toBeNull();
});

test('a token never stands in the address', async () => {
  const { call, requests } = observedClient(() => envelope({}));
  await call('user.check', { query: { name: 'a' } });
  expect(requests[0]?.url).not.toContain('T1');
});

test('signed out, a call that needs a session is not sent, and ends none', async () => {
  const session = heldSession(null);
  const { call, requests } = observedClient(() => envelope(null, { status: 401, code: 40003 }), { session });
  await expect(call('menu.router')).rejects.toMatchObject({ kind: 'signedOut' });
  expect(requests).toEqual([]);
  expect(session.ends).toEqual([]);
});

test('the tenant goes with every call where there is more than one, also with a refresh', async () => {
  const session = heldSession({ token: 'T1', refreshToken: 'R1', expiresAt: Date.now() });
  const answer = (request: Request) => (request.url.includes('login') ? tokens('T2', 'R2') : envelope([]));
  const { call, connection, requests } = observedClient(answer, { session, tenant: () => '0000' });
  await call('menu.router');
  await call('org.tree');
  expect(requests.map((request) => request.headers.get('tenant'))).toEqual(['MDAwMA==', 'MDAwMA==', 'MDAwMA==']);
  const other = observedClient(answer, { tenant: () => '企业' });
  await other.call('menu.router');
  expect(other.requests[0]?.headers.get('tenant')).toBe('5LyB5Lia');
  expect((await connection()).headers).toMatchObject({ tenant: 'MDAwMA==' });
});
