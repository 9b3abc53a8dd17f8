import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { parseAddress } from '../../../services/limits/address-range.ts';
import { countedAs } from '../../../services/limits/counted-as.ts';
import { lockedSince } from './locked-since.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';
import { everyTenant } from '../../../rows/every-tenant.ts';

/**
 * Wrong passwords that lock an account from all addresses together, or for an address that its owner signs in from, as a multiple of what
 * locks it for another address.
 */
const timesMore = 4;

/** Days for which an address that somebody has signed in from counts as theirs. */
const knownDays = 90;

/** Where the guesses of a person count who is signed in, whatever others behind the same address do. */
export const withinSession = 'session';

/** A guess that may be compared. */
export interface Guess {
  /** How many it makes from its place, with those before it that still count, and how many lock the account there. */
  count: number;
  most: number;
}

/**
 * Counts one guess at somebody's password. Null while it must not be compared: too many wrong ones from its place, the last of them not
 * long enough ago, or far too many from all over. The latter does not hold where the owner has signed in before, and there four times as
 * many may be wrong: a campus may have one address, and an account is not to be locked for its owner by a few who sit behind the same one.
 * Each step is one statement, so parallel guesses are counted one by one.
 */
export async function takeGuess(ctx: Context, userId: string, place: string = addressOf(ctx)): Promise<Guess | null> {
  const most = ctx.tenant.passwordErrorNum;
  const since = lockedSince(ctx);
  const mostHere = sql<number>`case when sign_in_address.known_time > ${knownSince(ctx)} then ${most * timesMore}::int else ${most}::int end`;
  const here = await tenantDb(ctx)
    .insertInto('signInAddress')
    .values({ userId, address: place, wrongCount: 1, wrongTime: ctx.now, knownTime: null })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'address'])
        .doUpdateSet({
          wrongCount: sql<number>`case when sign_in_address.wrong_time < ${since} then 1 else sign_in_address.wrong_count + 1 end`,
          wrongTime: ctx.now,
        })
        .where((eb) => eb.or([eb('signInAddress.wrongCount', '<', mostHere), eb('signInAddress.wrongTime', '<', since)])),
    )
    .returning(['wrongCount', 'knownTime'])
    .executeTakeFirst();
  if (!here) return null;
  const isKnown = here.knownTime !== null && here.knownTime > knownSince(ctx);
  const isOwners = isKnown || place === withinSession;
  const all = await tenantDb(ctx)
    .updateTable('user')
    .set({
      passwordErrorNum: sql<number>`case when password_error_last_time < ${since} then 1 else password_error_num + 1 end`,
      passwordErrorLastTime: ctx.now,
    })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb.lit(isOwners), eb('passwordErrorNum', '<', most * timesMore), eb('passwordErrorLastTime', '<', since)]))
    .returning('passwordErrorNum')
    .executeTakeFirst();
  return all ? { count: here.wrongCount, most: isKnown ? most * timesMore : most } : null;
}

/** The password was right, or is another one: wrong guesses from this place count no more, nor those from all over. */
export async function forgetGuesses(ctx: Context, userId: string, place: string = addressOf(ctx)): Promise<void> {
  await tenantDb(ctx)
    .updateTable('signInAddress')
    .set({ wrongCount: 0 })
    .where('userId', '=', userId)
    .where('address', '=', place)
    .execute();
  await tenantDb(ctx).updateTable('user').set({ passwordErrorNum: 0 }).where('id', '=', userId).execute();
}

/** Somebody got a new password without knowing the one before: every lock is gone. */
export async function unlock(ctx: Context, userId: string): Promise<void> {
  await tenantDb(ctx).updateTable('signInAddress').set({ wrongCount: 0 }).where('userId', '=', userId).execute();
  await tenantDb(ctx).updateTable('user').set({ passwordErrorNum: 0 }).where('id', '=', userId).execute();
}

/** Somebody has signed in from here. */
export async function knowAddress(ctx: Context, userId: string): Promise<void> {
  const known = { wrongCount: 0, knownTime: ctx.now };
  await tenantDb(ctx)
    .insertInto('signInAddress')
    .values({ userId, address: addressOf(ctx), wrongTime: null, ...known })
    .onConflict((conflict) => conflict.columns(['userId', 'address']).doUpdateSet(known))
    .execute();
}

/** Forgets where nobody has been for long, and where nobody was let in. */
export async function forgetAddresses(ctx: Context): Promise<void> {
  const day = new Date(ctx.now.getTime() - 86_400_000);
  await sql`
    delete from sign_in_address where tenant_id = ${ctx.tenant.id}
      and (wrong_time is null or wrong_time < ${day}) and (known_time is null or known_time < ${knownSince(ctx)})`.execute(tenantDb(ctx));
}

/** Has anybody signed in from the caller's address lately: somebody of the tenant, or of any? */
export async function isKnownAddress(ctx: Context, of: 'tenant' | 'installation'): Promise<boolean> {
  const known = await everyTenant(ctx)
    .selectFrom('signInAddress')
    .$if(of === 'tenant', (query) => query.where('tenantId', '=', ctx.tenant.id))
    .where('address', '=', addressOf(ctx))
    .where('knownTime', '>', knownSince(ctx))
    .select('userId')
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

/** An address counts as somebody's who has signed in from it since then. */
function knownSince({ now }: Pick<Context, 'now'>): Date {
  return new Date(now.getTime() - knownDays * 86_400_000);
}

/** The address as guesses are counted for it. */
export function addressOf({ client }: Context): string {
  return countedAs(parseAddress(client.ip));
}
