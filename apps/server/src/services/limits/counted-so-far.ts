import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** Requests of an address in the windows that are open, by rule. */
export async function countedSoFar(ctx: Context, ruleIds: readonly string[], address: string): Promise<Map<string, number>> {
  if (ruleIds.length === 0) return new Map();
  const rows = await tenantDb(ctx)
    .selectFrom('limitCounter')
    .where('ruleId', 'in', ruleIds)
    .where('address', '=', address)
    .where(sql<boolean>`until > clock_timestamp()`)
    .select(['ruleId', 'count'])
    .execute();
  return new Map(rows.map(({ ruleId, count }) => [ruleId, count]));
}
