import { msg } from '@lingui/core/macro';
import { notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { isAllowedFrom } from '../../identity/session/check-application.ts';

/** Refuses what would keep the caller from signing in again: by the application that they are signed in with. `after`: as it has become. */
export async function refuseOwnApplication(
  ctx: Context,
  ids: readonly string[],
  after?: { state: boolean; allowedIps: string | null },
): Promise<void> {
  if (after?.state && isAllowedFrom(after.allowedIps, ctx.client.ip)) return;
  const own = await scoped(ctx, 'application')
    .select()
    .innerJoin('session', 'session.clientId', 'application.clientId')
    .where('application.id', 'in', ids)
    .where('session.id', '=', callerOf(ctx).sessionId)
    .select('application.name')
    .executeTakeFirst();
  if (!own) return;
  const { name } = own;
  throw notNow(msg`你正用「${name}」登录着，这样你自己就不能再登录了`);
}
