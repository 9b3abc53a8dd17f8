import { msg } from '@lingui/core/macro';
import { contract, type OperationId } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import { notNow } from '../../core/common-refusals.ts';
import type { Around } from '../../rows/around-writes.ts';
import { scoped } from '../../rows/scope.ts';
import { parseAddress } from './address-range.ts';
import { ruleOf, type RuleRow } from './rule.ts';

/**
 * Around a change of block list or rate limits. When a rule hits the caller's own way back to undo it afterwards, and did not before, the
 * change is refused until it is confirmed. The time of day does not count: a rule for the night locks out as well.
 */
export const refuseLockout: Around = async (ctx, write, body) => {
  const before = await barring(ctx);
  const answer = await write();
  const added = [...(await barring(ctx))].filter((id) => !before.has(id));
  if (added.length === 0 || isConfirmed(body)) return answer;
  const why = isSheet(body)
    ? msg`表格里有规则会限制你自己登录或修改规则，确认后才会导入`
    : msg`这条规则会限制你自己登录或修改规则，确认后才会保存`;
  throw notNow(why, { mustConfirm: true });
};

function isConfirmed(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'confirm' in body && body.confirm === true;
}

function isSheet(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'file' in body;
}

/** The operations to sign in, find these screens and change a rule. */
const wayBack = [
  'session.signIn',
  'session.platformSignIn',
  'menu.router',
  'resource.visible',
  'blockList.page',
  'blockList.get',
  'blockList.update',
  'blockList.remove',
  'rateLimiter.page',
  'rateLimiter.get',
  'rateLimiter.update',
  'rateLimiter.remove',
] as const satisfies readonly OperationId[];

/** Ids of the enabled rules that hit the caller on the way back. */
async function barring(ctx: Context): Promise<Set<string>> {
  const blocks = await scoped(ctx, 'blockList').select().where('blockList.state', '=', true).selectAll('blockList').execute();
  const limits = await scoped(ctx, 'rateLimiter').select().where('rateLimiter.state', '=', true).selectAll('rateLimiter').execute();
  const rows = [...blocks, ...limits.filter(isTight)];
  return new Set(rows.filter((row) => isOnWayBack(ctx, row)).map(({ id }) => id));
}

/** Too few requests to open the screens and change something within one window, or fewer than one a second in the long run. */
function isTight({ count, intervalSec }: { count: number; intervalSec: number }): boolean {
  return count < 20 || count < intervalSec;
}

function isOnWayBack(ctx: Context, row: RuleRow): boolean {
  const rule = ruleOf(row);
  const address = parseAddress(ctx.client.ip);
  return wayBack.some((id) => rule.isFor({ method: contract[id].method, path: `/api${contract[id].path}`, address }));
}
