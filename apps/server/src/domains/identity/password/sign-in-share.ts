import type { Context } from '../../../core/context.ts';
import { tooMany } from '../../../core/common-refusals.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { countForAddress, giveBackToAddress } from './address-limit.ts';

/** What a sign-in has taken of the share of its address. */
export interface SignInShare {
  /** What a wrong one is answered beyond the share, in place of what was wrong: a 429. Null within it. */
  beyond: Refusal | null;
  /** Puts it back: the sign-in was right. */
  giveBack(): Promise<void>;
}

/**
 * Counts one sign-in toward those that an address may get wrong in a minute (`SignInFailuresPerMinute`), for whatever accounts. Beyond them
 * it is compared all the same, within the limits of its account or code: whoever uses the share up must not keep others out who sit behind
 * the same address (`oneByOne` says in which line).
 */
export async function takeSignInShare(ctx: Context): Promise<SignInShare> {
  const left = await countForAddress(ctx, 'signIn', { most: await readParameter(ctx, 'SignInFailuresPerMinute'), seconds: 60 });
  if (left === 0) return { beyond: null, giveBack: () => giveBackToAddress(ctx, 'signIn') };
  return { beyond: tooMany(left), giveBack: async () => undefined };
}
