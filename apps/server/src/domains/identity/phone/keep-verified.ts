import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Writes down that somebody has shown a number to be theirs. It holds as long as it stays their number. */
export async function keepVerified(ctx: Context, userId: string, phone: string): Promise<void> {
  await tenantDb(ctx)
    .updateTable('user')
    .set({ verifiedMobile: phone, mobileVerifiedTime: ctx.now })
    .where('id', '=', userId)
    .where('mobile', '=', phone)
    .execute();
}
