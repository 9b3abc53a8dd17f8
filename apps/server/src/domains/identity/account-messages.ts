import { callerOf, type Context } from '../../core/context.ts';
import { inTransaction } from '../../rows/transaction.ts';
import { tellOwner } from './tell-owner.ts';

/** Tells somebody that so many wrong passwords have locked their account: they read it when they are in again. */
export async function tellLocked(ctx: Context, userId: string, count: number): Promise<void> {
  const values = { ip: ctx.client.ip, count, minutes: ctx.tenant.passwordErrorLockMinutes };
  await inTransaction(ctx, (ctx) => tellOwner(ctx, userId, { code: 'accountLocked', values, bizType: 'USER_LOCK' }));
}

/** Tells somebody that a code to their phone has set a new password. Belongs to the transaction around it. */
export async function tellResetByPhone(ctx: Context, userId: string): Promise<void> {
  await tellOwner(ctx, userId, { code: 'passwordResetByPhone', values: { ip: ctx.client.ip } });
}

/** Tells somebody that an administrator has given them a one-time password. */
export async function tellReset(ctx: Context, userId: string): Promise<void> {
  const { name: by } = callerOf(ctx);
  await tellOwner(ctx, userId, { code: 'passwordReset', values: { by }, author: by, handlerUrl: null });
}
