import { callerOf, type Context } from '../../context.ts';
import { textOf } from '../../platform/message-texts.ts';
import { sendMessage } from '../../platform/send-message.ts';
import { inTransaction } from '../../transaction.ts';
import { toWire } from '../../wire-time.ts';

/** Tells somebody that wrong codes were typed after a right password: whoever did it knows the password. */
export async function tellSecondFactorGuessed(ctx: Context, userId: string, count: number): Promise<void> {
  const words = textOf('secondFactorGuessed', { time: toWire(ctx.now, ctx.tenant.timeZone).slice(0, 16), ip: ctx.client.ip, count });
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

/** Tells somebody that an administrator has taken their second factor away. */
export async function tellTotpReset(ctx: Context, userId: string): Promise<void> {
  const { name: by } = callerOf(ctx);
  const words = textOf('totpReset', { by, time: toWire(ctx.now, ctx.tenant.timeZone).slice(0, 16) });
  await sendMessage(ctx, { type: 'WARN', bizType: 'USER', bizId: userId, ...words, author: by, handlerUrl: '/profile?section=security' }, [
    userId,
  ]);
}
