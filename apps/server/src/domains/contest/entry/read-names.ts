import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';

/** What users are called, by their ids. */
export async function readNames(ctx: Context, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const users = await ctx.db
    .selectFrom('user')
    .where('tenantId', '=', ctx.tenant.id)
    .where(sql<boolean>`id = any(${[...new Set(userIds)]}::bigint[])`)
    .select(['id', 'name'])
    .execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}
