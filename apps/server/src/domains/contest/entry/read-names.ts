import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What users are called, by their ids. */
export async function readNames(ctx: Context, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const users = await tenantDb(ctx)
    .selectFrom('user')
    .where(sql<boolean>`id = any(${[...new Set(userIds)]}::bigint[])`)
    .select(['id', 'name'])
    .execute();
  return new Map(users.map(({ id, name }) => [id, name]));
}
