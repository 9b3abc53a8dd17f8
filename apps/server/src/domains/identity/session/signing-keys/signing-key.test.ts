import { expect, it } from 'vitest';
import { openServer } from '../../../../../test/harness.ts';
import { createApp } from '../../../../http/app.ts';
import { runSchedules } from '../../../jobs/run-schedules.ts';
import { signingKeys } from './signing-key.ts';

const server = openServer();
const day = 86_400_000;
const ours = { fetch: (path: string, init?: RequestInit) => server.fetch(path, init) };

async function signIn(app = ours): Promise<string> {
  const answer = await app.fetch('/api/oauth/noToken/login', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'password', account: 'school', password: 'secret-1' }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token; // an envelope
}

const statusOf = async (token: string, app = ours) =>
  (await app.fetch('/api/oauth/menu/router', { headers: { authorization: `Bearer ${token}` } })).status;

it('a key signs for thirty days, and is read for half an hour more', async () => {
  const { kid, createTime } = await server.db.selectFrom('signingKey').select(['kid', 'createTime']).executeTakeFirstOrThrow();
  const renew = async (after: number) => {
    server.setNow(new Date(createTime.getTime() + after));
    await runSchedules(server.host);
    await server.runJobs();
    return (await signingKeys(server).newest()).kid;
  };
  expect(await renew(29 * day)).toBe(kid);
  server.setNow(new Date(createTime.getTime() + 31 * day - 60_000));
  const token = await signIn();
  const next = await renew(31 * day);
  expect([next === kid, await renew(32 * day)]).toEqual([false, next]);
  server.setNow(new Date(createTime.getTime() + 31 * day + 20 * 60_000));
  expect(await statusOf(token)).toBe(200);
  // what the key before has signed has run out by then: nothing it could sign is taken
  const forgotten = await signingKeys(server).find(kid);
  server.setNow(new Date(createTime.getTime() + 31 * day + 32 * 60_000));
  expect([forgotten?.kid, await signingKeys(server).find(kid)]).toEqual([kid, null]);
});

it('with another secret the keys that lie there are worth nothing, and one is made that is', async () => {
  const before = await signIn();
  const app = createApp({ ...server.host, secret: 'another secret, longer than 32 bytes, too' });
  const moved = { fetch: async (path: string, init?: RequestInit) => app.fetch(new Request(`http://saiwu.test${path}`, init)) };
  expect(await statusOf(before, moved)).toBe(401);
  const after = await signIn(moved);
  expect([await statusOf(after, moved), await statusOf(after)]).toEqual([200, 401]);
});
