import { msg } from '@lingui/core/macro';
import { crudOf } from '../../rows/crud-of.ts';
import type { Handlers } from '../../core/handlers.ts';
import { keepWayBack } from './keep-way-back.ts';
import { ruleColumns, ruleFilters, ruleHeadings, ruleSortable } from './rule-columns.ts';

const { handlers } = crudOf({
  name: 'rateLimiter',
  table: 'rateLimiter',
  columns: [...ruleColumns, 'count', 'intervalSec'],
  sortable: [...ruleSortable, 'count', 'intervalSec'],
  filters: ruleFilters,
  headings: [
    { field: 'count', title: msg`次数` },
    ...ruleHeadings,
    { field: 'intervalSec', title: msg`时间窗口（秒）` },
    { field: 'ip', title: msg`限制 IP` },
  ],
  fileName: msg`限流规则`,
});

export const rateLimiterHandlers = {
  ...handlers,

  'rateLimiter.save': (ctx, { body: { confirm = false, ...body }, ...input }) =>
    keepWayBack(ctx, confirm, () => handlers['rateLimiter.save'](ctx, { ...input, body })),
  'rateLimiter.update': (ctx, { body: { confirm = false, ...body }, ...input }) =>
    keepWayBack(ctx, confirm, () => handlers['rateLimiter.update'](ctx, { ...input, body })),
  'rateLimiter.updateAll': (ctx, { body: { confirm = false, ...body }, ...input }) =>
    keepWayBack(ctx, confirm, () => handlers['rateLimiter.updateAll'](ctx, { ...input, body })),
  'rateLimiter.remove': (ctx, input) => keepWayBack(ctx, false, () => handlers['rateLimiter.remove'](ctx, input)),
  'rateLimiter.import': (ctx, input) => keepWayBack(ctx, false, () => handlers['rateLimiter.import'](ctx, input)),
} satisfies Partial<Handlers>;
