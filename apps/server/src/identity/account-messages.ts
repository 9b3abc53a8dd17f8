import { callerOf, type Context } from '../context.ts';
import { inTransaction } from '../transaction.ts';
import { toWire } from '../wire-time.ts';
import { textOf } from '../platform/message-texts.ts';
import { sendMessage } from '../platform/send-message.ts';

/** Tells somebody that wrong passwords have locked their account: they read it when they are in again. */
export async function tellLocked(ctx: Context, userId: string): Promise<void> {
  const { passwordErrorNum: count, passwordErrorLockMinutes: minutes, timeZone } = ctx.tenant;
  const words = textOf('accountLocked', { time: toWire(ctx.now, timeZone).slice(0, 16), ip: ctx.client.ip, count, minutes });
  const message = {
    type: 'WARN',
    bizType: 'USER_LOCK',
    bizId: userId,
    ...words,
    author: null,
    handlerUrl: '/profile?section=security',
  } as const;
  await inTransaction(ctx, () => sendMessage(ctx, message, [userId]));
}

/** Tells somebody that a code to their phone has set a new password. Belongs to the transaction around it. */
export async function tellResetByPhone(ctx: Context, userId: string): Promise<void> {
  const words = textOf('passwordResetByPhone', { time: toWire(ctx.now, ctx.tenant.timeZone).slice(0, 16), ip: ctx.client.ip });
  await sendMessage(
    ctx,
    { type: 'WARN', bizType: 'USER', bizId: userId, ...words, author: null, handlerUrl: '/profile?section=security' },
    [userId],
  );
}

/** Tells somebody that an administrator has given them a one-time password. */
export async function tellReset(ctx: Context, userId: string): Promise<void> {
  const { name: by } = callerOf(ctx);
  const words = textOf('passwordReset', { by, time: toWire(ctx.now, ctx.tenant.timeZone).slice(0, 16) });
  await sendMessage(ctx, { type: 'WARN', bizType: 'USER', bizId: userId, ...words, author: by, handlerUrl: null }, [userId]);
}
