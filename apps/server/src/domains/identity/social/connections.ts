import { type AnswerOf, type SocialProviderCode, socialProviders } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { toWire } from '../../../core/wire-time.ts';
import { providerName } from './offered-providers.ts';

type Connection = AnswerOf<'social.connections'>[number];

/** The caller's accounts elsewhere, the first bound first. One of a provider that we no longer know is left out. */
export async function connectionsOf(ctx: Context): Promise<Connection[]> {
  const rows = await scoped(ctx, 'socialAccount')
    .select()
    .select(['socialAccount.provider', 'socialAccount.name', 'socialAccount.avatar', 'socialAccount.createTime'])
    .orderBy('socialAccount.id')
    .execute();
  return rows.flatMap(({ provider, ...row }) => {
    const code = socialProviders.find((one) => one === provider);
    return code ? [connectionOf(ctx, { provider: code, ...row })] : [];
  });
}

interface BoundRow {
  provider: SocialProviderCode;
  name: string | null;
  avatar: string | null;
  createTime: Date;
}

/** One of them as the wire has it. */
export function connectionOf(ctx: Context, { provider, name, avatar, createTime }: BoundRow): Connection {
  const label = providerName(ctx, provider);
  return { providerName: provider, label, name, avatar, createTime: toWire(createTime, ctx.tenant.timeZone) };
}
