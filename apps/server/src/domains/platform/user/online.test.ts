import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const idOf = async (account: string) =>
  (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;

interface Session {
  account: string;
  token: string;
}
const list = async (account: string, body: object = {}): Promise<Session[]> =>
  (await server.as(account).call('online.list', { body })).data;
const accounts = async (account: string, body?: object) => (await list(account, body)).map((session) => session.account).toSorted();

/** Signs somebody in with a browser; each time a session more. */
async function signIn(account: string) {
  const response = await server.fetch('/api/oauth/noToken/login', {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    },
    body: JSON.stringify({ grantType: 'password', account, password: 'secret-1' }),
  });
  const { data } = (await response.json()) as { data: { token: string } }; // an envelope
  return async () => {
    const answer = await server.fetch('/api/oauth/resource/visible', { headers: { authorization: `Bearer ${data.token}` } });
    const { code, msg } = (await answer.json()) as { code: number; msg: string }; // an envelope
    return [answer.status, code, msg];
  };
}

describe('who is online', () => {
  it('is told to whoever sends a form with nothing in it', async () => {
    const response = await server.fetch('/api/oauth/noToken/login', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ grantType: 'password', account: 'manager', password: 'secret-1' }),
    });
    const { data } = (await response.json()) as { data: { token: string } }; // an envelope
    const headers = { authorization: `Bearer ${data.token}`, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.fetch('/api/authority/online/list', { method: 'POST', headers, body: '' });
    expect([answer.status, await answer.json()]).toMatchObject([200, { code: 0 }]);
  });

  it('is told with place, device and when it ends, and the session opens nothing', async () => {
    server.setNow(new Date('2026-03-01T00:00:00Z'));
    await signIn('teacher');
    const [teacher] = await list('manager', { name: '张老' });
    expect(teacher).toMatchObject({
      account: 'teacher',
      name: '张老师',
      clientId: 'lamp_web',
      clientName: '管理控制台',
      kind: { code: 'PASSWORD' },
      loginIp: '203.0.113.7',
      browser: 'Chrome',
      operatingSystem: 'Linux',
      loginTime: '2026-03-01 08:00:00',
      expireTime: '2026-03-01 16:00:00',
      expireMillis: '28800',
      isCurrent: false,
    });
    const answer = await server.fetch('/api/oauth/resource/visible', { headers: { authorization: `Bearer ${teacher?.token}` } });
    expect(answer.status).toBe(401);
  });

  it('is told of people in sight alone, by name or account', async () => {
    for (const account of ['teacher', 'other', 'admin']) await signIn(account);
    expect(await accounts('manager')).toEqual(['manager', 'other', 'teacher']);
    expect(await accounts('manager', { name: 'TEACH' })).toEqual(['teacher']);
    expect(await accounts('manager', { userId: await idOf('other') })).toEqual(['other']);
    expect(await accounts('admin')).toContain('admin');
    expect((await server.as('school').call('online.list', { body: {} })).status).toBe(403);
  });

  it('leaves out what has ended, run out, or belongs to somebody who is switched off', async () => {
    server.setNow(new Date('2026-03-01T00:00:00Z'));
    for (const account of ['teacher', 'student', 'college']) await signIn(account);
    await server.db
      .updateTable('session')
      .set({ endedTime: new Date() })
      .where('userId', '=', await idOf('teacher'))
      .execute();
    await server.db.updateTable('user').set({ state: false }).where('account', '=', 'student').execute();
    expect(await accounts('manager')).toEqual(['college', 'manager']);
    server.setNow(new Date('2026-03-01T09:00:00Z'));
    expect(await accounts('manager')).toEqual(['manager']);
  });
});

describe('somebody who is signed out', () => {
  const end = async (account: string, body: object = {}, as = 'manager') =>
    server.as(as).call('online.end', { body: { userId: await idOf(account), ...body } });

  it('is turned away from the next request on: of one session, of an application, of all', async () => {
    const [first, second] = [await signIn('teacher'), await signIn('teacher')];
    const sessions = await list('manager', { name: 'teacher' });
    expect((await end('teacher', { userToken: sessions[1]?.token })).data).toBe(true);
    expect([await first(), await second()].filter(([status]) => status === 401)).toHaveLength(1);
    expect((await end('teacher', { clientId: 'febs' })).data).toBe(false);
    expect((await end('teacher', { clientId: 'lamp_web' })).data).toBe(true);
    expect([await first(), await second()]).toEqual([
      [401, 40008, '你已被管理员下线'],
      [401, 40008, '你已被管理员下线'],
    ]);
    expect((await end('teacher')).data).toBe(false);
  });

  it('is never oneself, somebody out of sight or with more rights, nor by the session of another', async () => {
    const other = await signIn('other');
    const [theirs] = await list('manager', { name: 'other' });
    const [own] = await list('manager', { name: 'manager' });
    expect((await end('manager', { userToken: own?.token })).msg).toBe('要结束当前登录，请退出登录');
    expect((await end('manager')).data).toBe(false);
    expect((await end('admin')).status).toBe(404);
    expect((await end('teacher', { userToken: theirs?.token })).data).toBe(false);
    expect((await other())[0]).toBe(200);
    const role = await server.db.selectFrom('role').where('code', '=', 'SUPER_ADMIN').select('id').executeTakeFirstOrThrow();
    await server.db
      .insertInto('userRole')
      .values({ tenantId: '1', userId: await idOf('other'), roleId: role.id })
      .execute();
    expect((await end('other')).status).toBe(409);
  });
});
