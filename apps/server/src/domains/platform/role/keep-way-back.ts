import { msg } from '@lingui/core/macro';
import { contract, type OperationId } from '@saiwu/openapi';
import { notNow } from '../../../core/common-refusals.ts';
import { callerOf } from '../../../core/context.ts';
import type { Around } from '../../../rows/around-writes.ts';
import { callerFor } from '../../../rows/caller-for.ts';

/**
 * Around a change of roles: refused where the caller could keep roles before, and afterwards no more, whichever way it comes about. So
 * there is always somebody left who can: of two super administrators who take the role from each other, the second no longer has it.
 */
export const keepWayBack: Around = async (ctx, write) => {
  const caller = callerOf(ctx);
  const answer = await write();
  const after = await callerFor(ctx, { ...caller, id: caller.userId }, caller.sessionId);
  const hasLostSuper = caller.roleCodes.includes('SUPER_ADMIN') && !after.roleCodes.includes('SUPER_ADMIN');
  const lost = wayBack.filter((id) => isAllowed(caller, id) && !isAllowed(after, id));
  if (hasLostSuper || lost.length > 0) throw notNow(msg`这样你自己就不能再管理角色了，请由其他管理员操作`);
  return answer;
};

function isAllowed({ authority }: { authority: ReturnType<typeof callerOf>['authority'] }, id: (typeof wayBack)[number]): boolean {
  return authority.hasPermission([contract[id].access]);
}

/** What it takes to find the roles and undo a change of them. */
const wayBack = ['role.page', 'role.update', 'role.grant', 'role.assign'] as const satisfies readonly OperationId[];
