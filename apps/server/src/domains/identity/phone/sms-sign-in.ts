import type { AnswerOf, InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { takeSignInShare } from '../password/sign-in-share.ts';
import { beginSession } from '../session/begin-session.ts';
import { checkApplication } from '../session/check-application.ts';
import { recordLogin } from '../session/record-login.ts';
import { findOwner } from './find-owner.ts';
import { keepVerified } from './keep-verified.ts';
import { refuseUnlessOffered } from './offers.ts';
import { redeemCode, wrongCode } from './redeem-code.ts';

/** Signs in whoever holds the phone. A right code that belongs to nobody, or to a disabled user, is answered like a wrong one. */
export async function signInBySms(ctx: Context, form: InputOf<'session.smsSignIn'>['body']): Promise<AnswerOf<'session.smsSignIn'>> {
  const applicationId = await checkApplication(ctx);
  await refuseUnlessOffered(ctx, 'LOGIN');
  // counted with wrong passwords; an honest sign-in is taken out again
  const share = await takeSignInShare(ctx);
  const refuse = async (failure: 'WRONG' | 'UNKNOWN' | 'DISABLED', user: { id: string; name: string } | null) => {
    if (share.beyond) throw share.beyond;
    await recordLogin(ctx, { user, account: form.phone, kind: 'SMS', failure });
    throw wrongCode();
  };
  await redeemCode(ctx, 'LOGIN', form).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    return refuse('WRONG', null);
  });
  const user = await findOwner(ctx, form.phone);
  if (!user) return refuse('UNKNOWN', null);
  if (!user.state) return refuse('DISABLED', user);
  await share.giveBack();
  await keepVerified(ctx, user.id, form.phone);
  return beginSession(ctx, user, { kind: 'SMS', applicationId });
}
