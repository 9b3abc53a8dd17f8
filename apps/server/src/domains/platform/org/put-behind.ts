import { type SelectQueryBuilder, sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Brings an organisation behind another one of its siblings, or before them all. Siblings that make room are not changed by anybody: their
 * versions stay. Throws a 404 where the sibling has gone or was moved away meanwhile.
 */
export async function putBehind(
  ctx: Context,
  siblings: SelectQueryBuilder<TenantSchema, 'org', object>,
  { id, after }: { id: string; after: string | null },
): Promise<void> {
  const others = await siblings
    .where('org.id', '<>', id)
    .orderBy('org.sortValue')
    .orderBy('org.id')
    .select(['org.id', 'org.sortValue'])
    .execute();
  const place = others.findIndex((one) => one.id === after) + 1;
  if (after !== null && place === 0) throw notFound();
  const ordered = others.toSpliced(place, 0, { id, sortValue: -1 }).map((one, at) => ({ ...one, next: at + 1 }));
  const changed = ordered.filter(({ sortValue, next }) => sortValue !== next);
  // thousands of schools at once: a statement for each would take seconds
  await sql`update org set sort_value = next.value
    from unnest(${changed.map((one) => one.id)}::bigint[], ${changed.map(({ next }) => next)}::int[]) as next (id, value)
    where org.tenant_id = ${ctx.tenant.id} and org.id = next.id`.execute(tenantDb(ctx));
}
