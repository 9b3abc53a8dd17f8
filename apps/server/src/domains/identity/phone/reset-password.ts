import type { InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { tellResetByPhone } from '../account-messages.ts';
import { checkNewPassword } from '../password/check-new-password.ts';
import { passwordExpireTime } from '../password/password-duty.ts';
import { endSessions } from '../password/password.ts';
import { unlock } from '../password/sign-in-address.ts';
import { findOwner } from './find-owner.ts';
import { keepVerified } from './keep-verified.ts';
import { refuseUnlessOffered } from './offers.ts';
import { redeemCode, wrongCode } from './redeem-code.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Sets a new password for whoever holds the phone, forgets wrong guesses, and ends all sessions. Nothing happens for a disabled user. */
export async function resetPassword(ctx: Context, form: InputOf<'account.resetPassword'>['body']): Promise<boolean> {
  await refuseUnlessOffered(ctx, 'RESET');
  await checkNewPassword(ctx, form.password, { account: form.phone });
  await redeemCode(ctx, 'RESET', form);
  const user = await findOwner(ctx, form.phone);
  if (!user?.state) throw wrongCode();
  await checkNewPassword(ctx, form.password, user);
  const passwordHash = await ctx.host.passwords.hash(form.password);
  await inTransaction(ctx, async (ctx) => {
    await tenantDb(ctx)
      .updateTable('user')
      .set({ passwordHash, mustChangePassword: false, passwordExpireTime: passwordExpireTime(ctx) })
      .where('id', '=', user.id)
      .execute();
    await unlock(ctx, user.id);
    await keepVerified(ctx, user.id, form.phone);
    await endSessions(ctx, user.id, null);
    await tellResetByPhone(ctx, user.id);
  });
  return true;
}
