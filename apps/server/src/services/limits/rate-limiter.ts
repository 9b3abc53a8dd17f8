import { msg } from '@lingui/core/macro';
import { rateRuleFields } from '@saiwu/openapi';
import type { Handlers } from '../../core/handlers.ts';
import { aroundWrites } from '../../rows/around-writes.ts';
import { crudOf } from '../../rows/crud-of.ts';
import { stateWords } from '../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../rows/sheets/headings-of.ts';
import { publishAfter } from '../../rows/tenant-cache.ts';
import { countedAs } from './counted-as.ts';
import { countedSoFar } from './counted-so-far.ts';
import { refuseLockout } from './refuse-lockout.ts';
import { stoppedToday } from './stopped-today.ts';
import { tryRules } from './try-rules.ts';
import { ruleColumns, ruleSortable, withoutConfirm } from './rule-columns.ts';

const limits = crudOf({
  name: 'rateLimiter',
  table: 'rateLimiter',
  columns: [...ruleColumns, 'count', 'intervalSec'],
  sortable: [...ruleSortable, 'count', 'intervalSec'],
  fitSave: withoutConfirm,
  fitChange: withoutConfirm,
  headings: headingsOf(rateRuleFields, { state: stateWords }),
  fileName: msg`限流规则`,
});

const handlers = {
  ...limits.handlers,

  'rateLimiter.try': async (ctx, input) => {
    const rows = await limits.handlers['rateLimiter.query'](ctx, { ...input, body: { state: true } });
    const { asked, hits } = tryRules(ctx, rows, input.body);
    const used = await countedSoFar(
      ctx,
      hits.map(({ id }) => id),
      countedAs(asked.address),
    );
    return { path: asked.path, hits: hits.map((hit) => ({ ...hit, used: Math.min(used.get(hit.id) ?? 0, hit.count) })) };
  },
  'rateLimiter.stopped': (ctx) => stoppedToday(ctx, 'rateLimiter'),
} satisfies Partial<Handlers>;

export const rateLimiterHandlers = aroundWrites(handlers, publishAfter('limits'), refuseLockout);
