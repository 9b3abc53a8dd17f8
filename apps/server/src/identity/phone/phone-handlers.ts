import type { FileAnswer } from '@saiwu/openapi';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../handlers.ts';
import { takeFromAddress } from '../address-limit.ts';
import { captchaQuestion } from '../captcha-question.ts';
import { captchaSeconds } from '../check-captcha.ts';
import { keepOneTime } from '../one-time.ts';
import { openOrgs } from './open-orgs.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';
import { signInBySms } from './sms-sign-in.ts';

export const phoneHandlers = {
  'captcha.phone': (ctx, { query: { phone } }) => drawPicture(ctx, 'PHONE_CAPTCHA', phone),
  'captcha.reset': (ctx, { query: { phone } }) => drawPicture(ctx, 'RESET_CAPTCHA', phone),
  'smsCode.send': (ctx, { body }) => sendCode(ctx, body),
  'account.register': (ctx, { body }) => register(ctx, body),
  'account.resetPassword': (ctx, { body }) => resetPassword(ctx, body),
  'session.smsSignIn': (ctx, { body }) => signInBySms(ctx, body),

  'org.ofProvince': (ctx, { query: { province } }) => {
    const schools = openOrgs(ctx)
      .leftJoin('school', (join) => join.onRef('school.tenantId', '=', 'org.tenantId').onRef('school.orgId', '=', 'org.id'))
      .where('org.type', '=', 'school');
    return (province ? schools.where('school.province', '=', province) : schools)
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
      .innerJoin('school', (join) => join.onRef('school.tenantId', '=', 'org.tenantId').onRef('school.orgId', '=', 'org.id'))
      .where('school.province', 'is not', null)
      .groupBy('school.province')
      .orderBy('school.province')
      .select('school.province')
      .execute();
    return rows.flatMap(({ province }) => province ?? []);
  },
} satisfies Partial<Handlers>;

/** The country has some 3,000 schools of higher education. */
const mostOrgs = 5000;

/** A picture that has to be read before a code is sent to this phone. */
async function drawPicture(ctx: Context, purpose: 'PHONE_CAPTCHA' | 'RESET_CAPTCHA', phone: string): Promise<FileAnswer> {
  // as often as the pictures of the sign-in page, with which these are counted
  await takeFromAddress(ctx, 'captcha', { most: 120, seconds: 60 });
  const { text, answer } = captchaQuestion();
  await keepOneTime(ctx, { purpose, subject: phone }, { secret: answer, seconds: captchaSeconds });
  return { fileName: 'captcha.png', contentType: 'image/png', content: await ctx.host.workers.captcha(text), isInline: true };
}
