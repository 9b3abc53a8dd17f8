import { expect, test } from 'vitest';
import { envelope, heldSession, observedClient, tokens } from '../observed-fetch.ts';

const served = Date.parse('2026-09-01T00:00:00Z');
const headers = { Date: 'Tue, 01 Sep 2026 00:00:00 GMT' };
const hour = 3_600_000;

test("the server's Date sets the clock", async () => {
  const { call, serverNow } = observedClient(() => envelope([], { headers }), { now: () => served - hour });
  expect(serverNow()).toBe(served - hour);
  await call('menu.router');
  expect(serverNow()).toBe(served);
});

test('an answer without Date leaves it', async () => {
  const { call, serverNow } = observedClient(() => envelope([]), { now: () => served });
  await call('menu.router');
  expect(serverNow()).toBe(served);
});

test('expiry is told in the time of the server, whatever the local clock says', async () => {
  const session = heldSession({ token: 'T1', refreshToken: 'R1', expiresAt: served + 60_000 });
  // The local clock is an hour ahead, so the first call refreshes; the second knows better and does not.
  const { call, requests } = observedClient(answer, { session, now: () => served + hour });
  await call('menu.router');
  expect(session.tokens).toEqual({ token: 'T2', refreshToken: 'R2', expiresAt: served + 1_800_000 });
  await call('menu.router');
  expect(requests).toHaveLength(3);
});

function answer(request: Request): Response {
  return request.url.includes('login') ? tokens('T2', 'R2', headers) : envelope([], { headers });
}
