import type { AnswerOf } from '@saiwu/openapi';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { changeable, scoped } from '../../../rows/scope.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { showShipped } from '../../reference/shipped-text.ts';
import { plainMapCode, shippedMaps } from './shipped-maps.ts';

export type SheetMap = AnswerOf<'sheetMap.get'>;
export type SheetMapRow = Selectable<TenantSchema['sheetMap']>;

/** Maps with what an answer needs besides their columns. */
export function withOwners(ctx: Context, maps: SelectQueryBuilder<TenantSchema, 'sheetMap', object>) {
  return maps
    .leftJoin('org', 'org.id', 'sheetMap.orgId')
    .selectAll('sheetMap')
    .select(['org.label as orgLabel', sql<boolean>`coalesce(${changeable(ctx, 'sheetMap')}, false)`.as('canEdit')]);
}

/** One that the caller may see. Throws `notFound`. */
export async function readSheetMap(ctx: Context, id: string): Promise<SheetMap> {
  const found = withOwners(ctx, scoped(ctx, 'sheetMap').select()).where('sheetMap.id', '=', id);
  return presentSheetMap(ctx, await found.executeTakeFirstOrThrow(notFound));
}

/**
 * Those that sheets of an organisation's contests may be read and written by, in their order: everybody's, its own, and those above and
 * below it; of a general contest all.
 */
export async function readOfferedMaps(ctx: Context, orgId: string | null): Promise<SheetMap[]> {
  const rows = await withOwners(ctx, scoped(ctx, 'sheetMap').select())
    .where('sheetMap.state', '=', true)
    .where(
      sql<boolean>`(sheet_map.org_id is null or ${orgId === null} or exists (select from org holder where holder.tenant_id = ${ctx.tenant.id} and holder.id = ${orgId}
        and (holder.tree_path like org.tree_path || '%' or org.tree_path like holder.tree_path || '%')))`,
    )
    .orderBy('sheetMap.sortValue')
    .orderBy('sheetMap.id')
    .limit(200)
    .execute();
  return rows.map((row) => presentSheetMap(ctx, row));
}

/** As it goes out; one of ours in the reader's language, as far as nobody has changed it. */
export function presentSheetMap(ctx: Context, row: SheetMapRow & { orgLabel: string | null; canEdit: boolean }): SheetMap {
  const zone = ctx.tenant.timeZone;
  const shipped = row.code === null ? undefined : shippedMaps.get(row.code);
  const content = row.content ?? shipped?.content(ctx.say);
  if (!content) throw new Error(`sheet map ${row.id} holds nothing`);
  return {
    id: row.id,
    orgId: row.orgId,
    name: showShipped(row.name, shipped?.name, ctx.say),
    summary: showShipped(row.summary, shipped?.summary, ctx.say),
    ...content,
    sortValue: row.sortValue,
    state: row.state,
    isShipped: row.code !== null,
    isPlain: row.code === plainMapCode,
    readonly: !row.canEdit,
    echoMap: row.orgId !== null && row.orgLabel !== null ? { orgId: { id: row.orgId, label: row.orgLabel } } : {},
    createTime: toWire(row.createTime, zone),
    createdBy: row.createdBy,
    updateTime: toWire(row.updateTime, zone),
    updatedBy: row.updatedBy,
    version: row.version,
  };
}
