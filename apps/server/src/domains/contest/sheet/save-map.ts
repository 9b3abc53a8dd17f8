import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { headKey } from '@saiwu/ui/workbook';
import { sql } from 'kysely';
import { invalid, notFound, notNow, stale } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { changeable, scoped } from '../../../rows/scope.ts';
import { keepShipped } from '../../reference/shipped-text.ts';
import { readSheetMap, type SheetMapRow } from './map-rows.ts';
import { shippedMaps } from './shipped-maps.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Added = InputOf<'sheetMap.save'>['body'];
type Changed = InputOf<'sheetMap.update'>['body'];

/** Adds a map: everybody's by whoever sees all organisations, else the caller's own school's or college's. Answers its id. */
export async function addSheetMap(ctx: Context, { title, rows, columns, summary, ...fields }: Added): Promise<string> {
  const { scope, orgId, userId } = callerOf(ctx);
  if (!scope.isAll && !orgId) throw notNow(msg`你不属于任何学校或学院，不能添加申报汇总表`);
  refuseTwins(columns);
  const { id } = await tenantDb(ctx)
    .insertInto('sheetMap')
    .values({
      ...fields,
      orgId: scope.isAll ? null : orgId,
      code: null,
      summary: summary || null,
      content: JSON.stringify({ title: title || null, rows, columns }),
      createTime: ctx.now,
      createdBy: userId,
      updateTime: ctx.now,
      updatedBy: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what is given; the rest stays. Throws `notFound` for one that the caller may not change. */
export async function updateSheetMap(
  ctx: Context,
  { id, version, name, summary, title, rows, columns, ...fields }: Changed,
): Promise<void> {
  const current = await hold(ctx, id);
  const was = await readSheetMap(ctx, id);
  if (version !== current.version) throw stale(was);
  const shipped = current.code === null ? undefined : shippedMaps.get(current.code);
  refuseTwins(columns ?? []);
  const isOther = title !== undefined || columns !== undefined;
  const content = {
    title: title === undefined ? was.title : title || null,
    rows: rows ?? was.rows,
    columns: columns ?? was.columns,
  };
  await scoped(ctx, 'sheetMap')
    .update()
    .set({
      ...fields,
      ...(name !== undefined && { name: keepShipped(name, shipped?.name, ctx.say) }),
      ...(summary !== undefined && { summary: summary ? keepShipped(summary, shipped?.summary, ctx.say) : null }),
      ...(isOther && { content: JSON.stringify(content) }),
      version: sql<number>`version + 1`,
      updateTime: ctx.now,
      updatedBy: callerOf(ctx).userId,
    })
    .where('sheetMap.id', '=', id)
    .execute();
  ctx.was?.(was);
}

/** Deletes maps, all or none. */
export async function removeSheetMaps(ctx: Context, ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids)) {
    const { code } = await hold(ctx, id); // oxlint-disable-line no-await-in-loop -- a tenant has a few
    if (code !== null) throw notNow(msg`系统自带的汇总表不能删除，不用的可以停用`);
  }
  await scoped(ctx, 'sheetMap')
    .delete()
    .where('sheetMap.id', 'in', [...ids])
    .execute();
}

function hold(ctx: Context, id: string): Promise<SheetMapRow> {
  return scoped(ctx, 'sheetMap')
    .select()
    .where(changeable(ctx, 'sheetMap'))
    .where('sheetMap.id', '=', id)
    .selectAll('sheetMap')
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

/** Heads that a reader of sheets could not tell apart: what is in brackets says nothing to it. */
function refuseTwins(columns: Added['columns']): void {
  const keys = columns.map(({ head }) => headKey(head));
  const twins = keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [[`columns.${index}.head`, msg`前面已经有同名的列`] as const] : [],
  );
  if (twins.length > 0) throw invalid(Object.fromEntries(twins));
}
