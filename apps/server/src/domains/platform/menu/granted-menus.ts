import { scoped } from '../../../rows/scope.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** The menus that the caller is shown: those that are switched on and granted, or everybody's; to the super administrator all. */
export function visibleMenus(ctx: Context) {
  return menusFor(ctx, callerOf(ctx).roleCodes.includes('SUPER_ADMIN'), grantedMenus(ctx));
}

/** The menus that whoever was granted these is shown. */
export function menusFor(ctx: Context, isSuper: boolean, granted: ReturnType<typeof grantedMenus> | ReturnType<typeof menusOfRole>) {
  return scoped(ctx, 'menu')
    .select()
    .where('menu.state', '=', true)
    .where((eb) => eb.or([eb.lit(isSuper), eb('menu.isGeneral', '=', true), eb('menu.id', 'in', granted)]));
}

/** Ids of the menus that a role was granted. */
export function menusOfRole(ctx: Context, roleId: string) {
  return tenantDb(ctx)
    .selectFrom('roleAuthority')
    .where('roleAuthority.authorityType', '=', 'MENU')
    .where('roleAuthority.roleId', '=', roleId)
    .select('roleAuthority.authorityId');
}

/** Ids of the menus that the caller's roles were granted. */
export function grantedMenus(ctx: Context) {
  return tenantDb(ctx)
    .selectFrom('roleAuthority')
    .innerJoin('userRole', 'userRole.roleId', 'roleAuthority.roleId')
    .innerJoin('role', 'role.id', 'roleAuthority.roleId')
    .where('roleAuthority.authorityType', '=', 'MENU')
    .where('userRole.userId', '=', callerOf(ctx).userId)
    .where('role.state', '=', true)
    .select('roleAuthority.authorityId');
}
