import { type Operation, permissionsOf } from '@saiwu/openapi';
import { callerOf, type Context } from './context.ts';
import { seedTenantId } from './tenants.ts';

/**
 * Whether the caller's roles, and the tenant that they are held in, allow an operation that is not open. A super administrator holds
 * every code by `*` in every tenant; operations of the tenant that keeps the others are not reached by that.
 */
export function mayCall(ctx: Context, operation: Operation): boolean {
  if (operation.isForPlatform && ctx.tenant.id !== seedTenantId) return false;
  const permissions = permissionsOf(operation);
  return permissions === null || callerOf(ctx).authority.hasAnyPermission(permissions);
}
