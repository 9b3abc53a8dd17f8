import { createAuthority } from '@saiwu/auth/permission';
import { sql } from 'kysely';
import type { Caller, Context, DataScope } from '../core/context.ts';

interface User {
  id: string;
  account: string;
  name: string;
  orgId: string | null;
  mustChangePassword: boolean;
  passwordExpired?: boolean;
}

/** A user with what the roles together allow. */
export async function callerFor(ctx: Context, user: User, sessionId: string): Promise<Caller> {
  const roles = await readRoles(ctx, user.id);
  const resourceList = roles.isSuper ? ['*'] : roles.codes;
  return {
    userId: user.id,
    account: user.account,
    name: user.name,
    orgId: user.orgId,
    sessionId,
    mustChangePassword: user.mustChangePassword,
    passwordExpired: user.passwordExpired ?? false,
    boundContestId: null,
    roleCodes: roles.roleCodes,
    resourceList,
    authority: createAuthority({ enabled: true, caseSensitive: false, resourceList, roleList: roles.roleCodes }),
    scope: await readScope(ctx, user.orgId, roles),
  };
}

interface Roles {
  roleCodes: string[];
  codes: string[];
  isSuper: boolean;
  dsTypes: Set<string>;
  customOrgIds: string[];
}

/** The super administrator's role holds every permission; the others hold what their resources name. */
async function readRoles(ctx: Context, userId: string): Promise<Roles> {
  const rows = await sql<{ code: string; dsType: string; codes: string[]; orgIds: string[] }>`
    select role.code, role.ds_type,
      array(select resource.code from role_authority a join resource on resource.tenant_id = a.tenant_id and resource.id = a.authority_id
        where a.tenant_id = role.tenant_id and a.role_id = role.id and a.authority_type = 'RESOURCE') as codes,
      array(select o.org_id::text from role_org o where o.tenant_id = role.tenant_id and o.role_id = role.id) as org_ids
    from role join user_role u on u.tenant_id = role.tenant_id and u.role_id = role.id
    where role.tenant_id = ${ctx.tenant.id} and u.user_id = ${userId} and role.state
    order by u.sort_value, role.id`.execute(ctx.db);
  return {
    roleCodes: rows.rows.map((row) => row.code),
    codes: [...new Set(rows.rows.flatMap((row) => row.codes.flatMap((code) => code.split(';'))))],
    isSuper: rows.rows.some((row) => row.code === 'SUPER_ADMIN'),
    dsTypes: new Set(rows.rows.map((row) => row.dsType)),
    customOrgIds: rows.rows.flatMap((row) => (row.dsType === 'CUSTOMIZE' ? row.orgIds : [])),
  };
}

async function readScope(ctx: Context, orgId: string | null, roles: Roles): Promise<DataScope> {
  const upwardOrgIds = orgId ? await readUpward(ctx, orgId) : [];
  if (roles.dsTypes.has('ALL')) return { isAll: true, orgIds: [], upwardOrgIds };
  const orgIds = new Set(roles.customOrgIds);
  if (orgId && roles.dsTypes.has('THIS_LEVEL')) orgIds.add(orgId);
  if (orgId && roles.dsTypes.has('THIS_LEVEL_CHILDREN')) for (const below of await readBelow(ctx, orgId)) orgIds.add(below);
  return { isAll: false, orgIds: [...orgIds], upwardOrgIds };
}

async function readUpward(ctx: Context, orgId: string): Promise<string[]> {
  const own = await ctx.db
    .selectFrom('org')
    .where('tenantId', '=', ctx.tenant.id)
    .where('id', '=', orgId)
    .select('treePath')
    .executeTakeFirst();
  return own ? own.treePath.split('/').filter(Boolean) : [];
}

async function readBelow(ctx: Context, orgId: string): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select below.id::text as id from org below join org own on own.tenant_id = below.tenant_id
    where own.tenant_id = ${ctx.tenant.id} and own.id = ${orgId} and below.tree_path like own.tree_path || '%'`.execute(ctx.db);
  return rows.rows.map((row) => row.id);
}
