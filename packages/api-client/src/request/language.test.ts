import { expect, test } from 'vitest';
import { envelope, observedClient } from '../observed-fetch.ts';

test('each call asks for the language of its moment', async () => {
  let language = 'zh';
  const { call, requests } = observedClient(() => envelope([]), { language: () => language });
  await call('menu.router');
  language = 'en';
  await call('judging.stages');
  expect(requests.map((request) => request.headers.get('Accept-Language'))).toEqual(['zh', 'en']);
});
