import type { AnswerOf } from '@saiwu/openapi';
import type { Selectable } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Schema } from '../../schema/schema.ts';
import { scoped } from '../../rows/scope.ts';
import { toWire } from '../../core/wire-time.ts';
import { auditColumns } from '../../schema/audited-table.ts';
import { dictionaryNames } from './read-dictionary.ts';

export type AreaRow = Pick<Selectable<Schema['area']>, (typeof areaColumns)[number]>;

export const areaColumns = [
  'parentId',
  'code',
  'label',
  'fullName',
  'longitude',
  'latitude',
  'level',
  'source',
  'sortValue',
  'state',
  ...auditColumns,
] as const;

/** Areas as they go out, with the codes of those above and the names of their levels. */
export async function presentAreas(ctx: Context, rows: readonly AreaRow[]): Promise<AnswerOf<'area.get'>[]> {
  const codes = await codesOf(
    ctx,
    rows.map(({ parentId }) => parentId),
  );
  const nameOf = await dictionaryNames(ctx);
  const zone = ctx.tenant.timeZone;
  return rows.map((row) => {
    const level = nameOf('AREA_LEVEL', row.level);
    return {
      ...row,
      parentCode: codes.get(row.parentId) ?? null,
      createTime: toWire(row.createTime, zone),
      updateTime: toWire(row.updateTime, zone),
      echoMap: level === undefined ? {} : { level },
    };
  });
}

async function codesOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter((id) => id !== '0');
  if (known.length === 0) return new Map();
  const rows = await scoped(ctx, 'area').select().where('area.id', 'in', known).select(['area.id', 'area.code']).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
