import { aroundWrites } from '../../../rows/around-writes.ts';
import { inTurns } from '../../../rows/take-turns.ts';
import { grantableHandlers } from './grantable.ts';
import { keepWayBack } from './keep-way-back.ts';
import { renamedRoleHandlers } from './renamed-role-calls.ts';
import { roleAuthorityHandlers } from './role-authority.ts';
import { roleRowHandlers } from './role.ts';
import { roleUserHandlers } from './role-users.ts';

/** Roles, who holds them, and what they allow. Each request reads its caller's roles anew: what is written holds from the next one on. */
export const roleHandlers = aroundWrites(
  { ...roleRowHandlers, ...roleUserHandlers, ...grantableHandlers, ...roleAuthorityHandlers, ...renamedRoleHandlers },
  inTurns('role'),
  keepWayBack,
);
