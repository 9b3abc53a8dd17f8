import { callerOf, type Context } from '../../../core/context.ts';

/** Ids of the menus that the caller's roles were granted. */
export function grantedMenus(ctx: Context) {
  return ctx.db
    .selectFrom('roleAuthority')
    .innerJoin('userRole', (join) =>
      join.onRef('userRole.tenantId', '=', 'roleAuthority.tenantId').onRef('userRole.roleId', '=', 'roleAuthority.roleId'),
    )
    .innerJoin('role', (join) => join.onRef('role.tenantId', '=', 'roleAuthority.tenantId').onRef('role.id', '=', 'roleAuthority.roleId'))
    .where('roleAuthority.tenantId', '=', ctx.tenant.id)
    .where('roleAuthority.authorityType', '=', 'MENU')
    .where('userRole.userId', '=', callerOf(ctx).userId)
    .where('role.state', '=', true)
    .select('roleAuthority.authorityId');
}
