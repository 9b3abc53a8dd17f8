import { msg } from '@lingui/core/macro';
import { aroundWrites } from '../../rows/around-writes.ts';
import { crudOf } from '../../rows/crud-of.ts';
import { publishAfter } from '../../rows/tenant-cache.ts';
import { refuseLockout } from './refuse-lockout.ts';
import { ruleColumns, ruleFilters, ruleHeadings, ruleSortable, withoutConfirm } from './rule-columns.ts';

const { handlers } = crudOf({
  name: 'rateLimiter',
  table: 'rateLimiter',
  columns: [...ruleColumns, 'count', 'intervalSec'],
  sortable: [...ruleSortable, 'count', 'intervalSec'],
  filters: ruleFilters,
  fitSave: withoutConfirm,
  fitChange: withoutConfirm,
  headings: [
    { field: 'count', title: msg`次数` },
    ...ruleHeadings,
    { field: 'intervalSec', title: msg`时间窗口（秒）` },
    { field: 'ip', title: msg`限制 IP` },
  ],
  fileName: msg`限流规则`,
});

export const rateLimiterHandlers = aroundWrites(handlers, publishAfter('limits'), refuseLockout);
