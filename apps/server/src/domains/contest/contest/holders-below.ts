import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';

/** The enabled people of organisations, and of those below it, who hold a permission code. */
export async function holdersBelow(ctx: Context, orgIds: readonly string[], permission: string): Promise<string[]> {
  const holders = await ctx.db
    .selectFrom('user')
    .innerJoin('org', (join) => join.onRef('org.tenantId', '=', 'user.tenantId').onRef('org.id', '=', 'user.orgId'))
    .innerJoin('userRole', (join) => join.onRef('userRole.tenantId', '=', 'user.tenantId').onRef('userRole.userId', '=', 'user.id'))
    .innerJoin('role', (join) => join.onRef('role.tenantId', '=', 'userRole.tenantId').onRef('role.id', '=', 'userRole.roleId'))
    .innerJoin('roleAuthority', (join) =>
      join.onRef('roleAuthority.tenantId', '=', 'role.tenantId').onRef('roleAuthority.roleId', '=', 'role.id'),
    )
    .innerJoin('resource', (join) =>
      join.onRef('resource.tenantId', '=', 'roleAuthority.tenantId').onRef('resource.id', '=', 'roleAuthority.authorityId'),
    )
    .where('user.tenantId', '=', ctx.tenant.id)
    .where('user.state', '=', true)
    .where('role.state', '=', true)
    .where('roleAuthority.authorityType', '=', 'RESOURCE')
    .where(sql<boolean>`${permission} = any(string_to_array(resource.code, ';'))`)
    .where(sql<boolean>`org.tree_path like any (select '%/' || above || '/%' from unnest(${[...orgIds]}::text[]) above)`)
    .distinct()
    .select('user.id')
    .execute();
  return holders.map(({ id }) => id);
}
