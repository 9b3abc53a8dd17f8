import type { Handlers } from '../../../core/handlers.ts';
import { provinceForms, shortProvince } from '../../reference/province-names.ts';
import { giveCaptcha } from '../captcha/give-captcha.ts';
import { openOrgs } from './open-orgs.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';
import { signInBySms } from './sms-sign-in.ts';

export const phoneHandlers = {
  'captcha.phone': (ctx, { query: { phone } }) => giveCaptcha(ctx, { purpose: 'PHONE_CAPTCHA', subject: phone }),
  'captcha.reset': (ctx, { query: { phone } }) => giveCaptcha(ctx, { purpose: 'RESET_CAPTCHA', subject: phone }),
  'smsCode.send': (ctx, { body }) => sendCode(ctx, body),
  'account.register': (ctx, { body }) => register(ctx, body),
  'account.resetPassword': (ctx, { body }) => resetPassword(ctx, body),
  'session.smsSignIn': (ctx, { body }) => signInBySms(ctx, body),

  'org.ofProvince': (ctx, { query: { province } }) => {
    const schools = openOrgs(ctx).leftJoin('school', 'school.orgId', 'org.id').where('org.type', '=', 'school');
    return (province?.trim() ? schools.where('school.province', 'in', provinceForms(province)) : schools)
      .orderBy('org.sortValue')
      .orderBy('org.label')
      .orderBy('org.id')
      .select(['org.id', 'org.label'])
      .limit(mostOrgs)
      .execute();
  },

  'org.ofSchool': (ctx, { query: { schoolId } }) =>
    openOrgs(ctx)
      .where('org.type', '=', 'college')
      .where('org.parentId', '=', schoolId)
      .orderBy('org.sortValue')
      .orderBy('org.label')
      .orderBy('org.id')
      .select(['org.id', 'org.label'])
      .limit(mostOrgs)
      .execute(),

  'org.provinces': async (ctx) => {
    const rows = await openOrgs(ctx)
      .innerJoin('school', 'school.orgId', 'org.id')
      .where('school.province', 'is not', null)
      .groupBy('school.province')
      .orderBy('school.province')
      .select('school.province')
      .execute();
    return [...new Set(rows.flatMap(({ province }) => (province ? [shortProvince(province)] : [])))];
  },
} satisfies Partial<Handlers>;

/** The country has some 3,000 schools of higher education. */
const mostOrgs = 5000;
