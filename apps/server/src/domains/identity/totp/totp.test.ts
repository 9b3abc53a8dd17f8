import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import { stepOf } from './authenticator.ts';

const server = openServer();
const start = Date.parse('2026-03-02T00:00:00Z');
const basic = { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` };

beforeEach(async () => {
  server.setNow(new Date(start));
  await setPolicy('OPTIONAL');
});

async function setPolicy(value: string) {
  const { id } = await server.db.selectFrom('parameter').where('key', '=', 'TotpPolicy').select('id').executeTakeFirstOrThrow();
  expect((await server.as('admin').change('parameter.update', { id, name: '两步验证', value })).status).toBe(200);
}

/** What an authenticator shows, by default half a minute after the last code that was used. */
function codeAt(uri: string, seconds: number): string {
  const address = new URL(uri);
  return new TOTP({ secret: address.searchParams.get('secret') ?? '' }).generate({ timestamp: start + seconds * 1000 });
}

async function enrol(account: string): Promise<{ uri: string; recoveryCodes: string[] }> {
  const { data } = await server.as(account).call('totp.enrol');
  const confirmed = await server.as(account).call('totp.confirm', { body: { code: codeAt(data.uri, 0) } });
  expect(confirmed.status).toBe(200);
  return { uri: data.uri, recoveryCodes: confirmed.data.recoveryCodes };
}

async function signIn(account: string, password = 'secret-1') {
  const body = new URLSearchParams({ grant_type: 'password', username: account, password });
  const response = await server.fetch('/api/authority/anno/login', { method: 'POST', headers: basic, body });
  return { status: response.status, body: (await response.json()) as Record<string, any> }; // oxlint-disable-line typescript/no-explicit-any -- an envelope
}

async function ticketOf(account: string): Promise<string> {
  const { status, body } = await signIn(account);
  expect([status, body['code'], body['data']]).toEqual([400, -10, null]);
  expect(body['extra'].secondFactor.kind).toBe('TOTP');
  return body['extra'].secondFactor.ticket;
}

const second = (ticket: string, code: string) => server.as(null).call('session.secondFactor', { body: { ticket, code } });

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((one, other) => one - other);

const wrong = (uri: string) => (codeAt(uri, 30) === '000000' ? '000001' : '000000');

describe('the codes', () => {
  it('are those of RFC 6238, taken one step early and one late', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    for (const [seconds, digits] of [
      [59, '287082'],
      [1111111109, '081804'],
      [1111111111, '050471'],
      [20000000000, '353130'],
    ] as const) {
      const step = Math.floor(seconds / 30);
      for (const shift of [-30, 0, 30]) expect(stepOf(secret, digits, new Date((seconds + shift) * 1000))).toBe(step);
      for (const shift of [-60, 60]) expect(stepOf(secret, digits, new Date((seconds + shift) * 1000))).not.toBe(step);
    }
  });
});

describe('somebody with an authenticator', () => {
  it('signs in with a password and a code; neither alone opens a session', async () => {
    const { uri } = await enrol('school');
    expect((await server.as('school').call('totp.state')).data).toEqual({
      isEnrolled: true,
      canEnrol: true,
      mustEnrol: false,
      confirmedTime: '2026-03-02 08:00:00',
      recoveryCodesLeft: 10,
    });
    expect((await signIn('school', 'wrong-1')).body['extra']).toBeNull();
    server.setNow(new Date(start + 30_000));
    const ticket = await ticketOf('school');
    const { data, status } = await second(ticket, codeAt(uri, 30));
    expect([status, data.account, data.mustEnrolTotp]).toEqual([200, 'school', false]);
    const answer = await server.fetch('/api/oauth/menu/router', { headers: { authorization: `Bearer ${data.token}` } });
    expect(answer.status).toBe(200);
    expect((await second(ticket, codeAt(uri, 60))).msg).toBe('这次登录已经失效，请重新登录');
  });

  it('cannot use a code twice, nor one of an earlier step, whoever is first', async () => {
    const { uri } = await enrol('school');
    expect((await second(await ticketOf('school'), codeAt(uri, 0))).extra.fieldErrors).toEqual({ code: '验证码不正确' });
    server.setNow(new Date(start + 60_000));
    const tickets = [await ticketOf('school'), await ticketOf('school'), await ticketOf('school')];
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, codeAt(uri, 60))));
    expect(statuses(answers)).toEqual([200, 400, 400]);
    expect((await second(tickets[answers.findIndex(({ status }) => status === 400)] ?? '', codeAt(uri, 30))).status).toBe(400);
  });

  it('may try a few codes with a ticket, and one ticket opens one session', async () => {
    const { uri } = await enrol('school');
    server.setNow(new Date(start + 30_000));
    // second steps that nobody takes lock nobody out
    for (let index = 0; index < 6; index += 1) await ticketOf('school');
    const ticket = await ticketOf('school');
    expect((await second(ticket, wrong(uri))).extra.fieldErrors).toEqual({ code: '验证码不正确' });
    const answers = await Promise.all([second(ticket, codeAt(uri, 30)), second(ticket, codeAt(uri, 60))]);
    expect(statuses(answers)).toEqual([200, 400]);
  });

  it('is safe from guessing: of 100 at once, over many tickets, five are compared; then the right one waits too', async () => {
    const { uri } = await enrol('school');
    server.setNow(new Date(start + 30_000));
    const tickets: string[] = [];
    for (let index = 0; index < 4; index += 1) tickets.push(await ticketOf('school'));
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => second(tickets[index % 4] ?? '', wrong(uri))));
    const reasons = Map.groupBy(answers, ({ msg }) => msg);
    expect(Object.fromEntries([...reasons].map(([msg, list]) => [msg, list.length]))).toEqual({
      '这次登录已经失效，请重新登录': 80,
      验证码不正确: 5,
      '验证码错误次数太多，请稍后再试': 15,
    });
    expect((await second(await ticketOf('school'), codeAt(uri, 30))).msg).toBe('验证码错误次数太多，请稍后再试');
    const { data } = await server.as('school').call('message.page', { body: { model: {} } });
    expect(data.records.map(({ title }: { title: string }) => title)).toEqual(['有人知道你的密码']);
    const log = await server.db.selectFrom('loginLog').where('reason', '=', 'SECOND_FACTOR').select(['kind', 'isSuccess']).execute();
    expect(log.length).toBe(21);
    expect(new Set(log.map(({ kind, isSuccess }) => `${kind} ${isSuccess}`))).toEqual(new Set(['PASSWORD false']));
    server.setNow(new Date(start + 16 * 60_000));
    expect((await second(await ticketOf('school'), codeAt(uri, 16 * 60))).status).toBe(200);
  });

  it('has five minutes for the second step, and none once disabled', async () => {
    const { uri } = await enrol('school');
    const ticket = await ticketOf('school');
    server.setNow(new Date(start + 301_000));
    expect((await second(ticket, codeAt(uri, 301))).msg).toBe('这次登录已经失效，请重新登录');
    const next = await ticketOf('school');
    await server.db.updateTable('user').set({ state: false }).where('account', '=', 'school').execute();
    expect((await second(next, codeAt(uri, 301))).msg).toBe('这次登录已经失效，请重新登录');
    for (const forged of ['', 'x', `${next}x`, next.split('.')[0] ?? '']) expect((await second(forged || '.', '123456')).status).toBe(400);
  });

  it('comes in by a recovery code that was written down; each is good once', async () => {
    const { recoveryCodes } = await enrol('school');
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', other = ''] = recoveryCodes;
    const tickets = [await ticketOf('school'), await ticketOf('school')];
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, first.toLowerCase())));
    expect(statuses(answers)).toEqual([200, 400]);
    expect((await second(await ticketOf('school'), other.replaceAll('-', ' '))).status).toBe(200);
    expect((await server.as('school').call('totp.state')).data.recoveryCodesLeft).toBe(8);
  });

  it('switches it off with password and code, and not with one of them', async () => {
    const { uri } = await enrol('school');
    server.setNow(new Date(start + 30_000));
    const remove = (password: string, code: string) => server.as('school').call('totp.remove', { body: { password, code } });
    expect((await remove('wrong-1', codeAt(uri, 30))).extra.fieldErrors).toEqual({ password: '密码不正确' });
    expect((await remove('secret-1', wrong(uri))).extra.fieldErrors).toEqual({ code: '验证码不正确' });
    expect((await remove('secret-1', codeAt(uri, 30))).status).toBe(200);
    expect((await signIn('school')).status).toBe(200);
  });

  it('keeps it when the password is reset and when the policy is switched off', async () => {
    await enrol('teacher');
    const { id } = await server.db.selectFrom('user').where('account', '=', 'teacher').select('id').executeTakeFirstOrThrow();
    await server.as('school').call('user.reset', { body: { id, password: 'Another-secret-7', confirmPassword: 'Another-secret-7' } });
    await setPolicy('OFF');
    expect((await signIn('teacher', 'Another-secret-7')).body['extra'].secondFactor.kind).toBe('TOTP');
  });
});

describe('setting up', () => {
  it('counts once a code was shown; the secret lies sealed, recovery codes as hashes, and neither in the log', async () => {
    const { data } = await server.as('school').call('totp.enrol');
    expect((await signIn('school')).status).toBe(200);
    const refused = await server.as('school').call('totp.confirm', { body: { code: wrong(data.uri) } });
    expect(refused.extra.fieldErrors).toEqual({ code: '验证码不正确，请核对手机上的时间' });
    const { recoveryCodes } = (await server.as('school').call('totp.confirm', { body: { code: codeAt(data.uri, 0) } })).data;
    expect((await server.as('school').call('totp.enrol')).status).toBe(409);
    const kept = JSON.stringify([
      await server.db.selectFrom('totp').selectAll().execute(),
      await server.db.selectFrom('optLog').select(['params', 'result', 'operationId']).execute(),
    ]);
    expect(kept).toContain('totp.confirm');
    for (const secret of [data.secret, ...recoveryCodes]) expect(kept).not.toContain(secret);
  });

  it('is closed where the policy says so, but for who has it', async () => {
    await setPolicy('OFF');
    expect((await server.as('school').call('totp.enrol')).status).toBe(409);
    expect((await server.as('school').call('totp.state')).data).toMatchObject({ isEnrolled: false, canEnrol: false });
  });

  it('comes before everything else for administrators where the policy demands it', async () => {
    await setPolicy('OPTIONAL');
    expect((await signIn('school')).body['data'].mustEnrolTotp).toBe(false);
    await setPolicy('ADMINS');
    for (const account of ['admin', 'manager', 'school', 'college'])
      expect((await server.as(account).call('message.page', { body: { model: {} } })).msg).toBe('请先设置两步验证');
    expect((await server.as('judge1').call('judging.stages')).status).toBe(200);
    expect((await signIn('school')).body['data'].mustEnrolTotp).toBe(true);
    expect((await server.as('school').call('menu.router')).status).toBe(200);
    await enrol('school');
    expect((await server.as('school').call('contest.page', { body: { model: {} } })).status).toBe(200);
  });
});

describe('an administrator', () => {
  const reset = async (by: string, account: string) => {
    const { id } = await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow();
    return server.as(by).call('totp.reset', { body: { userId: id } });
  };

  it('takes it from somebody who has lost it: that ends their sessions, and they read of it', async () => {
    await enrol('teacher');
    expect((await reset('school', 'teacher')).status).toBe(200);
    expect((await server.as('teacher').call('menu.router')).status).toBe(401);
    await server.db.deleteFrom('session').execute();
    expect((await signIn('teacher')).status).toBe(200);
    const { data } = await server.as('teacher').call('message.page', { body: { model: {} } });
    expect(data.records[0]).toMatchObject({
      title: '你的两步验证被重置了',
      content: '校管 在 2026-03-02 08:00（北京时间）停用了你的两步验证。如果不是你要求的，请联系管理员。',
    });
  });

  it.each([
    ['other', 'teacher', 404],
    ['teacher', 'student', 403],
    ['school', 'school', 409],
    ['manager', 'admin', 404],
    ['school', 'student', 409],
  ])('%s cannot take it from %s: %i', async (by, account, status) => {
    await enrol('teacher');
    expect((await reset(by, account)).status).toBe(status);
  });
});
