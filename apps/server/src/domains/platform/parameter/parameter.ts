import { msg } from '@lingui/core/macro';
import { type AnswerOf, contract, type InputOf, parameterFields } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { filterBy } from '../../../rows/filter-by.ts';
import { knownParameter, refuseWrongParameter } from '../../../services/parameters/parameter-kind.ts';
import { keepShipped, showShipped } from '../../reference/shipped-text.ts';
import { scoped } from '../../../rows/scope.ts';
import { stateWords } from '../../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { importRows } from '../../../rows/sheets/import-rows.ts';
import { telling } from '../../../rows/tenant-cache.ts';
import { presentAudit } from '../../../rows/present-audit.ts';

type Change = InputOf<'parameter.update'>['body'];

const fields = ['key', 'name', 'value', 'describe'] as const;

const headings = headingsOf(parameterFields, { state: stateWords });

const generic = crudOf({
  name: 'parameter',
  table: 'parameter',
  columns: ['id', ...fields, 'state', 'readonly', 'createTime', 'createdBy', 'updateTime', 'updatedBy', 'version'],
  sortable: ['key', 'name', 'value', 'state', 'createTime', 'updateTime'],
  matching: (ctx, model, extra) =>
    filterBy(ctx, scoped(ctx, 'parameter').select(), 'parameter', model, extra, {
      like: ['key', 'name', 'value'],
      equal: ['state', 'readonly'],
    }),
  present: async (ctx, rows) => rows.map((row) => presentAudit(ctx, shown(ctx, row))),
  unique: 'key',
  headings,
  fileName: msg`系统参数`,
});

/** System parameters. A value that its parameter cannot have is refused; whatever is written is known to every process within a second. */
export const parameterHandlers = {
  ...generic,
  'parameter.save': (ctx: Context, { body }: InputOf<'parameter.save'>) => telling(ctx, 'parameter', () => save(ctx, body)),
  'parameter.update': (ctx: Context, input: InputOf<'parameter.update'>) =>
    telling(ctx, 'parameter', async () => generic['parameter.update'](ctx, { ...input, body: await fitChange(ctx, input.body) })),
  'parameter.updateAll': (ctx: Context, input: InputOf<'parameter.updateAll'>) =>
    telling(ctx, 'parameter', async () => generic['parameter.updateAll'](ctx, { ...input, body: await fitChange(ctx, input.body) })),
  'parameter.remove': (ctx: Context, input: InputOf<'parameter.remove'>) =>
    telling(ctx, 'parameter', () => generic['parameter.remove'](ctx, input)),
  'parameter.import': (ctx: Context, { body }: InputOf<'parameter.import'>) =>
    telling(ctx, 'parameter', async () => {
      await importRows(ctx, body.file, { schema: contract['parameter.save'].body, headings, add: (row) => save(ctx, row) });
      return true;
    }),
};

function save(ctx: Context, body: InputOf<'parameter.save'>['body']): Promise<AnswerOf<'parameter.save'>> {
  refuseWrongParameter(body.key, body.value);
  return generic['parameter.save'](ctx, { params: undefined, query: undefined, body });
}

/** The change with its value checked, and texts that only look different because they were shown in another language as they were. */
async function fitChange(ctx: Context, body: Change): Promise<Change> {
  const { id, name, value, describe } = body;
  const row = await scoped(ctx, 'parameter').select().where('parameter.id', '=', id).select('parameter.key').executeTakeFirst();
  if (!row) return body;
  if (value !== undefined) refuseWrongParameter(row.key, value);
  const known = knownParameter(row.key);
  return {
    ...body,
    ...(name && { name: keepShipped(name, known?.name, ctx.say) }),
    ...(describe && { describe: keepShipped(describe, known?.describe, ctx.say) }),
  };
}

function shown(ctx: Context, row: Record<string, unknown>): Record<string, unknown> {
  const known = knownParameter(String(row['key']));
  const { name, describe } = row as { name: string; describe: string | null }; // the columns above
  return { ...row, name: showShipped(name, known?.name, ctx.say), describe: showShipped(describe, known?.describe, ctx.say) };
}
