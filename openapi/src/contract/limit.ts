import { z } from 'zod';
import { crud } from '../crud.ts';
import {
  blockRule,
  blockRuleSave,
  blockRuleUpdate,
  rateRule,
  rateRuleSave,
  rateRuleUpdate,
  ruleMethods,
  ruleModel,
} from '../entities/service/limit.ts';
import { operations } from '../operation.ts';

/**
 * Block list and rate limits. A rule that would hit the caller's own way back to these screens is answered with 409 and
 * `extra.mustConfirm`, and saved when the same request comes with `confirm: true`.
 */
export const limitOperations = operations({
  ...crud('blockList', {
    base: '/gateway/blockList',
    permission: 'blockList:',
    noun: 'block rules',
    entity: blockRule,
    model: ruleModel,
    save: blockRuleSave,
    update: blockRuleUpdate,
  }),
  'blockList.exist': {
    method: 'GET',
    path: '/gateway/blockList/exist',
    client: 'platform',
    access: 'blockList:view',
    effect: 'read',
    summary: 'Whether there is a block rule for this address, path and method',
    query: z.object({ ip: z.string().max(50).default(''), requestUri: z.string().max(255), requestMethod: z.enum(ruleMethods) }),
    answer: z.boolean(),
  },
  ...crud('rateLimiter', {
    base: '/gateway/rateLimiter',
    permission: 'rateLimiter:',
    noun: 'rate limits',
    entity: rateRule,
    model: ruleModel,
    save: rateRuleSave,
    update: rateRuleUpdate,
  }),
});
