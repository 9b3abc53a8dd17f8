import { msg } from '@lingui/core/macro';
import { contract, type AnswerOf, type InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { crudOf } from '../../rows/crud-of.ts';
import { filterBy } from '../../rows/filter-by.ts';
import { notFound } from '../../core/common-refusals.ts';
import { scoped } from '../../rows/scope.ts';
import { stateWords } from '../../rows/sheets/cell-words.ts';
import { importRows } from '../../rows/sheets/import-rows.ts';
import { takeTurns } from '../../rows/take-turns.ts';
import { fitChange, fitSave } from './area-rules.ts';
import { branchOf, renameBelow } from './area-tree.ts';
import { areaColumns, type AreaRow, presentAreas } from './present-areas.ts';

type Save = InputOf<'area.save'>['body'];

const headings = [
  { field: 'code', title: msg`编码` },
  { field: 'label', title: msg`名称` },
  { field: 'parentCode', title: msg`上级编码` },
  { field: 'level', title: msg`级别` },
  { field: 'fullName', title: msg`全称` },
  { field: 'longitude', title: msg`经度` },
  { field: 'latitude', title: msg`纬度` },
  { field: 'source', title: msg`数据来源` },
  { field: 'sortValue', title: msg`排序` },
  { field: 'state', title: msg`状态`, words: stateWords },
];

const generic = crudOf({
  name: 'area',
  table: 'area',
  columns: areaColumns,
  sortable: ['code', 'label', 'level', 'sortValue', 'state', 'createTime', 'updateTime'],
  matching: (ctx, model, extra) =>
    filterBy(ctx, scoped(ctx, 'area').select(), 'area', model, extra, {
      like: ['code', 'label', 'fullName'],
      equal: ['parentId', 'level', 'state'],
    }),
  present: (ctx, rows) => presentAreas(ctx, rows as AreaRow[]), // the columns above are what it is made of
  unique: 'code',
  headings,
  fileName: msg`地区`,
});

/** China's divisions, to which a tenant may add. They form a tree; two have never one code. */
export const areaHandlers = {
  ...generic,
  'area.save': async (ctx: Context, { body }: InputOf<'area.save'>) => {
    await takeTurns(ctx, 'area');
    return save(ctx, body);
  },
  'area.update': (ctx: Context, input: InputOf<'area.update'>) => change(ctx, 'area.update', input.body),
  'area.updateAll': (ctx: Context, input: InputOf<'area.updateAll'>) => change(ctx, 'area.updateAll', input.body),
  'area.remove': async (ctx: Context, { body }: InputOf<'area.remove'>) => {
    await takeTurns(ctx, 'area');
    const found = await scoped(ctx, 'area').select().where('area.id', 'in', body).select('area.id').execute();
    if (found.length !== new Set(body).size) throw notFound();
    await sql`${branchOf(ctx, body)} delete from area where tenant_id = ${ctx.tenant.id} and id in (select id from branch)`.execute(ctx.db);
    return true;
  },
  'area.import': async (ctx: Context, { body }: InputOf<'area.import'>) => {
    await takeTurns(ctx, 'area');
    await importRows(ctx, body.file, { schema: contract['area.save'].body, headings, inOrder: parentsFirst, add: (row) => save(ctx, row) });
    return true;
  },
};

/** A sheet may name an area before the one above it: our own exports begin with the newest. */
function parentsFirst(rows: Save[]): Save[] {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const sorted = new Set<Save>();
  const visiting = new Set<Save>();
  const visit = (row: Save) => {
    const above = byCode.get(row.parentCode ?? '');
    visiting.add(row);
    if (above && !visiting.has(above)) visit(above);
    sorted.add(row);
  };
  for (const row of rows) visit(row);
  return [...sorted];
}

async function save(ctx: Context, body: Save): Promise<AnswerOf<'area.save'>> {
  return generic['area.save'](ctx, { params: undefined, query: undefined, body: await fitSave(ctx, body) });
}

async function change(
  ctx: Context,
  way: 'area.update' | 'area.updateAll',
  body: InputOf<'area.update'>['body'],
): Promise<AnswerOf<'area.update'>> {
  await takeTurns(ctx, 'area');
  const before = await generic['area.get'](ctx, { params: { id: body.id }, query: undefined, body: undefined });
  const after = await generic[way](ctx, { params: undefined, query: undefined, body: await fitChange(ctx, body, before) });
  if (before.fullName && after.fullName && before.fullName !== after.fullName)
    await renameBelow(ctx, after.id, before.fullName, after.fullName);
  return after;
}
