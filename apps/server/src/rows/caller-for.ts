import { createAuthority } from '@saiwu/auth/permission';
import { type RawBuilder, sql } from 'kysely';
import type { Caller, Context, DataScope } from '../core/context.ts';
import { accessCache } from './access-cache.ts';
import { tenantDb } from './tenant-db.ts';

interface User {
  id: string;
  account: string;
  name: string;
  orgId: string | null;
  mustChangePassword: boolean;
  passwordExpired?: boolean;
}

/** A user with the rights of all their roles together. `roleIds`: as `heldRoles` has them, where the caller has read them already. */
export async function callerFor(ctx: Context, user: User, sessionId: string, roleIds?: readonly string[]): Promise<Caller> {
  const ids = roleIds ?? (await readHeldRoles(ctx, user.id));
  const grants = await grantsOf(ctx, ids);
  return {
    userId: user.id,
    account: user.account,
    name: user.name,
    orgId: user.orgId,
    sessionId,
    mustChangePassword: user.mustChangePassword,
    passwordExpired: user.passwordExpired ?? false,
    boundContestId: null,
    roleCodes: grants.roleCodes,
    resourceList: grants.resourceList,
    authority: grants.authority,
    scope: await scopeOf(ctx, user.orgId, ids, grants),
  };
}

/** Ids of the roles that a user holds and that are switched on, in their order: over `"user"`. */
export function heldRoles(): RawBuilder<string[]> {
  return sql<
    string[]
  >`array(select held.role_id::text from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
    where held.tenant_id = "user".tenant_id and held.user_id = "user".id and role.state order by held.sort_value, role.id)`;
}

async function readHeldRoles(ctx: Context, userId: string): Promise<string[]> {
  const row = await tenantDb(ctx).selectFrom('user').where('user.id', '=', userId).select(heldRoles().as('roleIds')).executeTakeFirst();
  return row?.roleIds ?? [];
}

/** The rights of some roles together. */
interface Grants extends Pick<Caller, 'roleCodes' | 'resourceList' | 'authority'> {
  dsTypes: Set<string>;
  customOrgIds: string[];
}

const keptGrants = accessCache<Grants>(1000);
const keptScopes = accessCache<DataScope>(10_000);

/** The rights of some roles together: users with the same roles share it. */
export function grantsOf(ctx: Context, roleIds: readonly string[]): Promise<Grants> {
  return keptGrants(ctx, ctx.tenant.id, roleIds.join(), () => readGrants(ctx, roleIds));
}

/** The super administrator's role holds every permission; the others hold what their resources name. */
async function readGrants(ctx: Context, roleIds: readonly string[]): Promise<Grants> {
  const { rows } = await sql<{ code: string; dsType: string; codes: string[]; orgIds: string[] }>`
    select role.code, role.ds_type,
      array(select resource.code from role_authority a join resource on resource.tenant_id = a.tenant_id and resource.id = a.authority_id
        where a.tenant_id = role.tenant_id and a.role_id = role.id and a.authority_type = 'RESOURCE') as codes,
      array(select o.org_id::text from role_org o where o.tenant_id = role.tenant_id and o.role_id = role.id) as org_ids
    from role where role.tenant_id = ${ctx.tenant.id} and role.id = any(${roleIds}::bigint[])
    order by array_position(${roleIds}::bigint[], role.id)`.execute(tenantDb(ctx));
  const roleCodes = rows.map((row) => row.code);
  const codes = [...new Set(rows.flatMap((row) => row.codes.flatMap((code) => code.split(';'))))];
  const resourceList = roleCodes.includes('SUPER_ADMIN') ? ['*'] : codes;
  return {
    roleCodes,
    resourceList,
    authority: createAuthority({ enabled: true, caseSensitive: false, resourceList, roleList: roleCodes }),
    dsTypes: new Set(rows.map((row) => row.dsType)),
    customOrgIds: rows.flatMap((row) => (row.dsType === 'CUSTOMIZE' ? row.orgIds : [])),
  };
}

/** Users with the same roles in the same organisation share it. */
function scopeOf(ctx: Context, orgId: string | null, roleIds: readonly string[], grants: Grants): Promise<DataScope> {
  return keptScopes(ctx, ctx.tenant.id, `${orgId} ${roleIds.join()}`, () => readScope(ctx, orgId, grants));
}

async function readScope(ctx: Context, orgId: string | null, { dsTypes, customOrgIds }: Grants): Promise<DataScope> {
  const upwardOrgIds = orgId ? await readUpward(ctx, orgId) : [];
  if (dsTypes.has('ALL')) return { isAll: true, orgIds: [], upwardOrgIds };
  const orgIds = new Set(customOrgIds);
  if (orgId && dsTypes.has('THIS_LEVEL')) orgIds.add(orgId);
  if (orgId && dsTypes.has('THIS_LEVEL_CHILDREN')) for (const below of await readBelow(ctx, orgId)) orgIds.add(below);
  return { isAll: false, orgIds: [...orgIds], upwardOrgIds };
}

async function readUpward(ctx: Context, orgId: string): Promise<string[]> {
  const own = await tenantDb(ctx).selectFrom('org').where('id', '=', orgId).select('treePath').executeTakeFirst();
  return own ? own.treePath.split('/').filter(Boolean) : [];
}

async function readBelow(ctx: Context, orgId: string): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select below.id::text as id from org below join org own on own.tenant_id = below.tenant_id
    where own.tenant_id = ${ctx.tenant.id} and own.id = ${orgId} and below.tree_path like own.tree_path || '%'`.execute(tenantDb(ctx));
  return rows.rows.map((row) => row.id);
}
