import type { Handlers } from '../../../core/handlers.ts';
import { cacheHandlers } from '../../../rows/cache-handlers.ts';
import { roleAuthorityHandlers } from './role-authority.ts';
import { roleUserHandlers } from './role-users.ts';
import { roleRowHandlers } from './role.ts';

/** What front ends from 3.2.4 on call by other names (platform-api §10): the same handlers. */
export const renamedRoleHandlers = {
  ...cacheHandlers('role'),

  'role.detailsById': (ctx, { query }) => roleRowHandlers['role.details'](ctx, { ...none, params: query }),

  'role.checkCode': (ctx, { query }) => roleRowHandlers['role.check'](ctx, { ...none, params: query }),

  'role.userList': (ctx, { query }) => roleUserHandlers['role.userIds'](ctx, { ...none, params: query }),

  'role.resourceList': (ctx, { query }) => roleAuthorityHandlers['role.authority'](ctx, { ...none, params: query }),

  'role.saveUserRole': (ctx, { body }) => roleUserHandlers['role.replaceUsers'](ctx, { ...nothing, body }),

  'role.saveResource': (ctx, { body }) => roleAuthorityHandlers['role.grant'](ctx, { ...nothing, body }),
} satisfies Partial<Handlers>;

const none = { query: undefined, body: undefined };
const nothing = { query: undefined, params: undefined };
