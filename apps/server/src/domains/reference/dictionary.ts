import { msg } from '@lingui/core/macro';
import { contract, dictionaryPlaceholder, type AnswerOf, type InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { crudOf } from '../../rows/crud-of.ts';
import { filterBy } from '../../rows/filter-by.ts';
import { invalid } from '../../core/common-refusals.ts';
import { scoped } from '../../rows/scope.ts';
import { stateWords } from '../../rows/sheets/cell-words.ts';
import { importRows } from '../../rows/sheets/import-rows.ts';
import { takeTurns } from '../../rows/take-turns.ts';
import { telling } from '../../rows/tenant-cache.ts';
import { addPlaceholder, findType } from './dictionary-type.ts';
import { dictionaryColumns, presentItem, type DictionaryRow } from './read-dictionary.ts';

const headings = [
  { field: 'type', title: msg`类型` },
  { field: 'label', title: msg`类型标签` },
  { field: 'code', title: msg`编码` },
  { field: 'name', title: msg`名称` },
  { field: 'describe', title: msg`描述` },
  { field: 'sortValue', title: msg`排序` },
  { field: 'icon', title: msg`图标` },
  { field: 'cssClass', title: msg`样式类名` },
  { field: 'cssStyle', title: msg`样式` },
  { field: 'state', title: msg`状态`, words: stateWords },
];

const generic = crudOf({
  name: 'dictionary',
  table: 'dictionary',
  columns: dictionaryColumns,
  sortable: ['type', 'code', 'name', 'state', 'sortValue', 'createTime', 'updateTime'],
  matching: (ctx, model, extra) =>
    filterBy(ctx, scoped(ctx, 'dictionary').select().where('dictionary.code', '<>', dictionaryPlaceholder), 'dictionary', model, extra, {
      like: ['code', 'name'],
      equal: ['type', 'state', 'readonly'],
    }),
  present: async (ctx, rows) => rows.map((row) => presentItem(ctx, row as DictionaryRow)), // the columns above are what it is made of
  headings,
  fileName: msg`字典`,
});

/** Items of dictionaries. Whatever is written is known to every process within a second. */
export const dictionaryHandlers = {
  ...generic,
  'dictionary.save': (ctx: Context, { body }: InputOf<'dictionary.save'>) => telling(ctx, 'dictionary', () => save(ctx, body)),
  'dictionary.update': (ctx: Context, input: InputOf<'dictionary.update'>) =>
    telling(ctx, 'dictionary', () => generic['dictionary.update'](ctx, input)),
  'dictionary.updateAll': (ctx: Context, input: InputOf<'dictionary.updateAll'>) =>
    telling(ctx, 'dictionary', () => generic['dictionary.updateAll'](ctx, input)),
  'dictionary.remove': (ctx: Context, input: InputOf<'dictionary.remove'>) => telling(ctx, 'dictionary', () => remove(ctx, input)),
  'dictionary.import': (ctx: Context, { body }: InputOf<'dictionary.import'>) =>
    telling(ctx, 'dictionary', async () => {
      await importRows(ctx, body.file, { schema: contract['dictionary.save'].body, headings, add: (row) => save(ctx, row) });
      return true;
    }),
};

/** Adds an item to a dictionary that is there, or to a new one when a label is given. The first takes the placeholder's place. */
async function save(ctx: Context, body: InputOf<'dictionary.save'>['body']): Promise<AnswerOf<'dictionary.save'>> {
  await takeTurns(ctx, 'dictionary');
  const { code } = body;
  const found = await findType(ctx, body.type);
  const { type, label } = found ?? { type: body.type, label: body.label };
  if (!label) throw invalid({ label: msg`没有字典“${type}”，要新建它请填类型标签` });
  const twin = await scoped(ctx, 'dictionary')
    .select()
    .where('dictionary.type', '=', type)
    .where(sql<boolean>`lower(dictionary.code) = lower(${code})`)
    .select('dictionary.id')
    .executeTakeFirst();
  if (twin) throw invalid({ code: msg`字典[${code}]已经存在，请勿重复创建` }, msg`字典[${code}]已经存在，请勿重复创建`);
  await scoped(ctx, 'dictionary')
    .delete()
    .where('dictionary.type', '=', type)
    .where('dictionary.code', '=', dictionaryPlaceholder)
    .execute();
  return generic['dictionary.save'](ctx, { params: undefined, query: undefined, body: { ...body, type, label } });
}

/** A dictionary whose last item goes stays, with its placeholder. */
async function remove(ctx: Context, input: InputOf<'dictionary.remove'>): Promise<boolean> {
  await takeTurns(ctx, 'dictionary');
  const types = await scoped(ctx, 'dictionary')
    .select()
    .where('dictionary.id', 'in', input.body)
    .distinctOn('dictionary.type')
    .select(['dictionary.type', 'dictionary.label', 'dictionary.state'])
    .execute();
  await generic['dictionary.remove'](ctx, input);
  for (const { type, label, state } of types) if (!(await findType(ctx, type))) await addPlaceholder(ctx, { type, label, state });
  return true;
}
