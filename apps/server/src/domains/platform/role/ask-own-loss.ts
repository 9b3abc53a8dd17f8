import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { notNow } from '../../../core/common-refusals.ts';
import { type Caller, callerOf, type Context } from '../../../core/context.ts';
import { callerFor } from '../../../rows/caller-for.ts';

/**
 * Around a change of one role. Whoever holds it and would be allowed less by it, or see fewer rows, says so first: by the next request it
 * is gone, in every console that is open.
 */
export async function askOwnLoss<T>(ctx: Context, write: () => Promise<T>, { confirm }: InputOf<'role.update'>['body']): Promise<T> {
  const caller = callerOf(ctx);
  const answer = await write();
  if (confirm === true) return answer;
  const after = await callerFor(ctx, { ...caller, id: caller.userId }, caller.sessionId);
  const count = caller.resourceList.filter((code) => !after.authority.hasPermission([code])).length;
  if (count > 0) throw notNow(msg`保存后你自己会马上失去 ${count} 项权限，确认后才会保存`, { mustConfirm: true });
  if (hasLess(caller, after))
    throw notNow(msg`你自己持有这个角色，保存后你能看到的菜单或数据可能变少，确认后才会保存`, { mustConfirm: true });
  return answer;
}

/** Whether somebody has lost a role, with the menus of it, or organisations from their sight. */
function hasLess(before: Caller, { roleCodes, scope }: Caller): boolean {
  if (before.roleCodes.some((code) => !roleCodes.includes(code))) return true;
  if (scope.isAll) return false;
  return before.scope.isAll || before.scope.orgIds.some((id) => !scope.orgIds.includes(id));
}
