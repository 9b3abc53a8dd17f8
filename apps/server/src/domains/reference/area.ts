import { msg } from '@lingui/core/macro';
import { type AnswerOf, areaFields, type InputOf } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/handlers.ts';
import { aroundWrites } from '../../rows/around-writes.ts';
import { crudOf } from '../../rows/crud-of.ts';
import { parentsFirst } from '../../rows/parents-first.ts';
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
  filters: { search: ['code', 'label'], equal: ['level'] },
  present: presentAreas,
  unique: ['code'],
  fitSave,
  headings: headingsOf(areaFields, { state: stateWords }),
  fileName: msg`地区`,
  inOrder: (rows) =>
    parentsFirst(
      rows,
      ({ code }) => code,
      ({ parentCode }) => parentCode,
    ),
});

const handlers = {
  ...areas.handlers,
  'area.update': (ctx, { body }) => change(ctx, body, false),
  'area.updateAll': (ctx, { body }) => change(ctx, body, true),
  'area.remove': (ctx, { body }) => areaTree.remove(ctx, body),
  'area.check': (ctx, { params, query }) => areas.hasTwin(ctx, params, query.id),
} satisfies Partial<Handlers>;

/** China's divisions, to which a tenant may add. They form a tree; two have never one code. */
export const areaHandlers = aroundWrites(handlers, inTurns('area'));

async function change(ctx: Context, body: InputOf<'area.update'>['body'], isWhole: boolean): Promise<AnswerOf<'area.update'>> {
  const before = await areas.read(ctx, body.id);
  const after = await areas.change(ctx, await fitChange(ctx, body, before), isWhole);
  if (before.fullName && after.fullName && before.fullName !== after.fullName)
    await renameBelow(ctx, after.id, before.fullName, after.fullName);
  return after;
}
