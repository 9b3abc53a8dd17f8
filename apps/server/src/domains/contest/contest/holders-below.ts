import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * The enabled people of organisations (null: everybody's), and of those below it, who hold a permission code. The few places and the few
 * roles come first: joined with everybody in an order of the planner's, an embedded database without statistics took 100 times as long, for
 * each project handed in.
 */
export async function holdersBelow(ctx: Context, orgIds: readonly (string | null)[], permission: string): Promise<string[]> {
  const isEverywhere = orgIds.includes(null);
  const { rows } = await sql<{ id: string }>`
    with places as materialized (
      select id from org
      where tenant_id = ${ctx.tenant.id} and tree_path like any (select '%/' || above || '/%' from unnest(${orgIds.filter((id) => id !== null)}::text[]) above)
    ), granting as materialized (
      select id from resource where tenant_id = ${ctx.tenant.id} and ${permission} = any(string_to_array(code, ';'))
    ), roles as materialized (
      select id from role where tenant_id = ${ctx.tenant.id} and state and exists (
        select from role_authority granted
        where granted.tenant_id = role.tenant_id and granted.role_id = role.id and granted.authority_type = 'RESOURCE'
          and granted.authority_id in (select id from granting))
    )
    select "user".id::text as id from "user"
    where "user".tenant_id = ${ctx.tenant.id} and "user".state and (${isEverywhere} or "user".org_id in (select id from places)) and exists (
      select from user_role held
      where held.tenant_id = "user".tenant_id and held.user_id = "user".id and held.role_id in (select id from roles))`.execute(
    tenantDb(ctx),
  );
  return rows.map(({ id }) => id);
}
