import type { Context } from '../../../core/context.ts';

/** Writes down that somebody has shown a number to be theirs. It holds as long as it stays their number. */
export async function keepVerified(ctx: Context, userId: string, phone: string): Promise<void> {
  await ctx.db
    .updateTable('user')
    .set({ verifiedMobile: phone, mobileVerifiedTime: ctx.now })
    .where('tenantId', '=', ctx.tenant.id)
    .where('id', '=', userId)
    .where('mobile', '=', phone)
    .execute();
}
