import { msg } from '@lingui/core/macro';
import { consolePaths, linkTo } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { countedAs } from '../../../services/limits/counted-as.ts';
import { countedSoFar } from '../../../services/limits/counted-so-far.ts';
import { tryRules } from '../../../services/limits/try-rules.ts';
import type { Question } from './question.ts';
import type { Step } from './step.ts';
import { changedBy } from './who-can-change.ts';

/** Block list and rate limits, held against a request from where the person is. */
export async function limitStep(ctx: Context, { person, operation, recordId }: Question): Promise<Step> {
  const step = (outcome: Step['outcome'], text: string, more: Partial<Step> = {}): Step => ({ kind: 'LIMITS', outcome, text, ...more });
  if (ctx.host.settings.limits === 'off') return step('PASSED', ctx.say(msg`限流和阻止规则已停用`));
  const ip = person.userId === callerOf(ctx).userId ? ctx.client.ip : person.session?.ip;
  if (!ip) return step('UNKNOWN', ctx.say(msg`不知道对方的 IP 地址，没有核对规则`));
  const requestUri = `/api${operation.path.replaceAll(/\{\w+\}/g, recordId ?? '1')}`;
  const trial = { ip, requestUri, requestMethod: operation.method, time: '' };

  const blocks = await scoped(ctx, 'blockList').select().where('blockList.state', '=', true).selectAll('blockList').execute();
  if (tryRules(ctx, blocks, trial).hits.some(({ isOpen }) => isOpen)) {
    const text = ctx.say(msg`阻止规则拦下了这个地址的这个请求`);
    return step('BARRED', text, await changedBy(ctx, 'blockList.update', linkTo(consolePaths.blockList)));
  }

  const limits = await scoped(ctx, 'rateLimiter').select().where('rateLimiter.state', '=', true).selectAll('rateLimiter').execute();
  const { asked, hits } = tryRules(ctx, limits, trial);
  const open = hits.filter(({ isOpen }) => isOpen);
  const ids = open.map(({ id }) => id);
  const used = await countedSoFar(ctx, ids, countedAs(asked.address));
  if (open.some(({ id, count }) => (used.get(id) ?? 0) >= count)) {
    const text = ctx.say(msg`这个地址的请求次数已用完，过一会儿再试`);
    return step('BARRED', text, await changedBy(ctx, 'rateLimiter.update', linkTo(consolePaths.rateLimits)));
  }
  return step('PASSED', ctx.say(msg`没有规则拦下这个地址的请求`));
}
