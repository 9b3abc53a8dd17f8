import type { Handlers } from '../../../core/handlers.ts';
import { aroundWrites } from '../../../rows/around-writes.ts';
import { inTurns } from '../../../rows/take-turns.ts';
import { askOwnLoss } from './ask-own-loss.ts';
import { grantableHandlers } from './grantable.ts';
import { keepWayBack } from './keep-way-back.ts';
import { renamedRoleHandlers } from './renamed-role-calls.ts';
import { roleAuthorityHandlers } from './role-authority.ts';
import { roleRowHandlers } from './role.ts';
import { roleUserHandlers } from './role-users.ts';

const handlers = aroundWrites(
  { ...roleRowHandlers, ...roleUserHandlers, ...grantableHandlers, ...roleAuthorityHandlers, ...renamedRoleHandlers },
  inTurns('role'),
  keepWayBack,
);

/** Roles, who holds them, and what they allow. Each request reads its caller's roles anew: what is written holds from the next one on. */
export const roleHandlers = {
  ...handlers,
  // what is refused anyhow is not asked about
  'role.update': (ctx, input) => askOwnLoss(ctx, () => handlers['role.update'](ctx, input), input.body),
  'role.updateAll': (ctx, input) => askOwnLoss(ctx, () => handlers['role.updateAll'](ctx, input), input.body),
} satisfies Partial<Handlers>;
