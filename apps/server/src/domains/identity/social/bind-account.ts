import { msg } from '@lingui/core/macro';
import { profilePath, type SocialProviderCode } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { notNow } from '../../../core/common-refusals.ts';
import { tellOwner } from '../tell-owner.ts';
import { providerName } from './offered-providers.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Whom a provider vouches for. */
export interface BoundPerson {
  provider: SocialProviderCode;
  subject: string;
  name: string | null;
  avatar: string | null;
}

/**
 * Lets a provider's account sign in one user from now on, who is told so. One account signs in one user, and a user has one account at
 * each provider: 409 otherwise. Runs in the caller's transaction.
 */
export async function bindAccount(ctx: Context, userId: string, { provider, subject, name, avatar }: BoundPerson): Promise<void> {
  const bound = await tenantDb(ctx)
    .insertInto('socialAccount')
    .values({ userId, provider, subject, name, avatar, createTime: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!bound) throw await taken(ctx, userId, provider, subject);
  const values = { label: providerName(ctx, provider), ip: ctx.client.ip };
  await tellOwner(ctx, userId, { code: 'socialBound', values, handlerUrl: profilePath('social') });
}

async function taken(ctx: Context, userId: string, provider: SocialProviderCode, subject: string) {
  const owner = await tenantDb(ctx)
    .selectFrom('socialAccount')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .select('userId')
    .executeTakeFirst();
  const label = providerName(ctx, provider);
  if (owner && owner.userId !== userId) return notNow(msg`这个 ${label} 账号已绑定到别的账号`);
  return owner ? notNow(msg`这个 ${label} 账号已经绑定了`) : notNow(msg`账号已绑定另一个 ${label} 账号，请先解绑`);
}
