import type { InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { encryptText } from '../../../core/encrypt-text.ts';
import { randomText } from '../../../core/tokens.ts';
import { takeRoom } from '../password/address-limit.ts';
import { keepOneTime } from '../password/one-time.ts';
import { challengeOf } from './challenge.ts';
import { newHandle } from './handle.ts';
import { providerOf } from './offered-providers.ts';
import { type StatePurpose, verifierPlace } from './take-return.ts';

/** Seconds that somebody has for signing in at the provider. */
const stateSeconds = 600;

/**
 * Where to send somebody, with a `state` that is good once: for this provider and purpose, for the page that knows what `challenge` is the
 * hash of, and, in binding, for this user.
 */
export async function startSocial(
  ctx: Context,
  { provider: code, challenge }: InputOf<'social.start'>['body'],
  purpose: StatePurpose,
): Promise<{ url: string }> {
  const provider = providerOf(ctx, code);
  // each start leaves a row until it runs out; a school behind one address stays below
  await takeRoom(ctx, 'social', { most: 300, seconds: stateSeconds });
  const state = newHandle();
  const verifier = randomText(32);
  const facts = {
    provider: code,
    purpose,
    challenge,
    userId: ctx.caller?.userId ?? null,
    verifier: await encryptText(ctx.host.secret, verifierPlace(state.subject), verifier),
  };
  await keepOneTime(ctx, { purpose: 'SOCIAL_STATE', subject: state.subject }, { secret: state.secret, seconds: stateSeconds, facts });
  return { url: provider.authorizeUrl({ state: state.text, codeChallenge: await challengeOf(verifier) }) };
}
