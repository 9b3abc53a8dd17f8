import { expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';

const server = openServer();

async function boxOf(account: string) {
  return (await server.as(account).call('message.page', { body: { model: {} } })).data.records;
}

it('wrong passwords that lock an account are told to its owner once, with when, whence and for how long', async () => {
  server.setNow(new Date('2026-03-02T00:00:00Z'));
  const headers = { 'content-type': 'application/json', authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` };
  const body = JSON.stringify({ grantType: 'password', account: 'teacher', password: 'wrong' });
  const guess = async () => (await server.fetch('/api/oauth/noToken/login', { method: 'POST', headers, body })).status;
  for (let tries = 0; tries < 4; tries += 1) expect(await guess()).toBe(400);
  expect(await boxOf('teacher')).toEqual([]);
  for (let tries = 0; tries < 3; tries += 1) expect(await guess()).toBe(400);
  expect(await boxOf('teacher')).toEqual([
    expect.objectContaining({
      title: '你的账号被锁定过',
      content: '2026-03-02 08:00（北京时间），有人从 203.0.113.7 第 5 次输错你的密码，账号锁定 15 分钟。如果不是你，请修改密码。',
      msgType: { code: 'WARN', desc: '预警' },
      bizType: { code: 'USER_LOCK', desc: '账号锁定' },
      author: null,
      handlerUrl: '/profile?section=security',
    }),
  ]);
});

it('nobody who guesses waits for the owner to be told: the time would say that there is one', async () => {
  const { bus } = server.host;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.host.bus = {
    ...bus,
    publish: async (...told) => {
      await held;
      return bus.publish(...told);
    },
  };
  const headers = { 'content-type': 'application/json', authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` };
  const body = JSON.stringify({ grantType: 'password', account: 'teacher', password: 'wrong' });
  try {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await server.fetch('/api/oauth/noToken/login', { method: 'POST', headers, body })).status).toBe(400);
  } finally {
    release();
    server.host.bus = bus;
  }
  expect(await boxOf('teacher')).toHaveLength(1);
});

it('a password that an administrator resets is told to its owner', async () => {
  const { id } = await server.db.selectFrom('user').where('account', '=', 'teacher').select('id').executeTakeFirstOrThrow();
  server.setNow(new Date('2026-03-02T00:00:00Z'));
  expect((await server.as('school').call('user.reset', { body: { id } })).status).toBe(200);
  await server.db.updateTable('user').set({ mustChangePassword: false }).where('id', '=', id).execute();
  await server.db.deleteFrom('session').where('userId', '=', id).execute();
  expect(await boxOf('teacher')).toEqual([
    expect.objectContaining({
      title: '你的密码被重置了',
      content: '校管 在 2026-03-02 08:00（北京时间）给你设了一次性密码。如果不是你要求的，请联系管理员。',
      bizType: { code: 'USER', desc: '账号' },
    }),
  ]);
});
