import { msg } from '@lingui/core/macro';
import { dictionaryFields, dictionaryPlaceholder, type InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/handlers.ts';
import { aroundWrites } from '../../rows/around-writes.ts';
import { crudOf } from '../../rows/crud-of.ts';
import { invalid } from '../../core/common-refusals.ts';
import { scoped } from '../../rows/scope.ts';
import { stateWords } from '../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../rows/sheets/headings-of.ts';
import { inTurns } from '../../rows/take-turns.ts';
import { publishAfter } from '../../rows/tenant-cache.ts';
import { addPlaceholder, findType } from './dictionary-type.ts';
import { dictionaryColumns, presentItem } from './read-dictionary.ts';

const items = crudOf({
  name: 'dictionary',
  table: 'dictionary',
  columns: dictionaryColumns,
  sortable: ['type', 'code', 'name', 'state', 'sortValue', 'createTime', 'updateTime'],
  filters: { equal: ['type'] },
  narrow: (query) => query.where('dictionary.code', '<>', dictionaryPlaceholder),
  present: async (ctx, rows) => rows.map((row) => presentItem(ctx, row)),
  fitSave,
  headings: headingsOf(dictionaryFields, { state: stateWords }),
  fileName: msg`字典`,
});

const handlers = {
  ...items.handlers,

  // a dictionary whose last item goes stays, with its placeholder
  'dictionary.remove': async (ctx, input) => {
    const types = await scoped(ctx, 'dictionary')
      .select()
      .where('dictionary.id', 'in', input.body)
      .distinctOn('dictionary.type')
      .select(['dictionary.type', 'dictionary.label', 'dictionary.state'])
      .execute();
    await items.handlers['dictionary.remove'](ctx, input);
    for (const { type, label, state } of types) if (!(await findType(ctx, type))) await addPlaceholder(ctx, { type, label, state });
    return true;
  },
} satisfies Partial<Handlers>;

/** Items of dictionaries. Whatever is written is known to every process within a second. */
export const dictionaryHandlers = aroundWrites(handlers, inTurns('dictionary'), publishAfter('dictionary'));

/** An item goes to a dictionary that is there, or to a new one when a label is given. The first takes the placeholder's place. */
async function fitSave(ctx: Context, body: InputOf<'dictionary.save'>['body']) {
  const { code } = body;
  const found = await findType(ctx, body.type);
  const { type, label } = found ?? { type: body.type, label: body.label };
  if (!label) throw invalid({ label: msg`没有字典「${type}」，要新建它请填类型标签` });
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
  return { ...body, type, label };
}
