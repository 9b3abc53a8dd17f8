import { expect, test } from 'vitest';
import { createClient } from '../client.ts';
import { heldSession } from '../observed-fetch.ts';

test('a connection carries what a call would, with the token of the moment', async () => {
  const session = heldSession({ token: 'one', refreshToken: null, expiresAt: Date.now() + 3_600_000 });
  const client = createClient({ baseUrl: '/api', session, language: () => 'en' });
  const headers = { Authorization: 'Basic bGFtcF93ZWI6bGFtcF93ZWJfc2VjcmV0', 'Accept-Language': 'en' };
  expect(await client.connection()).toEqual({ baseUrl: '/api', headers: { ...headers, token: 'Bearer one' } });
  session.renew({ token: 'two', refreshToken: null, expiresAt: Date.now() + 3_600_000 });
  expect((await client.connection()).headers).toEqual({ ...headers, token: 'Bearer two' });
});
