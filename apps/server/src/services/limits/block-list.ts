import { msg } from '@lingui/core/macro';
import { blockRuleFields } from '@saiwu/openapi';
import { aroundWrites } from '../../rows/around-writes.ts';
import { crudOf } from '../../rows/crud-of.ts';
import type { Handlers } from '../../core/handlers.ts';
import { scoped } from '../../rows/scope.ts';
import { stateWords } from '../../rows/sheets/cell-words.ts';
import { headingsOf } from '../../rows/sheets/headings-of.ts';
import { publishAfter } from '../../rows/tenant-cache.ts';
import { refuseLockout } from './refuse-lockout.ts';
import { stoppedToday } from './stopped-today.ts';
import { tryRules } from './try-rules.ts';
import { ruleColumns, ruleSortable, withoutConfirm } from './rule-columns.ts';

const blocks = crudOf({
  name: 'blockList',
  table: 'blockList',
  columns: ruleColumns,
  sortable: ruleSortable,
  fitSave: withoutConfirm,
  fitChange: withoutConfirm,
  headings: headingsOf(blockRuleFields, { state: stateWords }),
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

  'blockList.try': async (ctx, input) => {
    const rows = await blocks.handlers['blockList.query'](ctx, { ...input, body: { state: true } });
    const { asked, hits } = tryRules(ctx, rows, input.body);
    return { path: asked.path, hits };
  },
  'blockList.stopped': (ctx) => stoppedToday(ctx, 'blockList'),
} satisfies Partial<Handlers>;

export const blockListHandlers = aroundWrites(handlers, publishAfter('limits'), refuseLockout);
