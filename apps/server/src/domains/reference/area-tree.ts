import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/handlers.ts';
import { cacheHandlers } from '../../rows/cache-handlers.ts';
import { scoped } from '../../rows/scope.ts';
import { nested, treeOf } from '../../rows/tree-of.ts';
import { findAreas } from './find-areas.ts';
import { areaColumns, presentAreas } from './present-areas.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

export const areaTree = treeOf('area');

/** The tree of areas, for screens that choose one. */
export const areaTreeHandlers = {
  'area.linkage': async (ctx, { query }) => {
    const rows = await scoped(ctx, 'area')
      .select()
      .where('area.parentId', '=', query.parentId)
      .orderBy('area.sortValue')
      .orderBy('area.id')
      .select(areaColumns.map((column) => `area.${column}` as const))
      .limit(1000)
      .execute();
    const ids = rows.map(({ id }) => id);
    const above = await scoped(ctx, 'area')
      .select()
      .where(sql<boolean>`area.parent_id = any(${ids}::bigint[])`)
      .distinct()
      .select('area.parentId')
      .execute();
    const hasChildren = new Set(above.map(({ parentId }) => parentId));
    return (await presentAreas(ctx, rows)).map((row) => ({ ...row, hasChildren: hasChildren.has(row.id) }));
  },

  'area.tree': async (ctx) => {
    const rows = await scoped(ctx, 'area')
      .select()
      .orderBy('area.sortValue')
      .orderBy('area.id')
      .select(['area.id', 'area.parentId', 'area.code', 'area.label', 'area.level'])
      .limit(50_000)
      .execute();
    return nested(rows);
  },

  'area.find': (ctx, { query }) => findAreas(ctx, query),

  ...cacheHandlers('area'),
} satisfies Partial<Handlers>;

/** Gives what lies beneath an area its new full name to begin with. */
export async function renameBelow(ctx: Context, id: string, before: string, after: string): Promise<void> {
  await sql`${areaTree.branchOf(ctx, [id])}
    update area set full_name = left(${after} || substr(full_name, ${before.length + 1}), 255)
    where tenant_id = ${ctx.tenant.id} and id in (select id from branch) and id <> ${id} and starts_with(full_name, ${before})`.execute(
    tenantDb(ctx),
  );
}
