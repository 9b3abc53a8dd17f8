import { msg } from '@lingui/core/macro';
import { type InputOf, type SocialProviderCode, socialProviders } from '@saiwu/openapi';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type { SocialPerson, SocialProvider } from '../../../core/host.ts';
import { Refusal } from '../../../core/refusal.ts';
import { decryptText } from '../../../core/encrypt-text.ts';
import { redeemOneTime } from '../password/one-time.ts';
import { challengeOf } from './challenge.ts';
import { readHandle } from './handle.ts';
import { providerName, providerOf } from './offered-providers.ts';
import { SocialError } from './social-error.ts';

export type StatePurpose = 'SIGN_IN' | 'BIND';

/**
 * Who has come back from a provider. The state has to be one that we gave out, to this page, for this provider and purpose and for this
 * caller, and it is used up whatever comes of it. Call it outside of a transaction: it asks the provider.
 */
export async function takeReturn(
  ctx: Context,
  { provider: code, code: answer, state, binding }: InputOf<'social.finish'>['body'],
  purpose: StatePurpose,
): Promise<{ provider: SocialProvider; person: SocialPerson }> {
  const { subject, secret } = readHandle(state);
  const redeemed = await redeemOneTime(ctx, { purpose: 'SOCIAL_STATE', subject }, secret, 1);
  if (redeemed.kind !== 'right') throw overOrForeign();
  const facts = stateFacts.parse(redeemed.facts);
  const isOurs =
    facts.provider === code &&
    facts.purpose === purpose &&
    facts.userId === (ctx.caller?.userId ?? null) &&
    facts.challenge === (await challengeOf(binding));
  const codeVerifier = await decryptText(ctx.host.secret, verifierPlace(subject), facts.verifier);
  if (!isOurs || codeVerifier === null) throw overOrForeign();
  const provider = providerOf(ctx, code);
  return { provider, person: await ask(ctx, provider, { code: answer, codeVerifier }) };
}

/** Where the PKCE verifier of one state is sealed to. */
export function verifierPlace(subject: string): string {
  return `social_state.${subject}`;
}

const stateFacts = z.object({
  provider: z.enum(socialProviders),
  purpose: z.enum(['SIGN_IN', 'BIND'] satisfies StatePurpose[]),
  challenge: z.string(),
  userId: z.string().nullable(),
  verifier: z.string(),
});

async function ask(ctx: Context, provider: SocialProvider, answer: { code: string; codeVerifier: string }): Promise<SocialPerson> {
  try {
    return await provider.exchange(answer);
  } catch (error) {
    if (!(error instanceof SocialError)) throw error;
    ctx.host.log.warn({ provider: provider.code, reason: error.message, requestId: ctx.requestId }, 'provider did not sign in');
    throw noAnswer(ctx, provider.code);
  }
}

function overOrForeign(): Refusal {
  return new Refusal(400, -10, msg`这次第三方登录已失效，请重新开始`);
}

function noAnswer(ctx: Context, code: SocialProviderCode): Refusal {
  const name = providerName(ctx, code);
  return new Refusal(400, -10, msg`没能从 ${name} 得到你的身份，请重新开始`);
}
