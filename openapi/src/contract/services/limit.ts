import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { crud } from '../../crud.ts';
import {
  blockRule,
  blockRuleSave,
  blockRuleUpdate,
  blockTrialAnswer,
  rateRule,
  rateRuleSave,
  rateRuleUpdate,
  ruleMethods,
  rateTrialAnswer,
  ruleModel,
  ruleTrial,
  stoppedRules,
} from '../../entities/service/limit.ts';
import { operations } from '../../operation.ts';

const tries = { method: 'POST', client: 'platform', effect: 'read', body: ruleTrial } as const;
const counts = { method: 'GET', client: 'platform', effect: 'read', answer: stoppedRules } as const;

const blockCrud = crud('blockList', {
  base: '/gateway/blockList',
  permission: 'blockList:',
  noun: 'block rules',
  entity: blockRule,
  model: ruleModel,
  save: blockRuleSave,
  update: blockRuleUpdate,
});
const rateCrud = crud('rateLimiter', {
  base: '/gateway/rateLimiter',
  permission: 'rateLimiter:',
  noun: 'rate limits',
  entity: rateRule,
  model: ruleModel,
  save: rateRuleSave,
  update: rateRuleUpdate,
});

/**
 * Block list and rate limits. A rule that would hit the caller's own way back to these screens is answered with 409 and
 * `extra.mustConfirm`, and saved when the same request comes with `confirm: true`.
 */
export const limitOperations = operations({
  ...blockCrud,
  'blockList.exist': {
    method: 'GET',
    path: '/gateway/blockList/exist',
    client: 'platform',
    access: 'blockList:view',
    effect: 'read',
    says: { verb: 'query', of: 'blockList' },
    summary: 'Whether there is a block rule for this address, path and method',
    query: z.object({ ip: z.string().max(50).default(''), requestUri: z.string().max(255), requestMethod: z.enum(ruleMethods) }),
    answer: z.boolean(),
  },
  'blockList.try': {
    ...tries,
    path: '/gateway/blockList/try',
    access: 'blockList:view',
    says: msg`试一个请求会不会被阻止`,
    summary: 'The block rules that a request of this address to this path would meet, by the same matcher as requests',
    answer: blockTrialAnswer,
  },
  'blockList.stopped': {
    ...counts,
    path: '/gateway/blockList/stopped',
    access: 'blockList:view',
    says: msg`查看阻止规则今天拦下的请求`,
    summary: 'The requests that block rules have turned away today, by hour',
  },
  ...rateCrud,
  'rateLimiter.try': {
    ...tries,
    path: '/gateway/rateLimiter/try',
    access: 'rateLimiter:view',
    says: msg`试一个请求会不会被限流`,
    summary: 'The rate limits that count a request of this address to this path, by the same matcher as requests',
    answer: rateTrialAnswer,
  },
  'rateLimiter.stopped': {
    ...counts,
    path: '/gateway/rateLimiter/stopped',
    access: 'rateLimiter:view',
    says: msg`查看限流规则今天拦下的请求`,
    summary: 'The requests that rate limits have turned away today, by hour',
  },
});
