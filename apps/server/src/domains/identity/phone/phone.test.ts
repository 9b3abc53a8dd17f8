import type { OperationId } from '@saiwu/openapi';
import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import type { SmsMessage } from '../../../core/host.ts';
import { seedTenantId } from '../../../core/tenants.ts';
import { memoryGateways } from '../../../services/sms/memory-gateway.ts';
import { digest } from '../../../core/tokens.ts';

const server = openServer();
const stranger = '13800000001';
const teacher = '13800000002';
const basic = { authorization: `Basic ${btoa('lamp_web:lamp_web_secret')}` };
const wrongCode = { status: 400, fields: { code: '验证码不正确或已过期' } };
let sent: SmsMessage[] = [];

beforeEach(async () => {
  const gateways = memoryGateways();
  server.host.sms = gateways;
  sent = gateways.sent;
  for (const customCode of ['VERIFY_REGISTER', 'VERIFY_RESET', 'VERIFY_LOGIN'])
    await addTemplate(customCode, '验证码${code}，${minutes}分钟内有效');
  await hold('teacher', teacher);
});

async function addTemplate(customCode: string, content: string): Promise<void> {
  const body = { providerType: 'ALI', appId: 'a', appSecret: 's', customCode, content, templateCode: 'T' };
  expect((await server.as('manager').call('smsTemplate.save', { body })).status).toBe(200);
}

function hold(account: string, mobile: string, more: { state?: boolean; verifiedMobile?: string; mobileVerifiedTime?: Date } = {}) {
  return server.db
    .updateTable('user')
    .set({ mobile, ...more })
    .where('account', '=', account)
    .execute();
}

/** Calls as a browser that nobody has signed in to. */
async function call(id: OperationId, path: string, body: object) {
  const response = await server.fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...basic },
    body: JSON.stringify(body),
  });
  const { data, msg, extra } = (await response.json()) as { data: any; msg: string; extra: { fieldErrors?: object } | null }; // oxlint-disable-line typescript/no-explicit-any -- an answer as a client sees it
  return { id, status: response.status, data, msg, fields: extra?.fieldErrors, retryAfter: response.headers.get('retry-after') };
}

const sendCode = (body: object) => call('smsCode.send', '/oauth/anno/sms-code', body);
const signIn = (body: object) => call('session.smsSignIn', '/oauth/anno/sms-login', body);
const reset = (body: object) => call('account.resetPassword', '/oauth/anno/update-password-by-phone-captcha', body);
const register = (body: object) => call('account.register', '/oauth/anno/register-phone-and-password', body);

