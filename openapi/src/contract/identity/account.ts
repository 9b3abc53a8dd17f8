import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { orgOption, phoneQuery, registration, resetByPhone, smsCodeRequest, smsSignIn } from '../../entities/identity/account.ts';
import { session } from '../../entities/identity/session.ts';
import { file, operations } from '../../operation.ts';
import { id } from '../../rules.ts';

const picture = { method: 'GET', client: 'platform', access: 'open', effect: 'read', query: phoneQuery, answer: file } as const;
const write = { method: 'POST', client: 'platform', access: 'open', effect: 'staged' } as const;
const choice = { method: 'GET', client: 'platform', access: 'open', effect: 'read' } as const;

/** Ways in by phone (platform-api §9): pictures, codes, registration, a forgotten password. Nothing here tells whether a phone is known. */
export const accountOperations = operations({
  'captcha.phone': {
    ...picture,
    path: '/oauth/anno/phone-captcha',
    says: msg`获取图形验证码`,
    summary: 'The picture to be read before a code to register or sign in is sent; good once, for five minutes',
  },
  'captcha.reset': {
    ...picture,
    path: '/oauth/anno/reset-captcha',
    says: msg`获取图形验证码`,
    summary: 'The picture to be read before a code for a forgotten password is sent; good once, for five minutes',
  },
  'smsCode.send': {
    ...write,
    path: '/oauth/anno/sms-code',
    says: msg`获取短信验证码`,
    summary:
      'Send a code of six digits, good once, for ten minutes; once a minute for each phone. The same answer whether the phone is known',
    encoding: 'form',
    body: smsCodeRequest,
    answer: z.boolean(),
  },
  'account.register': {
    ...write,
    path: '/oauth/anno/register-phone-and-password',
    says: msg`手机注册`,
    summary: "Make an account of one's own, and sign in with it",
    encoding: 'form',
    body: registration,
    answer: session,
  },
  'account.resetPassword': {
    ...write,
    path: '/oauth/anno/update-password-by-phone-captcha',
    says: msg`用短信重置密码`,
    summary: "Set a new password in place of a forgotten one; ends all of the user's sessions",
    encoding: 'form',
    body: resetByPhone,
    answer: z.boolean(),
  },
  'session.smsSignIn': {
    ...write,
    path: '/oauth/anno/sms-login',
    says: msg`短信登录`,
    summary: 'Sign in by a code',
    body: smsSignIn,
    answer: session,
  },
  'org.ofProvince': {
    ...choice,
    path: '/authority/anno/org/query',
    says: msg`查看可以注册的学校`,
    summary: 'The schools of a province that are open to register at; of all provinces without one',
    query: z.object({ province: z.string().max(50).optional() }),
    answer: z.array(orgOption),
  },
  'org.ofSchool': {
    ...choice,
    path: '/authority/anno/org/colleges',
    says: msg`查看可以注册的学院`,
    summary: 'The colleges of a school that are open to register at',
    query: z.object({ schoolId: id }),
    answer: z.array(orgOption),
  },
  'org.provinces': {
    ...choice,
    path: '/authority/anno/org/provinces',
    says: msg`查看可以注册的省份`,
    summary: 'The provinces that have schools to register at',
    answer: z.array(z.string()),
  },
});
