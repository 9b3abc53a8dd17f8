import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { LogSchema } from '../../schema/log-schema.ts';
import type { TenantSchema } from '../../schema/tenant-schema.ts';
import type { Clearing } from './clearing.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

const batch = 2000;

/**
 * Deletes from `rows` all that a clearing does not keep, oldest first, in batches that are each a transaction of its own: a request that
 * writes to the log waits for no more than one. Stops between two when `signal` is aborted.
 */
export async function clearLog<T extends keyof LogSchema>(
  ctx: Context,
  table: T,
  { before, rows: kept }: Clearing,
  rows: () => SelectQueryBuilder<TenantSchema, T, object>,
  signal?: AbortSignal,
): Promise<void> {
  const id = sql.ref<string>(`${table}.id`);
  const time = sql.ref<Date>(`${table}.createTime`);
  if (before)
    await deleteAll(() =>
      rows()
        .where(sql<boolean>`${time} < ${before}`)
        .orderBy(time),
    );
  const last =
    kept === undefined ? undefined : await rows().select(id.as('id')).orderBy(id, 'desc').offset(kept).limit(1).executeTakeFirst();
  if (last)
    await deleteAll(() =>
      rows()
        .where(sql<boolean>`${id} <= ${last.id}`)
        .orderBy(id),
    );

  async function deleteAll(old: () => SelectQueryBuilder<TenantSchema, T, object>): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      const ids = old().select(id.as('id')).limit(batch);
      const done = await sql`delete from ${sql.table(table)} where tenant_id = ${ctx.tenant.id} and id in (${ids})`.execute(tenantDb(ctx));
      if (Number(done.numAffectedRows ?? 0n) < batch) return;
    }
  }
}
