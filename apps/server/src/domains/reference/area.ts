import { msg } from '@lingui/core/macro';
import { type AnswerOf, areaFields, type InputOf } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/handlers.ts';
import { aroundWrites } from '../../rows/around-writes.ts';
import { crudOf } from '../../rows/crud-of.ts';
import { stateWords } from '../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../rows/sheets/headings-of.ts';
import { inTurns } from '../../rows/take-turns.ts';
import { fitChange, fitSave } from './area-rules.ts';
import { areaTree, renameBelow } from './area-tree.ts';
import { areaColumns, presentAreas } from './present-areas.ts';

const areas = crudOf({
  name: 'area',
  table: 'area',
  columns: areaColumns,
  sortable: ['code', 'label', 'level', 'sortValue', 'state', 'createTime', 'updateTime'],
  filters: { like: ['code', 'label', 'fullName'], equal: ['parentId', 'level', 'state'] },
  present: presentAreas,
  unique: 'code',
  fitSave,
  headings: headingsOf(areaFields, { state: stateWords }),
  fileName: msg`地区`,
  inOrder: parentsFirst,
});

const handlers = {
  ...areas.handlers,
  'area.update': (ctx, { body }) => change(ctx, body, false),
  'area.updateAll': (ctx, { body }) => change(ctx, body, true),
  'area.remove': (ctx, { body }) => areaTree.remove(ctx, body),
} satisfies Partial<Handlers>;

/** China's divisions, to which a tenant may add. They form a tree; two have never one code. */
export const areaHandlers = aroundWrites(handlers, inTurns('area'));

/** A sheet may name an area before the one above it: our own exports begin with the newest. */
function parentsFirst<Row extends InputOf<'area.save'>['body']>(rows: Row[]): Row[] {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const sorted = new Set<Row>();
  const visiting = new Set<Row>();
  const visit = (row: Row) => {
    const above = byCode.get(row.parentCode ?? '');
    visiting.add(row);
    if (above && !visiting.has(above)) visit(above);
    sorted.add(row);
  };
  for (const row of rows) visit(row);
  return [...sorted];
}

async function change(ctx: Context, body: InputOf<'area.update'>['body'], isWhole: boolean): Promise<AnswerOf<'area.update'>> {
  const before = await areas.read(ctx, body.id);
  const after = await areas.change(ctx, await fitChange(ctx, body, before), isWhole);
  if (before.fullName && after.fullName && before.fullName !== after.fullName)
    await renameBelow(ctx, after.id, before.fullName, after.fullName);
  return after;
}
