import { msg } from '@lingui/core/macro';
import { crudOf } from '../../rows/crud-of.ts';
import type { Handlers } from '../../core/handlers.ts';
import { scoped } from '../../rows/scope.ts';
import { keepWayBack } from './keep-way-back.ts';
import { ruleColumns, ruleFilters, ruleHeadings, ruleSortable } from './rule-columns.ts';

const { handlers } = crudOf({
  name: 'blockList',
  table: 'blockList',
  columns: ruleColumns,
  sortable: ruleSortable,
  filters: ruleFilters,
  headings: [{ field: 'ip', title: msg`阻止访问 IP` }, ...ruleHeadings],
  fileName: msg`阻止访问`,
});

export const blockListHandlers = {
  ...handlers,

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
    keepWayBack(ctx, confirm, () => handlers['blockList.save'](ctx, { ...input, body })),
  'blockList.update': (ctx, { body: { confirm = false, ...body }, ...input }) =>
    keepWayBack(ctx, confirm, () => handlers['blockList.update'](ctx, { ...input, body })),
  'blockList.updateAll': (ctx, { body: { confirm = false, ...body }, ...input }) =>
    keepWayBack(ctx, confirm, () => handlers['blockList.updateAll'](ctx, { ...input, body })),
  'blockList.remove': (ctx, input) => keepWayBack(ctx, false, () => handlers['blockList.remove'](ctx, input)),
  'blockList.import': (ctx, input) => keepWayBack(ctx, false, () => handlers['blockList.import'](ctx, input)),
} satisfies Partial<Handlers>;
