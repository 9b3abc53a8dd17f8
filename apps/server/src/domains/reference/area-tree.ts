import type { AreaNode } from '@saiwu/openapi';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/handlers.ts';
import { scoped } from '../../rows/scope.ts';
import { areaColumns, presentAreas } from './present-areas.ts';

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
    const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId);
    const nodes = (parentId: string): AreaNode[] => (childrenOf.get(parentId) ?? []).map((row) => ({ ...row, children: nodes(row.id) }));
    return nodes('0');
  },

  'area.check': async (ctx, { params, query }) => {
    const twin = await scoped(ctx, 'area')
      .select()
      .where(sql<boolean>`lower(area.code) = lower(${params.code})`)
      .where('area.id', '<>', query.id ?? '0')
      .select('area.id')
      .executeTakeFirst();
    return twin !== undefined;
  },

  'area.refreshCache': async () => true,
  'area.clearCache': async () => true,
} satisfies Partial<Handlers>;

/** `with branch`: some areas and all beneath them. */
export function branchOf(ctx: Context, ids: readonly string[]): RawBuilder<unknown> {
  return sql`with recursive branch as (
    select id from area where tenant_id = ${ctx.tenant.id} and id = any(${ids}::bigint[])
    union
    select area.id from area join branch on area.parent_id = branch.id where area.tenant_id = ${ctx.tenant.id}
  )`;
}

/** Whether `other` is the area itself or beneath it. */
export async function isBelow(ctx: Context, id: string, other: string): Promise<boolean> {
  const { rows } = await sql`${branchOf(ctx, [id])} select 1 from branch where id = ${other}`.execute(ctx.db);
  return rows.length > 0;
}

/** Gives what lies beneath an area its new full name to begin with. */
export async function renameBelow(ctx: Context, id: string, before: string, after: string): Promise<void> {
  await sql`${branchOf(ctx, [id])}
    update area set full_name = left(${after} || substr(full_name, ${before.length + 1}), 255)
    where tenant_id = ${ctx.tenant.id} and id in (select id from branch) and id <> ${id} and starts_with(full_name, ${before})`.execute(
    ctx.db,
  );
}
