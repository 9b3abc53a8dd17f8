import type { Context } from '../../../core/context.ts';
import { tooMany } from '../../../core/common-refusals.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { countForAddress, giveBackToAddress } from './address-limit.ts';
import { isKnownAddress } from './sign-in-address.ts';

/** What a sign-in has taken of the share of its address. */
export interface SignInShare {
  /** What a wrong one is answered beyond the share, in place of what was wrong: a 429. Null within it. */
  beyond: Refusal | null;
  /** Puts it back: the sign-in was right. */
  giveBack(): Promise<void>;
}

/**
 * Counts one sign-in toward those that an address may get wrong in a minute (`SignInFailuresPerMinute`), for whatever accounts. Beyond them an address
 * that no one has signed in from lately is refused by a 429 before anything is compared. Where people do sign in from, the one behind their address who
 * uses the share up must not keep them out: what they bring is compared, within the limits of its account or code.
 */
export async function takeSignInShare(ctx: Context): Promise<SignInShare> {
  const left = await countForAddress(ctx, 'signIn', { most: await readParameter(ctx, 'SignInFailuresPerMinute'), seconds: 60 });
  if (left === 0) return { beyond: null, giveBack: () => giveBackToAddress(ctx, 'signIn') };
  const beyond = tooMany(left);
  if (!(await isKnownAddress(ctx, 'tenant'))) throw beyond;
  return { beyond, giveBack: async () => undefined };
}
