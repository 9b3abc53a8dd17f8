import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { invalid } from '../../../core/common-refusals.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { addRegistered } from '../add-registered.ts';
import { beginSession } from '../session/begin-session.ts';
import { checkApplication } from '../session/check-application.ts';
import { checkNewPassword } from '../password/check-new-password.ts';
import type { SignInUser } from '../password/check-password.ts';
import { findOwner } from './find-owner.ts';
import { refuseUnlessOffered } from './offers.ts';
import { openOrgs } from './open-orgs.ts';
import { redeemCode } from './redeem-code.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Registration = InputOf<'account.register'>['body'];

/** Makes an account for whoever holds the phone, and signs them in. That a phone is taken, only its holder learns. */
export async function register(ctx: Context, form: Registration): Promise<AnswerOf<'account.register'>> {
  const applicationId = await checkApplication(ctx);
  await refuseUnlessOffered(ctx, 'REGISTER');
  const org = await openOrgs(ctx).where('org.id', '=', form.orgId).select('org.id').executeTakeFirst();
  if (!org) throw invalid({ orgId: msg`这个学校或学院现在不能注册` });
  await checkNewPassword(ctx, form.password, { account: form.phone });
  await redeemCode(ctx, 'REGISTER', form);
  if (await isTaken(ctx, form.phone)) throw taken();
  const passwordHash = await ctx.host.passwords.hash(form.password);
  const user = await inTransaction(ctx, (ctx) => addHolder(ctx, form, passwordHash));
  return beginSession(ctx, user, { kind: 'SMS', applicationId });
}

async function isTaken(ctx: Context, phone: string): Promise<boolean> {
  const namesake = tenantDb(ctx).selectFrom('user').where('account', '=', phone).select('id');
  return (await namesake.executeTakeFirst()) !== undefined || (await findOwner(ctx, phone)) !== null;
}

/** Somebody may have taken the account a moment ago. */
async function addHolder(ctx: Context, { phone, name, orgId }: Registration, passwordHash: string): Promise<SignInUser> {
  const shown = { mobile: phone, verifiedMobile: phone, mobileVerifiedTime: ctx.now };
  const user = await addRegistered(ctx, { account: phone, name, orgId, passwordHash, ...shown });
  if (!user) throw taken();
  return user;
}

function taken(): Refusal {
  return invalid({ phone: msg`这个手机号已经注册` }, msg`这个手机号已经注册`);
}
