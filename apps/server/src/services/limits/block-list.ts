import { msg } from '@lingui/core/macro';
import { aroundWrites } from '../../rows/around-writes.ts';
import { crudOf } from '../../rows/crud-of.ts';
import type { Handlers } from '../../core/handlers.ts';
import { scoped } from '../../rows/scope.ts';
import { publishAfter } from '../../rows/tenant-cache.ts';
import { refuseLockout } from './refuse-lockout.ts';
import { ruleColumns, ruleFilters, ruleHeadings, ruleSortable, withoutConfirm } from './rule-columns.ts';

const blocks = crudOf({
  name: 'blockList',
  table: 'blockList',
  columns: ruleColumns,
  sortable: ruleSortable,
  filters: ruleFilters,
  fitSave: withoutConfirm,
  fitChange: withoutConfirm,
  headings: [{ field: 'ip', title: msg`阻止访问 IP` }, ...ruleHeadings],
  fileName: msg`阻止访问`,
});

const handlers = {
  ...blocks.handlers,

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
} satisfies Partial<Handlers>;

export const blockListHandlers = aroundWrites(handlers, publishAfter('limits'), refuseLockout);
