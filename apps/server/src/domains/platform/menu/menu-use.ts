import { sql } from 'kysely';
import { builtInName } from '../../../core/built-in-names.ts';
import { notFound } from '../../../core/common-refusals.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { scoped } from '../../../rows/scope.ts';
import { menuTree } from './menu-rules.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What goes along with a menu that is deleted. */
export const menuUseHandlers = {
  'menu.use': async (ctx, { params: { id } }) => {
    const found = await scoped(ctx, 'menu').select().where('menu.id', '=', id).select('menu.id').executeTakeFirst();
    if (!found) throw notFound();
    const { rows } = await sql<{ menus: number; buttons: number; roleIds: string[] }>`${menuTree.branchOf(ctx, [id])},
      button as (select resource.id from resource join branch on branch.id = resource.menu_id where resource.tenant_id = ${ctx.tenant.id})
      select (select count(*)::int - 1 from branch) as menus, (select count(*)::int from button) as buttons,
        array(select distinct held.role_id::text from role_authority held where held.tenant_id = ${ctx.tenant.id}
          and (held.authority_type = 'MENU' and held.authority_id in (select id from branch)
            or held.authority_type = 'RESOURCE' and held.authority_id in (select id from button))) as role_ids`.execute(tenantDb(ctx));
    const { menus = 0, buttons = 0, roleIds = [] } = rows[0] ?? {};
    const roles = await scoped(ctx, 'role')
      .select()
      .where(sql<boolean>`role.id = any(${roleIds}::bigint[])`)
      .orderBy('role.code')
      .select(['role.id', 'role.code', 'role.name', 'role.readonly'])
      .execute();
    return {
      menus,
      buttons,
      roles: roles.map(({ readonly, ...role }) => ({ ...role, name: readonly ? builtInName(role.code, role.name, ctx.say) : role.name })),
    };
  },
} satisfies Partial<Handlers>;
