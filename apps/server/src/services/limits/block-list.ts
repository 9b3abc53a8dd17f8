import { msg } from '@lingui/core/macro';
import { crudOf } from '../../rows/crud-of.ts';
import { filterBy } from '../../rows/filter-by.ts';
import type { Handlers } from '../../core/handlers.ts';
import { presentAudit } from '../../rows/present-audit.ts';
import { scoped } from '../../rows/scope.ts';
import { keepWayBack } from './keep-way-back.ts';
import { ruleColumns, ruleFilters, ruleHeadings, ruleSortable } from './rule-columns.ts';

const generic = crudOf({
  name: 'blockList',
  table: 'blockList',
  columns: ruleColumns,
  sortable: ruleSortable,
  matching: (ctx, model, extra) => filterBy(ctx, scoped(ctx, 'blockList').select(), 'blockList', model, extra, ruleFilters),
  present: async (ctx, rows) => rows.map((row) => presentAudit(ctx, row)),
  headings: [{ field: 'ip', title: msg`阻止访问 IP` }, ...ruleHeadings],
  fileName: msg`阻止访问`,
});

export const blockListHandlers = {
  ...generic,

  'blockList.exist': async (ctx, { query: { ip, requestUri, requestMethod } }) => {
    const one = scoped(ctx, 'blockList')
      .select()
      .where('blockList.requestUri', '=', requestUri)
      .where('blockList.requestMethod', '=', requestMethod);
    const found = await (ip === '' ? one.where('blockList.ip', 'is', null) : one.where('blockList.ip', '=', ip))
      .select('blockList.id')
      .executeTakeFirst();
    return found !== undefined;
  },

  'blockList.save': (ctx, { body: { confirm = false, ...body }, ...input }) =>
    keepWayBack(ctx, confirm, () => generic['blockList.save'](ctx, { ...input, body })),
  'blockList.update': (ctx, { body: { confirm = false, ...body }, ...input }) =>
    keepWayBack(ctx, confirm, () => generic['blockList.update'](ctx, { ...input, body })),
  'blockList.updateAll': (ctx, { body: { confirm = false, ...body }, ...input }) =>
    keepWayBack(ctx, confirm, () => generic['blockList.updateAll'](ctx, { ...input, body })),
  'blockList.remove': (ctx, input) => keepWayBack(ctx, false, () => generic['blockList.remove'](ctx, input)),
  'blockList.import': (ctx, input) => keepWayBack(ctx, false, () => generic['blockList.import'](ctx, input)),
} satisfies Partial<Handlers>;
