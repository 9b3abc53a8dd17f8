import { callerOf, type Context } from '../../../core/context.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { tellOwner } from '../tell-owner.ts';

/** Tells somebody that wrong codes were typed after a right password: whoever did it knows the password. */
export async function tellSecondFactorGuessed(ctx: Context, userId: string, count: number): Promise<void> {
  const values = { ip: ctx.client.ip, count };
  await inTransaction(ctx, (ctx) => tellOwner(ctx, userId, { code: 'secondFactorGuessed', values, bizType: 'USER_LOCK' }));
}

/** Tells somebody that an administrator has taken their second factor away. */
export async function tellTotpReset(ctx: Context, userId: string): Promise<void> {
  const { name: by } = callerOf(ctx);
  await tellOwner(ctx, userId, { code: 'totpReset', values: { by }, author: by });
}
