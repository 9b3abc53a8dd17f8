import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import { seedTenantId } from '../../../core/tenants.ts';

const server = openServer();
const basic = { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` };

async function signIn(account: string, password: string, headers: Record<string, string> = basic) {
  const response = await server.fetch('/api/authority/anno/login', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ grant_type: 'password', username: account, password }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, any> }; // oxlint-disable-line typescript/no-explicit-any -- an envelope with tokens beside it
}

async function refresh(refreshToken: string) {
  const response = await server.fetch('/api/authority/anno/login', {
    method: 'POST',
    headers: basic,
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, any> }; // oxlint-disable-line typescript/no-explicit-any -- an envelope with tokens beside it
}

const menuWith = (token: string) => server.fetch('/api/oauth/menu/router', { headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('answers tokens beside the envelope, and the role list in it', async () => {
    const { status, body } = await signIn('school', 'secret-1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 0,
      isSuccess: true,
      expires_in: 1800,
      data: { account: 'school', roleList: [{ code: 'XMANAGEMENT', centifiedStatus: null }], mustChangePassword: false },
    });
    expect((await menuWith(body['access_token'])).status).toBe(200);
  });

  it('takes the platform form of the call, as JSON, form and multipart', async () => {
    const fields = { grantType: 'password', account: 'school', password: 'secret-1' };
    const multipart = new FormData();
    for (const [key, value] of Object.entries(fields)) multipart.set(key, value);
    for (const body of [JSON.stringify(fields), new URLSearchParams(fields), multipart]) {
      const headers = typeof body === 'string' ? { ...basic, 'content-type': 'application/json' } : basic;
      expect((await server.fetch('/api/oauth/noToken/login', { method: 'POST', headers, body })).status).toBe(200);
    }
  });

  it('takes the token in the token header as well', async () => {
    const { body } = await signIn('school', 'secret-1');
    const answer = await server.fetch('/api/oauth/resource/visible', { headers: { token: `Bearer ${body['access_token']}` } });
    expect(answer.status).toBe(200);
  });

  it('gives one answer for a wrong password, an unknown account and a disabled one', async () => {
    await server.db.updateTable('user').set({ state: false }).where('account', '=', 'teacher').execute();
    const answers = [await signIn('school', 'wrong-1'), await signIn('nobody-at-all', 'secret-1'), await signIn('teacher', 'secret-1')];
    for (const { status, body } of answers) expect([status, body['code'], body['msg']]).toEqual([400, -10, '用户名或密码错误']);
  });

  it('wants a known application', async () => {
    expect((await signIn('school', 'secret-1', {})).body['msg']).toBe('请填写正确的客户端ID或者客户端秘钥');
    expect((await signIn('school', 'secret-1', { authorization: `Basic ${btoa('lamp_web:other')}` })).status).toBe(400);
  });

  it('locks an account after five wrong guesses for fifteen minutes, against parallel guesses too', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => signIn('school', 'wrong-1')));
    expect(guesses.every(({ status }) => status === 400)).toBe(true);
    const { passwordErrorNum } = await server.db
      .selectFrom('user')
      .where('account', '=', 'school')
      .select('passwordErrorNum')
      .executeTakeFirstOrThrow();
    expect(passwordErrorNum).toBe(5);
    expect((await signIn('school', 'secret-1')).status).toBe(400);
    server.setNow(new Date(Date.now() + 16 * 60_000));
    expect((await signIn('school', 'secret-1')).status).toBe(200);
  });
});

it('an account is locked until midnight of the tenant’s day where its tenant says 0 minutes, as the platform has it', async () => {
  await server.db.updateTable('tenant').set({ passwordErrorLockMinutes: 0 }).execute();
  const at = (time: string) => server.setNow(new Date(`${time}+08:00`));
  at('2026-03-02T10:00:00');
  for (let guess = 0; guess < 5; guess += 1) await signIn('school', 'wrong-1'); // oxlint-disable-line no-await-in-loop -- counted one by one
  at('2026-03-02T23:59:59');
  expect((await signIn('school', 'secret-1')).status).toBe(400);
  at('2026-03-03T00:00:01');
  expect((await signIn('school', 'secret-1')).status).toBe(200);
});

describe('a session', () => {
  it('ends with its access token, which a refresh renews', async () => {
    const { body } = await signIn('school', 'secret-1');
    server.setNow(new Date(Date.now() + 31 * 60_000));
    const late = await menuWith(body['access_token']);
    expect([late.status, (await late.json()).code]).toEqual([401, 40001]);
    const renewed = await refresh(body['refresh_token']);
    expect(renewed.status).toBe(200);
    expect((await menuWith(renewed.body['access_token'])).status).toBe(200);
  });

  it('survives a refresh whose answer got lost', async () => {
    const { body } = await signIn('school', 'secret-1');
    await refresh(body['refresh_token']);
    expect((await refresh(body['refresh_token'])).status).toBe(200);
  });

  it('is ended by a refresh token that is used a second time', async () => {
    const { body } = await signIn('school', 'secret-1');
    const renewed = await refresh(body['refresh_token']);
    server.setNow(new Date(Date.now() + 30_000));
    expect((await refresh(body['refresh_token'])).body['code']).toBe(40009);
    expect((await menuWith(renewed.body['access_token'])).status).toBe(401);
    expect((await refresh(renewed.body['refresh_token'])).status).toBe(400);
  });

  it('ends eight hours after its last use, and seven days after sign-in', async () => {
    const { body } = await signIn('school', 'secret-1');
    server.setNow(new Date(Date.now() + 8.1 * 3_600_000));
    expect((await refresh(body['refresh_token'])).status).toBe(400);
  });

  it('ends when somebody signs out', async () => {
    const { body } = await signIn('school', 'secret-1');
    await server.as(null).call('session.signOut', { body: { token: body['access_token'] } });
    expect((await menuWith(body['access_token'])).status).toBe(401);
    expect((await refresh(body['refresh_token'])).status).toBe(400);
  });

  it('gives way to the next one where the policy allows only one', async () => {
    const first = await signIn('school', 'secret-1');
    await server.db.updateTable('parameter').set({ value: 'ONLY_ONE' }).where('key', '=', 'LoginPolicy').execute();
    await server.host.bus.publish(server.db, 'parameter', { tenantId: seedTenantId });
    const second = await signIn('school', 'secret-1');
    const replaced = await menuWith(first.body['access_token']);
    expect([replaced.status, (await replaced.json()).code]).toEqual([401, 40008]);
    expect((await menuWith(second.body['access_token'])).status).toBe(200);
  });

  it('ends at once when the user is disabled', async () => {
    const { body } = await signIn('school', 'secret-1');
    await server.db.updateTable('user').set({ state: false }).where('account', '=', 'school').execute();
    expect((await menuWith(body['access_token'])).status).toBe(401);
  });

  it('does not open with a token signed by another secret, or by none', async () => {
    const { body } = await signIn('school', 'secret-1');
    const [head = '', payload = ''] = String(body['access_token']).split('.');
    const unsigned = `${btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '')}.${payload}.`;
    for (const token of [unsigned, `${head}.${payload}.AAAA`, 'x', '']) expect((await menuWith(token)).status).toBe(401);
  });
});

describe('a one-time password', () => {
  it('has to be changed before anything else', async () => {
    await server.db.updateTable('user').set({ mustChangePassword: true }).where('account', '=', 'school').execute();
    const refused = await server.as('school').call('contest.page', { body: { model: {} } });
    expect([refused.status, refused.msg]).toEqual([409, '请先修改一次性密码']);
    const { id } = await server.db.selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow();
    const changed = await server
      .as('school')
      .call('session.changePassword', { body: { id, oldPassword: 'secret-1', password: 'secret-2', confirmPassword: 'secret-2' } });
    expect(changed.data).toBe(true);
    expect((await server.as('school').call('contest.page', { body: { model: {} } })).status).toBe(200);
    expect((await signIn('school', 'secret-2')).status).toBe(200);
  });

  it('cannot be guessed with a stolen session: guesses count as at sign-in', async () => {
    const { id } = await server.db.selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow();
    const change = (oldPassword: string) =>
      server.as('school').call('session.changePassword', { body: { id, oldPassword, password: 'secret-2', confirmPassword: 'secret-2' } });
    for (let guess = 0; guess < 5; guess += 1) expect((await change(`wrong-${guess}`)).status).toBe(400);
    expect((await change('secret-1')).extra.fieldErrors).toEqual({ oldPassword: '旧密码错误' });
  });

  it('is changed by who is signed in, whatever others behind the address have guessed at sign-in', async () => {
    const { id } = await server.db.selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow();
    for (let guess = 0; guess < 6; guess += 1) expect((await signIn('school', 'wrong-1')).status).toBe(400);
    expect((await signIn('school', 'secret-1')).status).toBe(400);
    const body = { id, oldPassword: 'secret-1', password: 'secret-2', confirmPassword: 'secret-2' };
    expect((await server.as('school').call('session.changePassword', { body })).data).toBe(true);
  });

  it('names what is wrong with the new one, in the asked language', async () => {
    const { id } = await server.db.selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow();
    const differ = await server
      .as('school', 'en')
      .call('session.changePassword', { body: { id, oldPassword: 'secret-1', password: 'secret-2', confirmPassword: 'secret-3' } });
    expect([differ.status, differ.extra.fieldErrors]).toEqual([400, { confirmPassword: 'The two entries do not match' }]);
    const old = await server
      .as('school')
      .call('session.changePassword', { body: { id, oldPassword: 'wrong', password: 'secret-2', confirmPassword: 'secret-2' } });
    expect(old.extra.fieldErrors).toEqual({ oldPassword: '旧密码错误' });
  });
});
