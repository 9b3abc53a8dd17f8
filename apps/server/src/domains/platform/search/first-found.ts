import { mostFound } from '@saiwu/openapi';
import type { SelectQueryBuilder } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { isOutOfTime, readList } from '../../../rows/long-reads.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';

/** Of how many rows that match the nearest are chosen: to put thousands in order would take longer than anybody waits. */
const looked = 50;

/**
 * The rows that come nearest to a text: those of the first way of finding before those of the next, which is asked only while there are too
 * few. Of one way those that are called just so come first, then those that begin so. A way that takes too long has found nothing.
 */
export async function firstFound<T extends keyof TenantSchema, Row extends { id: string }>(
  ctx: Context,
  text: string,
  ways: readonly SelectQueryBuilder<TenantSchema, T, object>[],
  read: (rows: SelectQueryBuilder<TenantSchema, T, object>) => SelectQueryBuilder<TenantSchema, T, Row>,
  nameOf: (row: Row) => string,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  const wanted = text.toLowerCase();
  const distance = (row: Row) => {
    const name = nameOf(row).toLowerCase();
    return name === wanted ? 0 : name.startsWith(wanted) ? 1 : 2;
  };
  for (const way of ways) {
    if (found.size >= mostFound) break;
    const rows = await readList(ctx, way, (within) => read(within).limit(looked).execute()).catch((error: unknown) => {
      if (isOutOfTime(error)) return [];
      throw error;
    });
    for (const row of rows.toSorted((one, other) => distance(one) - distance(other))) if (!found.has(row.id)) found.set(row.id, row);
  }
  return [...found.values()].slice(0, mostFound);
}