/** Asks for a picture, and reads it as a person would: by the only way that a test has. */
async function readPicture(phone: string, kind: 'phone' | 'reset' = 'phone'): Promise<string> {
  const picture = await server.as(null).call(`captcha.${kind}`, { query: { phone } });
  expect([picture.status, picture.response.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { secretHash } = await server.db
    .selectFrom('oneTimeSecret')
    .where('purpose', '=', kind === 'phone' ? 'PHONE_CAPTCHA' : 'RESET_CAPTCHA')
    .where('subject', '=', phone)
    .select('secretHash')
    .executeTakeFirstOrThrow();
  for (let sum = 0; sum < 200; sum += 1) if ((await digest(String(sum))) === secretHash) return String(sum);
  throw new Error('no sum fits the picture');
}

/** The code that a phone gets, or null where it gets none. */
async function codeFor(phone: string, purpose: 'REGISTER' | 'RESET' | 'LOGIN'): Promise<string | null> {
  const before = sent.length;
  const captcha = await readPicture(phone, purpose === 'RESET' ? 'reset' : 'phone');
  const answer = await sendCode({ phone, purpose, captcha });
  expect(answer).toMatchObject({ status: 200, data: true });
  await server.runJobs();
  const message = sent.slice(before).find(({ receiver }) => receiver === phone);
  return message?.params.find(({ name }) => name === 'code')?.value ?? null;
}

async function setParameter(key: string, value: string): Promise<void> {
  await server.db.updateTable('parameter').set({ value }).where('key', '=', key).execute();
  await server.host.bus.publish(server.db, 'parameter', { tenantId: seedTenantId });
}

/** A minute later, for the database's own clock. */
async function forgetMinute(): Promise<void> {
  await server.db.deleteFrom('limitCounter').where('ruleId', '=', '-711').execute();
}

const form = (code: string | null) => ({
  phone: stranger,
  code: code ?? '',
  password: 'Lake-window-7',
  confirmPassword: 'Lake-window-7',
  name: '王同学',
  orgId: known.engineering,
  consent: true,
});

describe('a code', () => {
  it('is sent for the answer to a picture of this phone alone, which is good once', async () => {
    const captcha = await readPicture(stranger);
    await readPicture(teacher);
    const request = { phone: stranger, purpose: 'REGISTER', captcha };
    expect(await sendCode({ ...request, captcha: 'x' })).toMatchObject({ status: 400, fields: { captcha: '验证码不正确' } });
    expect(await sendCode({ ...request, purpose: 'RESET' })).toMatchObject({ status: 400, fields: { captcha: '验证码已过期' } });
    expect(await sendCode(request)).toMatchObject({ status: 200 });
    expect(await sendCode(request)).toMatchObject({ status: 400, fields: { captcha: '验证码已过期' } });
    await server.runJobs();
    expect(sent.map(({ receiver, params }) => [receiver, params])).toEqual([
      [
        stranger,
        [
          { name: 'code', value: expect.stringMatching(/^\d{6}$/) as string },
          { name: 'minutes', value: '10' },
        ],
      ],
    ]);
  });

  it('goes to a phone once a minute, also where two ask in the same moment', async () => {
    const captchas = [await readPicture(teacher), await readPicture(teacher, 'reset')];
    const answers = await Promise.all([
      sendCode({ phone: teacher, purpose: 'LOGIN', captcha: captchas[0] }),
      sendCode({ phone: teacher, purpose: 'RESET', captcha: captchas[1] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    const late = answers.find(({ status }) => status === 429);
    expect(late?.msg).toBe('获取验证码太频繁，请 1 分钟后再试');
    const seconds = Number(late?.retryAfter);
    expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
    await server.runJobs();
    expect(sent).toHaveLength(1);
    await forgetMinute();
    expect(await codeFor(teacher, 'LOGIN')).not.toBeNull();
  });

  it.each([
    ['SmsCodesPerPhone', stranger],
    ['SmsCodesPerAddress', '13800000003'],
    ['SmsCodesPerTenant', '13800000004'],
  ])('counts toward %s of the day', async (key, phone) => {
    await setParameter(key, '1');
    await codeFor(stranger, 'REGISTER');
    await forgetMinute();
    const answer = await sendCode({ phone, purpose: 'REGISTER', captcha: await readPicture(phone) });
    expect([answer.status, answer.msg]).toEqual([429, '获取验证码的次数太多，请明天再试']);
  });

  it.each(['RESET', 'LOGIN'] as const)(
    'for %s is answered alike for a known phone, an unknown one and a disabled user; only the first gets it',
    async (purpose) => {
      await hold('student', '13800000005', { state: false });
      const kind = purpose === 'RESET' ? 'reset' : 'phone';
      const answers = [];
      for (const phone of [teacher, stranger, '13800000005'])
        answers.push(await sendCode({ phone, purpose, captcha: await readPicture(phone, kind) }));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      await server.runJobs();
      expect(sent.map(({ receiver }) => receiver)).toEqual([teacher]);
      // nothing is left that would tell a reader of the tasks either
      expect(await server.db.selectFrom('smsTask').select('receiver').execute()).toEqual([{ receiver: teacher }]);
    },
  );

  it('is compared five times at most, however many guess in the same moment', async () => {
    await setParameter('SignInFailuresPerMinute', '1000');
    const code = await codeFor(teacher, 'LOGIN');
    const guesses = Array.from({ length: 100 }, (_, index) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(guesses.map((guess) => signIn({ phone: teacher, code: guess })));
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    expect(await server.db.selectFrom('oneTimeSecret').where('purpose', '=', 'SMS_LOGIN').select('attempts').execute()).toEqual([
      { attempts: 5 },
    ]);
    expect(await signIn({ phone: teacher, code })).toMatchObject(wrongCode);
  });

  it('is good once, also where two use it in the same moment', async () => {
    const code = await codeFor(teacher, 'LOGIN');
    const answers = await Promise.all([signIn({ phone: teacher, code }), signIn({ phone: teacher, code })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await signIn({ phone: teacher, code })).toMatchObject(wrongCode);
  });

  it('is good for ten minutes, for its phone and purpose only', async () => {
    server.setNow(new Date('2026-03-02T00:00:00Z'));
    const code = await codeFor(teacher, 'LOGIN');
    expect(await reset({ ...form(code), phone: teacher })).toMatchObject(wrongCode);
    await hold('student', stranger);
    expect(await signIn({ phone: stranger, code })).toMatchObject(wrongCode);
    server.setNow(new Date('2026-03-02T00:10:00Z'));
    expect(await signIn({ phone: teacher, code })).toMatchObject(wrongCode);
    server.setNow(new Date('2026-03-02T00:09:59Z'));
    expect(await signIn({ phone: teacher, code })).toMatchObject({ status: 200, data: { account: 'teacher' } });
  });
});

/** Somebody says in their profile that a number is theirs. */
async function claim(account: string, mobile: string): Promise<void> {
  const person = server.as(account);
  const { data } = await person.call('user.mine');
  const saved = await person.call('user.updateBase', { body: { id: data.id, name: data.name, sex: 'N', mobile } });
  expect(saved.status).toBe(200);
}

describe('a number that several have', () => {
  it.each([
    ['whoever has shown last that it is theirs', ['student', 'teacher'], 'teacher'],
    ['the only one who has shown it', ['student'], 'student'],
  ] as const)('belongs to %s', async (_, verified, owner) => {
    await hold('student', teacher);
    for (const [index, account] of verified.entries())
      await hold(account, teacher, { verifiedMobile: teacher, mobileVerifiedTime: new Date(Date.UTC(2026, 0, 1 + index)) });
    expect(await signIn({ phone: teacher, code: await codeFor(teacher, 'LOGIN') })).toMatchObject({
      status: 200,
      data: { account: owner },
    });
  });

  it('belongs to nobody where none has shown anything', async () => {
    await hold('student', teacher);
    expect(await codeFor(teacher, 'LOGIN')).toBeNull();
  });

  it.each(['LOGIN', 'RESET'] as const)('belongs to nobody by their own word: %s', async (purpose) => {
    await claim('student', stranger);
    expect(await codeFor(stranger, purpose)).toBeNull();
  });

  it('registers whoever has it, whoever else has claimed it', async () => {
    await claim('student', stranger);
    expect((await register(form(await codeFor(stranger, 'REGISTER')))).status).toBe(200);
  });

  it('is not held by whoever had it before', async () => {
    await hold('student', '13800000009', { verifiedMobile: teacher, mobileVerifiedTime: new Date() });
    expect(await signIn({ phone: teacher, code: await codeFor(teacher, 'LOGIN') })).toMatchObject({ data: { account: 'teacher' } });
  });
});

describe('registration', () => {
  it('makes a maker of the college, whose account is the phone, and signs them in', async () => {
    server.setNow(new Date('2026-03-02T00:00:00Z'));
    const answer = await register(form(await codeFor(stranger, 'REGISTER')));
    expect(answer).toMatchObject({
      status: 200,
      data: { account: stranger, name: '王同学', mustChangePassword: false, roleList: [{ code: 'MAKER', centifiedStatus: null }] },
    });
    const user = await server.db.selectFrom('user').where('account', '=', stranger).selectAll().executeTakeFirstOrThrow();
    const now = new Date('2026-03-02T00:00:00Z');
    expect(user).toMatchObject({
      orgId: known.engineering,
      mobile: stranger,
      verifiedMobile: stranger,
      mobileVerifiedTime: now,
      consentTime: now,
    });
    expect(await server.host.passwords.verify(user.passwordHash, 'Lake-window-7')).toBe(true);
    const me = await server.fetch('/api/authority/user/mine', { headers: { token: `Bearer ${answer.data.token}` } });
    expect(me.status).toBe(200);
  });

  it.each([
    ['two passwords', { confirmPassword: 'Lake-window-8' }, { confirmPassword: '两次输入不一致' }],
    ['no consent', { consent: false }, { consent: '请先阅读并同意' }],
    ['a bad phone', { phone: '12345678901' }, { phone: '手机号格式不正确' }],
    ['no organisation', { orgId: '999' }, { orgId: '这个学校或学院现在不能注册' }],
    ['a code of letters', { code: 'abcdef' }, { code: '验证码是六位数字' }],
  ])('refuses %s, and leaves the code good', async (_, wrong, fields) => {
    const code = await codeFor(stranger, 'REGISTER');
    expect(await register({ ...form(code), ...wrong })).toMatchObject({ status: 400, fields });
    expect((await register(form(code))).status).toBe(200);
  });

  it('takes the forms that the platform’s front ends send', async () => {
    const post = (path: string, body: object) =>
      server.fetch(`/api${path}?ts=1`, {
        method: 'POST',
        headers: { ...basic, 'x-isToken': 'false' },
        body: new URLSearchParams(Object.entries(body)),
      });
    const captcha = await readPicture(stranger);
    expect((await post('/oauth/anno/sms-code', { phone: stranger, purpose: 'REGISTER', captcha })).status).toBe(200);
    await server.runJobs();
    const code = sent[0]?.params[0]?.value ?? '';
    const answer = await post('/oauth/anno/register-phone-and-password', form(code));
    expect(await answer.json()).toMatchObject({ code: 0, isSuccess: true, data: { account: stranger } });
  });

  it('tells of a taken phone only whoever has the code', async () => {
    const taken = { ...form('000000'), phone: teacher };
    const code = await codeFor(teacher, 'REGISTER');
    expect(await register({ ...taken, code: code === '000000' ? '000001' : '000000' })).toMatchObject(wrongCode);
    expect(await register({ ...taken, code })).toMatchObject({ status: 400, fields: { phone: '这个手机号已经注册' } });
  });

  it('finds the schools of a province whichever way it is written, and names it once', async () => {
    const visitor = server.as(null);
    const labelsIn = async (province: string) => (await visitor.call('org.ofProvince', { query: { province } })).data;
    const here = [{ id: known.school, label: '华东科技大学' }];
    for (const province of ['上海', '上海市', ' 上海市 ']) expect(await labelsIn(province)).toEqual(here);
    await server.db.updateTable('school').set({ province: '内蒙古自治区' }).where('orgId', '=', known.school).execute();
    for (const province of ['内蒙古', '内蒙古自治区']) expect(await labelsIn(province)).toEqual(here);
    await server.db.updateTable('school').set({ province: '江苏省' }).where('orgId', '=', known.school).execute();
    expect((await visitor.call('org.provinces')).data).toEqual(['江苏']);
    expect(await labelsIn('江苏')).toHaveLength(2);
    expect(await labelsIn('上海')).toEqual([]);
  });

  it('is closed for a school out of use, and for the colleges below it', async () => {
    await server.db.updateTable('org').set({ state: false }).where('id', '=', known.school).execute();
    expect(await register(form('123456'))).toMatchObject({ fields: { orgId: '这个学校或学院现在不能注册' } });
    const visitor = server.as(null);
    expect((await visitor.call('org.provinces')).data).toEqual(['江苏']);
    expect((await visitor.call('org.ofProvince', { query: { province: '上海' } })).data).toEqual([]);
    expect((await visitor.call('org.ofProvince')).data).toEqual([{ id: known.otherSchool, label: '江南大学' }]);
    expect((await visitor.call('org.ofSchool', { query: { schoolId: known.otherSchool } })).data).toEqual([
      { id: known.otherCollege, label: '理学院' },
    ]);
  });
});

describe('a forgotten password', () => {
  it('is set anew: every session ends, a lock is forgotten, and its owner is told', async () => {
    server.setNow(new Date('2026-03-02T00:00:00Z'));
    const old = await server.headersOf('teacher');
    const enter = (password: string) =>
      call('session.platformSignIn', '/oauth/noToken/login', { grantType: 'password', account: 'teacher', password });
    for (let guess = 0; guess < 5; guess += 1) await enter('wrong');
    expect((await enter('secret-1')).status).toBe(400);
    const code = await codeFor(teacher, 'RESET');
    expect(await reset({ ...form(code), phone: teacher })).toMatchObject({ status: 200, data: true });
    expect((await server.fetch('/api/authority/user/mine', { headers: old })).status).toBe(401);
    expect(await enter('Lake-window-7')).toMatchObject({ status: 200, data: { mustChangePassword: false } });
    await server.db.deleteFrom('session').where('id', '=', 'test-teacher').execute();
    expect((await server.as('teacher').call('message.page', { body: { model: {} } })).data.records).toContainEqual(
      expect.objectContaining({
        title: '你的密码用短信验证码重置了',
        content:
          '2026-03-02 08:00（北京时间），有人从 203.0.113.7 用发到你手机的验证码设了新密码，所有设备都已退出。如果不是你，请联系管理员。',
      }),
    );
  });

  it('stays for a disabled user, with the answer of a wrong code', async () => {
    const code = await codeFor(teacher, 'RESET');
    await hold('teacher', teacher, { state: false });
    expect(await reset({ ...form(code), phone: teacher })).toMatchObject(wrongCode);
    const { passwordHash } = await server.db
      .selectFrom('user')
      .where('account', '=', 'teacher')
      .select('passwordHash')
      .executeTakeFirstOrThrow();
    expect(await server.host.passwords.verify(passwordHash, 'secret-1')).toBe(true);
  });
});

describe('what is not offered', () => {
  const offers = async () => {
    const { data } = await server.as(null).call('session.options');
    return [data.canRegister, data.canSignInBySms, data.canResetBySms];
  };

  it('is said by the options, and refused', async () => {
    expect(await offers()).toEqual([true, true, true]);
    await setParameter('Registration', 'false');
    expect(await offers()).toEqual([false, true, true]);
    expect(await register(form('123456'))).toMatchObject({ status: 409, msg: '还没有开通手机注册，请联系管理员' });
    await server.db.deleteFrom('smsTemplate').where('customCode', '=', 'VERIFY_LOGIN').execute();
    await addTemplate('VERIFY_LOGIN', '验证码${code}，${who}');
    expect(await offers()).toEqual([false, false, true]);
    expect(await sendCode({ phone: teacher, purpose: 'LOGIN', captcha: '1' })).toMatchObject({ status: 409, msg: '还没有开通短信登录' });
    server.host.sms = {};
    expect(await offers()).toEqual([false, false, false]);
    expect(await reset({ ...form('123456'), phone: teacher })).toMatchObject({ status: 409, msg: '还没有开通短信重置密码，请联系管理员' });
  });
});
