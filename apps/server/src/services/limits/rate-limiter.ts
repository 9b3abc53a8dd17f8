import { msg } from '@lingui/core/macro';
import { crudOf } from '../../rows/crud-of.ts';
import { filterBy } from '../../rows/filter-by.ts';
import type { Handlers } from '../../core/handlers.ts';
import { presentAudit } from '../../rows/present-audit.ts';
import { scoped } from '../../rows/scope.ts';
import { keepWayBack } from './keep-way-back.ts';
import { ruleColumns, ruleFilters, ruleHeadings, ruleSortable } from './rule-columns.ts';

const generic = crudOf({
  name: 'rateLimiter',
  table: 'rateLimiter',
  columns: [...ruleColumns, 'count', 'intervalSec'],
  sortable: [...ruleSortable, 'count', 'intervalSec'],
  matching: (ctx, model, extra) => filterBy(ctx, scoped(ctx, 'rateLimiter').select(), 'rateLimiter', model, extra, ruleFilters),
  present: async (ctx, rows) => rows.map((row) => presentAudit(ctx, row)),
  headings: [
    { field: 'count', title: msg`次数` },
    ...ruleHeadings,
    { field: 'intervalSec', title: msg`时间窗口（秒）` },
    { field: 'ip', title: msg`限制 IP` },
  ],
  fileName: msg`限流规则`,
});

export const rateLimiterHandlers = {
  ...generic,

  'rateLimiter.save': (ctx, { body: { confirm = false, ...body }, ...input }) =>
    keepWayBack(ctx, confirm, () => generic['rateLimiter.save'](ctx, { ...input, body })),
  'rateLimiter.update': (ctx, { body: { confirm = false, ...body }, ...input }) =>
    keepWayBack(ctx, confirm, () => generic['rateLimiter.update'](ctx, { ...input, body })),
  'rateLimiter.updateAll': (ctx, { body: { confirm = false, ...body }, ...input }) =>
    keepWayBack(ctx, confirm, () => generic['rateLimiter.updateAll'](ctx, { ...input, body })),
  'rateLimiter.remove': (ctx, input) => keepWayBack(ctx, false, () => generic['rateLimiter.remove'](ctx, input)),
  'rateLimiter.import': (ctx, input) => keepWayBack(ctx, false, () => generic['rateLimiter.import'](ctx, input)),
} satisfies Partial<Handlers>;
