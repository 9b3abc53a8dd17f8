import type { Context } from '../../../core/context.ts';
import { countRequest } from '../../../services/limits/count-request.ts';
import { tooMany } from '../../../core/common-refusals.ts';
import { addressOf, isKnownAddress } from './sign-in-address.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What one address may do so often, whatever rules the administrators have made. */
type Limited = 'signIn' | 'captcha' | 'social' | 'shortCode';

/** Rules of administrators have ids from the sequence; ours are told apart by what they limit. */
const ruleId = '0';

interface Bound {
  most: number;
  seconds: number;
}

/**
 * Counts one act of the caller's address, of what can be guessed: never a secret of 128 bits or more. In the database, for all processes.
 * Throws a 429 with `Retry-After` for one too many in `seconds`. Outside of a transaction, so that the count stays whatever becomes of the
 * request.
 */
export async function takeFromAddress(ctx: Context, what: Limited, bound: Bound): Promise<void> {
  const left = await countForAddress(ctx, what, bound);
  if (left > 0) throw tooMany(left);
}

/** The same without a refusal: milliseconds until the address has room again, 0 while it has. */
export async function countForAddress(ctx: Context, what: Limited, { most, seconds }: Bound): Promise<number> {
  if (ctx.host.settings.limits === 'off') return 0;
  return countRequest(ctx.db, { tenantId: ctx.tenant.id, ruleId, address: counterOf(ctx, what), most, seconds });
}

/**
 * The same for what fills a table and opens nothing: of those who sit where people sign in, one must not use up what is there for all of
 * them.
 */
export async function takeRoom(ctx: Context, what: Limited, { most, seconds }: Bound): Promise<void> {
  const times = (await isKnownAddress(ctx, 'installation')) ? 10 : 1;
  await takeFromAddress(ctx, what, { most: most * times, seconds });
}

/** Takes one act back out of the count: it was an honest one. */
export async function giveBackToAddress(ctx: Context, what: Limited): Promise<void> {
  if (ctx.host.settings.limits === 'off') return;
  await tenantDb(ctx)
    .updateTable('limitCounter')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('ruleId', '=', ruleId)
    .where('address', '=', counterOf(ctx, what))
    .where('count', '>', 0)
    .execute();
}

/** A campus may have one address: a person who is signed in and types codes is counted alone. */
function counterOf(ctx: Context, what: Limited): string {
  if (what === 'shortCode' && ctx.caller) return `${what} ${ctx.caller.userId}`;
  return `${what} ${addressOf(ctx)}`;
}
