import { msg } from '@lingui/core/macro';
import { invalid } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

/**
 * Where somebody or something new belongs: whoever sees only some organisations adds to their own, unless another one of these is named.
 */
export async function homeOf(ctx: Context, orgId: string | null | undefined): Promise<string | null> {
  const { scope, orgId: own } = callerOf(ctx);
  const home = orgId ?? (scope.isAll ? null : own);
  if (home === null && !scope.isAll) throw invalid({ orgId: msg`请选择机构` });
  await refuseUnseenOrg(ctx, home);
  return home;
}

/** The organisation that a change names. Whoever sees only some would lose sight of what has none. */
export async function refuseUnseenHome(ctx: Context, orgId: string | null | undefined): Promise<void> {
  if (orgId === null && !callerOf(ctx).scope.isAll) throw invalid({ orgId: msg`请选择机构` });
  await refuseUnseenOrg(ctx, orgId);
}

/** Nobody puts anything where they could not see it themselves. */
async function refuseUnseenOrg(ctx: Context, orgId: string | null | undefined): Promise<void> {
  if (!orgId) return;
  const known = await scoped(ctx, 'org').select().where('org.id', '=', orgId).select('org.id').executeTakeFirst();
  if (!known) throw invalid({ orgId: msg`没有找到这个机构` });
}
