import { expect, test } from 'vitest';
import { envelope, observedClient } from '../observed-fetch.ts';

test('the second client adds ts beside the query', async () => {
  const { call, requests } = observedClient(() => envelope(true), { now: () => 1_700_000_000_000 });
  await call('user.check', { query: { name: '张 三&=' } });
  const { searchParams, pathname } = new URL(requests[0]?.url ?? '');
  expect(pathname).toBe('/api/authority/user/check');
  expect([...searchParams]).toEqual([
    ['name', '张 三&='],
    ['ts', '1700000000000'],
  ]);
});

test('the first client adds none', async () => {
  const { call, requests } = observedClient(() => envelope([]));
  await call('menu.router');
  expect(requests[0]?.url).toBe('http://saiwu.test/api/oauth/menu/router');
});
