import { contract } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { CertificationRow } from './present-certification.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

interface Request extends Pick<CertificationRow, 'roleCode' | 'orgId'> {
  /** Who has asked; null for requests of several. */
  userId: string | null;
}

/**
 * Who is told of a request: those who may decide it and belong to the organisation or one above it. Where there is nobody, those who see
 * every organisation. Never the one who has asked.
 */
export async function readDeciders(ctx: Context, request: Request): Promise<string[]> {
  const near = await readHolders(ctx, request, isNear(request.orgId));
  return near.length > 0 ? near : readHolders(ctx, request, sql<boolean>`role.ds_type = 'ALL'`);
}

async function readHolders(ctx: Context, { userId, roleCode }: Request, reaches: RawBuilder<boolean>): Promise<string[]> {
  const administers = roleCode === 'XMANAGEMENT' || roleCode === 'YMANAGEMENT';
  const codes = [
    contract['certification.page'].access,
    contract['certification.approve'].access,
    ...(administers ? [contract['user.givableRoles'].access] : []),
  ];
  const { rows } = await sql<{ id: string }>`
    select "user".id::text as id from "user"
    where "user".tenant_id = ${ctx.tenant.id} and "user".state and "user".id is distinct from ${userId}::bigint
      and ${sql.join(
        codes.map((code) => sql`"user".id in (${holdersOf(ctx, code)})`),
        sql` and `,
      )}
      and exists (select from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
        where held.tenant_id = "user".tenant_id and held.user_id = "user".id and role.state and ${reaches})
    order by "user".id`.execute(tenantDb(ctx));
  return rows.map(({ id }) => id);
}

/** Who holds a permission code: few of many, so the rest is asked of them alone. */
function holdersOf(ctx: Context, code: string): RawBuilder<string> {
  return sql`select held.user_id from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
    where held.tenant_id = ${ctx.tenant.id} and role.state and (role.code = 'SUPER_ADMIN' or exists (
      select from role_authority granted
      join resource on resource.tenant_id = granted.tenant_id and resource.id = granted.authority_id
      where granted.tenant_id = role.tenant_id and granted.role_id = role.id and granted.authority_type = 'RESOURCE'
        and ${code} = any(string_to_array(resource.code, ';'))))`;
}

/** Whether a role of somebody who belongs at or above an organisation reaches it. */
function isNear(orgId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from org own join org asked on asked.tenant_id = own.tenant_id and asked.id = ${orgId}
    and asked.tree_path like own.tree_path || '%'
    where own.tenant_id = "user".tenant_id and own.id = "user".org_id and (
      role.ds_type in ('ALL', 'THIS_LEVEL_CHILDREN') or (role.ds_type = 'THIS_LEVEL' and own.id = asked.id)
      or (role.ds_type = 'CUSTOMIZE' and exists (select from role_org named
        where named.tenant_id = role.tenant_id and named.role_id = role.id and named.org_id = asked.id))))`;
}
