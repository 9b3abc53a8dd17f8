import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { parseAddress } from '../../../services/limits/address-range.ts';
import { countedAs } from '../../../services/limits/counted-as.ts';
import { lockedSince } from './locked-since.ts';

/** Wrong passwords from all addresses together that lock an account, as a multiple of what locks it for one address. */
const everywhere = 4;

/** Days for which an address that somebody has signed in from counts as theirs. */
const knownDays = 90;

/**
 * Counts one guess at somebody's password and says which it is from this address, from 1. Null while it must not be compared: too many wrong
 * ones from this address, the last of them not long enough ago, or far too many from all over. The latter does not hold where the owner has
 * signed in before: nobody can lock people out of the place they work at. Each step is one statement, so parallel guesses are counted one by
 * one.
 */
export async function takeGuess(ctx: Context, userId: string): Promise<number | null> {
  const { passwordErrorNum: most } = ctx.tenant;
  const since = lockedSince(ctx);
  const here = await ctx.db
    .insertInto('signInAddress')
    .values({ tenantId: ctx.tenant.id, userId, address: addressOf(ctx), wrongCount: 1, wrongTime: ctx.now, knownTime: null })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'userId', 'address'])
        .doUpdateSet({
          wrongCount: sql<number>`case when sign_in_address.wrong_time < ${since} then 1 else sign_in_address.wrong_count + 1 end`,
          wrongTime: ctx.now,
        })
        .where((eb) => eb.or([eb('signInAddress.wrongCount', '<', most), eb('signInAddress.wrongTime', '<', since)])),
    )
    .returning(['wrongCount', 'knownTime'])
    .executeTakeFirst();
  if (!here) return null;
  const isKnown = here.knownTime !== null && here.knownTime.getTime() > ctx.now.getTime() - knownDays * 86_400_000;
  const all = await ctx.db
    .updateTable('user')
    .set({
      passwordErrorNum: sql<number>`case when password_error_last_time < ${since} then 1 else password_error_num + 1 end`,
      passwordErrorLastTime: ctx.now,
    })
    .where('tenantId', '=', ctx.tenant.id)
    .where('id', '=', userId)
    .where((eb) => eb.or([eb.lit(isKnown), eb('passwordErrorNum', '<', most * everywhere), eb('passwordErrorLastTime', '<', since)]))
    .returning('passwordErrorNum')
    .executeTakeFirst();
  return all ? here.wrongCount : null;
}

/** The password was right, or is another one: wrong guesses from this address count no more, nor those from all over. */
export async function forgetGuesses(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .updateTable('signInAddress')
    .set({ wrongCount: 0 })
    .where('tenantId', '=', ctx.tenant.id)
    .where('userId', '=', userId)
    .where('address', '=', addressOf(ctx))
    .execute();
  await ctx.db.updateTable('user').set({ passwordErrorNum: 0 }).where('tenantId', '=', ctx.tenant.id).where('id', '=', userId).execute();
}

/** Somebody got a new password without knowing the one before: every lock is gone. */
export async function unlock(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .updateTable('signInAddress')
    .set({ wrongCount: 0 })
    .where('tenantId', '=', ctx.tenant.id)
    .where('userId', '=', userId)
    .execute();
  await ctx.db.updateTable('user').set({ passwordErrorNum: 0 }).where('tenantId', '=', ctx.tenant.id).where('id', '=', userId).execute();
}

/** Somebody has signed in from here. */
export async function knowAddress(ctx: Context, userId: string): Promise<void> {
  const known = { wrongCount: 0, knownTime: ctx.now };
  await ctx.db
    .insertInto('signInAddress')
    .values({ tenantId: ctx.tenant.id, userId, address: addressOf(ctx), wrongTime: null, ...known })
    .onConflict((conflict) => conflict.columns(['tenantId', 'userId', 'address']).doUpdateSet(known))
    .execute();
}

/** Forgets where nobody has been for long, and where nobody was let in. */
export async function forgetAddresses({ db, tenant, now }: Context): Promise<void> {
  const [day, months] = [86_400_000, knownDays * 86_400_000].map((age) => new Date(now.getTime() - age));
  await sql`
    delete from sign_in_address where tenant_id = ${tenant.id}
      and (wrong_time is null or wrong_time < ${day}) and (known_time is null or known_time < ${months})`.execute(db);
}

/** The address as guesses are counted for it. */
export function addressOf({ client }: Context): string {
  return countedAs(parseAddress(client.ip));
}
