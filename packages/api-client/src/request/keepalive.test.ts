import { expect, test } from 'vitest';
import { envelope, observedClient } from '../observed-fetch.ts';

const body = { scores: [], comment: null, version: 1 };
const path = { stageId: '1', projectId: '2' };

test('a call goes on without its page only where it is asked to', async () => {
  const { call, requests } = observedClient(() => envelope({}));
  await call('score.save', { path, body, keepalive: true });
  await call('score.save', { path, body });
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});
