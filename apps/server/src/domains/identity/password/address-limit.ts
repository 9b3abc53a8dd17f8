import type { Context } from '../../../core/context.ts';
import { parseAddress } from '../../../services/limits/address-range.ts';
import { countRequest } from '../../../services/limits/count-request.ts';
import { countedAs } from '../../../services/limits/counted-as.ts';
import { tooMany } from '../../../core/common-refusals.ts';

/** What one address may do so often, whatever rules the administrators have made. */
type Limited = 'signIn' | 'captcha' | 'social' | 'shortCode';

/** Rules of administrators have ids from the sequence; ours are told apart by what they limit. */
const ruleId = '0';

/**
 * Counts one act of the caller's address, of what can be guessed: never a secret of 128 bits or more. In the database, for all processes. Throws a 429 with `Retry-After` for one too many in `seconds`.
 * Outside of a transaction, so that the count stays whatever becomes of the request.
 */
export async function takeFromAddress(ctx: Context, what: Limited, { most, seconds }: { most: number; seconds: number }): Promise<void> {
  if (ctx.host.settings.limits === 'off') return;
  const left = await countRequest(ctx.db, { tenantId: ctx.tenant.id, ruleId, address: counterOf(ctx, what), most, seconds });
  if (left > 0) throw tooMany(left);
}

/** Takes one act back out of the count: it was an honest one. */
export async function giveBackToAddress(ctx: Context, what: Limited): Promise<void> {
  if (ctx.host.settings.limits === 'off') return;
  await ctx.db
    .updateTable('limitCounter')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('tenantId', '=', ctx.tenant.id)
    .where('ruleId', '=', ruleId)
    .where('address', '=', counterOf(ctx, what))
    .where('count', '>', 0)
    .execute();
}

/** A campus may have one address: a person who is signed in and types codes is counted alone. */
function counterOf(ctx: Context, what: Limited): string {
  if (what === 'shortCode' && ctx.caller) return `${what} ${ctx.caller.userId}`;
  return `${what} ${countedAs(parseAddress(ctx.client.ip))}`;
}
