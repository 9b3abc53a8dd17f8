import { msg } from '@lingui/core/macro';
import { type InputOf, parameterFields } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { aroundWrites } from '../../../rows/around-writes.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { knownParameter, presentRule, refuseWrongParameter } from '../../../services/parameters/parameter-kind.ts';
import { keepShipped, showShipped } from '../../reference/shipped-text.ts';
import { scoped } from '../../../rows/scope.ts';
import { stateWords } from '../../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../../rows/sheets/headings-of.ts';
import { publishAfter } from '../../../rows/tenant-cache.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import { auditColumns } from '../../../schema/audited-table.ts';

type Change = InputOf<'parameter.update'>['body'];

const { handlers } = crudOf({
  name: 'parameter',
  table: 'parameter',
  columns: ['key', 'name', 'value', 'describe', 'state', 'readonly', ...auditColumns],
  sortable: ['key', 'name', 'value', 'state', 'createTime', 'updateTime'],
  present: async (ctx, rows) =>
    rows.map(({ name, describe, ...row }) => {
      const known = knownParameter(row.key);
      const texts = { name: showShipped(name, known?.name, ctx.say), describe: showShipped(describe, known?.describe, ctx.say) };
      return presentAudit(ctx, { ...row, ...texts, rule: presentRule(ctx, row.key) });
    }),
  unique: ['key'],
  fitSave: async (_ctx, body) => {
    refuseWrongParameter(body.key, body.value);
    return body;
  },
  fitChange,
  headings: headingsOf(parameterFields, { state: stateWords }),
  fileName: msg`系统参数`,
});

/** System parameters. A value that its parameter cannot have is refused; whatever is written is known to every process within a second. */
export const parameterHandlers = aroundWrites(handlers, publishAfter('parameter'));

/** The change with its value checked, and texts that only look different because they were shown in another language as they were. */
async function fitChange(ctx: Context, body: Change) {
  const { id, name, value, describe } = body;
  const row = await scoped(ctx, 'parameter').select().where('parameter.id', '=', id).select('parameter.key').executeTakeFirst();
  if (!row) return body;
  if (value !== undefined) refuseWrongParameter(row.key, value);
  const known = knownParameter(row.key);
  return {
    ...body,
    // empty text is stored as absent elsewhere; a parameter always has a value
    ...(value === '' && { value: sql`''` }),
    ...(name && { name: keepShipped(name, known?.name, ctx.say) }),
    ...(describe && { describe: keepShipped(describe, known?.describe, ctx.say) }),
  };
}
