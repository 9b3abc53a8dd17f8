import { contract } from '@saiwu/openapi';
import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import type { ParameterKey } from '../../../services/parameters/known-parameters.ts';
import { seedTenantId } from '../../../core/tenants.ts';

const server = openServer();
const headers = { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}`, 'content-type': 'application/json' };

async function setParameter(key: ParameterKey, value: string): Promise<void> {
  await server.db.updateTable('parameter').set({ value }).where('key', '=', key).execute();
  await server.host.bus.publish(server.db, 'parameter', { tenantId: seedTenantId });
}

async function idOf(account: string): Promise<string> {
  return (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
}

/** What changing one's own password answers: null, or what is wrong with the new one. */
async function change(account: string, password: string): Promise<string | null> {
  const body = { id: await idOf(account), oldPassword: 'secret-1', password, confirmPassword: password };
  const { status, extra } = await server.as(account).call('session.changePassword', { body });
  return status === 200 ? null : extra.fieldErrors.password;
}

describe('a new password', () => {
  it('is refused when everybody tries it first, and taken whatever characters it has', async () => {
    await server.db.updateTable('user').set({ mobile: '13800001234' }).where('account', '=', 'teacher').execute();
    const common = '这个密码太常见，请换一个';
    const near = '密码不能和账号或手机号太像';
    const cases: Record<string, string | null> = {
      '123456': common,
      Password1: common,
      '5201314': common,
      qwertyuiop: common,
      '987654321': common,
      gfedcba: common,
      '1qaz2wsx': common,
      aaaaaaaa: common,
      '12341234': common,
      abcabcab: common,
      teacher: near,
      'TEACHER-1': near,
      '12teacher': near,
      '13800001234': near,
      '13800001234a': near,
      '12345': '长度为 6 到 20 个字符',
      ' 6 spaces ': null,
    };
    for (const [password, wrong] of Object.entries(cases)) expect([password, await change('teacher', password)]).toEqual([password, wrong]);
    for (const password of ['我的密码有点长呢', 'no digits at all', '83917264', 'teacher-of-maths']) {
      await server.db
        .updateTable('user')
        .set({ passwordHash: await server.host.passwords.hash('secret-1') })
        .where('account', '=', 'teacher')
        .execute();
      expect([password, await change('teacher', password)]).toEqual([password, null]);
    }
  });

  it('is as long as the parameters want, which raise both ends', async () => {
    const [six, twenty, sixtyFour] = ['x7-q9a', 'correct-horse-batter', `correct horse battery staple ${'y'.repeat(35)}`];
    expect([await change('school', sixtyFour), sixtyFour.length]).toEqual(['密码长度为 6 到 20 个字符', 64]);
    await setParameter('PasswordMinLength', '12');
    await setParameter('PasswordMaxLength', '64');
    expect(await change('school', six)).toBe('密码长度为 12 到 64 个字符');
    expect(await change('school', sixtyFour)).toBeNull();
    expect(await change('college', twenty)).toBeNull();
  });

  it('is held to the same when somebody else gives it', async () => {
    const id = await idOf('teacher');
    const reset = async (password: string) =>
      (await server.as('school').call('user.reset', { body: { id, password, confirmPassword: password } })).extra?.fieldErrors;
    expect(await reset('password1')).toEqual({ password: '这个密码太常见，请换一个' });
    expect(await reset('teacher1')).toEqual({ password: '密码不能和账号或手机号太像' });
    expect(await reset('good-enough')).toBeUndefined();
  });
});

it('a password that is older than the tenant allows has to be changed after the next sign-in, and not before', async () => {
  const signIn = async (password: string) => {
    const body = JSON.stringify({ grantType: 'password', account: 'school', password });
    const answer = await server.fetch('/api/oauth/noToken/login', { method: 'POST', headers, body });
    return ((await answer.json()) as { data: { token: string; mustChangePassword: boolean; passwordExpired: boolean } }).data; // an envelope
  };
  const contests = async (token: string) =>
    server.fetch(`/api${contract['contest.page'].path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: {} }),
    });
  await server.db.updateTable('tenant').set({ passwordExpire: 30 }).execute();
  expect(await change('school', 'fresh-one')).toBeNull();
  const { passwordExpireTime } = await server.db
    .selectFrom('user')
    .where('account', '=', 'school')
    .select('passwordExpireTime')
    .executeTakeFirstOrThrow();
  const days = ((passwordExpireTime?.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);

  server.setNow(new Date(Date.now() + 30 * 86_400_000 - 600_000));
  const early = await signIn('fresh-one');
  expect(early).toMatchObject({ mustChangePassword: false, passwordExpired: false });
  server.setNow(new Date(Date.now() + 30 * 86_400_000 + 600_000));
  expect((await contests(early.token)).status).toBe(200);

  const late = await signIn('fresh-one');
  expect(late).toMatchObject({ mustChangePassword: true, passwordExpired: true });
  const refused = await contests(late.token);
  expect([refused.status, ((await refused.json()) as { msg: string }).msg]).toEqual([409, '密码已过期，请先修改密码']);
  const changed = await server.fetch('/api/authority/user/password', {
    method: 'PUT',
    headers: { authorization: `Bearer ${late.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: await idOf('school'), oldPassword: 'fresh-one', password: 'another-1', confirmPassword: 'another-1' }),
  });
  expect([changed.status, (await contests(late.token)).status]).toEqual([200, 200]);
  expect(await signIn('another-1')).toMatchObject({ mustChangePassword: false, passwordExpired: false });
});
