import type { Context } from '../../../core/context.ts';
import type { SignInUser } from '../password/check-password.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Whose number it is: of those who have it, the one who has shown last that it is theirs; else the only one who was given it by an
 * administrator. Nobody where several have it and none has shown anything: whoever answers first could be any of them. What people say of
 * themselves does not count: a stolen session would otherwise keep the account by another phone.
 */
export async function findOwner(ctx: Context, phone: string): Promise<SignInUser | null> {
  const holders = await tenantDb(ctx)
    .selectFrom('user')
    .where('mobile', '=', phone)
    .selectAll()
    .orderBy('mobileVerifiedTime', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(1000)
    .execute();
  const verified = holders.find(({ verifiedMobile }) => verifiedMobile === phone);
  const given = holders.filter(({ claimedMobile }) => claimedMobile !== phone);
  return verified ?? (given.length === 1 ? (given[0] ?? null) : null);
}
