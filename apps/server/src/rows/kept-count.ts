import type { SelectQueryBuilder } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Host } from '../core/host.ts';
import type { TenantSchema } from '../schema/tenant-schema.ts';

export interface Counted {
  total: number;
  /** False: there are more. */
  isWhole: boolean;
}

/** For so many milliseconds a count is not asked for again. */
const longestKept = 5000;
const mostKept = 1000;

const byHost = new WeakMap<Host, Map<string, { counted: Counted; at: number }>>();

/**
 * The result of `count`, or its result of some seconds ago: a long list is counted once for a reader who leafs through it, and for all
 * readers of the same list. "More than so many" stays true for seconds; a number is kept only as long as this process has written
 * nothing, so that no user misses their own row in it. `matching` holds filter and scope alike.
 */
export async function keptCount<T extends keyof TenantSchema>(
  { host, db }: Context,
  matching: SelectQueryBuilder<TenantSchema, T, object>,
  count: () => Promise<Counted>,
): Promise<Counted> {
  if (db !== host.database.kysely) return count();
  const kept = byHost.get(host) ?? new Map<string, { counted: Counted; at: number }>();
  byHost.set(host, kept);
  const { sql, parameters } = matching.selectAll().compile();
  const key = JSON.stringify([sql, parameters]);
  const known = kept.get(key);
  if (known && performance.now() - known.at < longestKept && (!known.counted.isWhole || hasNotWritten(host, known.at)))
    return known.counted;
  const at = performance.now();
  const counted = await count();
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, { counted, at });
  return counted;
}

function hasNotWritten({ database }: Host, since: number): boolean {
  return database.wroteAt !== undefined && database.wroteAt() < since;
}
