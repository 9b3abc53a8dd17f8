import { expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function signIn(account: string, application = 'lamp_web:lamp_web_secret'): Promise<{ token: string; refreshToken: string }> {
  const response = await server.fetch('/api/oauth/noToken/login', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(application)}`, 'content-type': 'application/json', 'user-agent': chrome },
    body: JSON.stringify({ grantType: 'password', account, password: 'secret-1' }),
  });
  return ((await response.json()) as { data: { token: string; refreshToken: string } }).data; // an envelope
}

async function call(token: string, path: string, init: RequestInit = {}, language = 'zh') {
  const headers = { token: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': language };
  const response = await server.fetch(`/api${path}`, { ...init, headers });
  // answers of several shapes, read below
  const body = (await response.json()) as { code: number; msg: string; data: any }; // oxlint-disable-line typescript/no-explicit-any -- see above
  return { ...body, status: response.status };
}

it('everybody sees their own sessions, ends the others, and leaves their own by signing out', async () => {
  server.setNow(new Date('2026-03-02T00:00:00Z'));
  const first = await signIn('school');
  server.setNow(new Date('2026-03-02T00:10:00Z'));
  const second = await signIn('school', 'febs:123456');
  const foreign = await signIn('college');
  const { data } = await call(second.token, '/authority/user/session');
  const facts = { kind: { code: 'PASSWORD', desc: '密码登录' }, loginIp: '203.0.113.7', browser: 'Chrome', operatingSystem: 'Windows 10' };
  expect(data).toEqual([
    expect.objectContaining({ ...facts, clientName: '管理控制台（第一客户端）', loginTime: '2026-03-02 08:10:00', isCurrent: true }),
    expect.objectContaining({ ...facts, clientName: '管理控制台', loginTime: '2026-03-02 08:00:00', isCurrent: false }),
  ]);
  const inEnglish = await call(second.token, '/authority/user/session', {}, 'en');
  expect(inEnglish.data.map(({ clientName }: { clientName: string }) => clientName)).toEqual([
    'Admin console (first client)',
    'Admin console',
  ]);
  expect(JSON.stringify(data)).not.toContain(first.refreshToken.split('.')[1]);

  const end = (ids: string[]) => call(second.token, '/authority/user/session', { method: 'DELETE', body: JSON.stringify(ids) });
  const [own, other] = [data[0].id, data[1].id];
  expect([(await end([own, other])).status, (await end([own])).msg]).toEqual([400, '要结束当前登录，请退出登录']);
  const [theirs] = (await call(foreign.token, '/authority/user/session')).data;
  expect([(await end([theirs.id])).data, (await end(['unknown'])).data, (await end([])).status]).toEqual([false, false, 400]);
  expect([(await end([other])).data, (await end([other])).data]).toEqual([true, false]);
  const gone = await call(first.token, '/authority/user/session');
  expect([gone.status, gone.code]).toEqual([401, 40009]);
  expect((await call(foreign.token, '/authority/user/session')).status).toBe(200);
  expect((await call(second.token, '/authority/user/session')).data).toHaveLength(1);
  server.setNow(new Date('2026-03-02T08:05:00Z'));
  const third = await signIn('school');
  server.setNow(new Date('2026-03-02T08:11:00Z'));
  // the second one was not used for eight hours
  expect((await call(third.token, '/authority/user/session')).data).toHaveLength(1);
});

it('a token in the header tells whose it is, and how long it lives; one in the query is not read', async () => {
  server.setNow(new Date('2026-03-02T00:00:00Z'));
  const { token } = await signIn('school');
  server.setNow(new Date('2026-03-02T00:20:00Z'));
  const { data } = await call(token, '/oauth/anno/verify');
  expect(data).toMatchObject({
    token,
    refreshToken: null,
    account: 'school',
    expire: '600',
    expireMillis: '600',
    expiration: '2026-03-02 08:30:00',
  });
  expect(data.roleList).toEqual([{ code: 'XMANAGEMENT', centifiedStatus: null }]);
  expect((await server.fetch(`/api/oauth/anno/verify?token=${token}`)).status).toBe(401);
  server.setNow(new Date('2026-03-02T00:31:00Z'));
  expect((await call(token, '/oauth/anno/verify')).code).toBe(40001);
});
