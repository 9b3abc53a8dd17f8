import { msg } from '@lingui/core/macro';
import { createAuthority } from '@saiwu/auth/permission';
import type { HonoRequest } from 'hono';
import { sql } from 'kysely';
import { asInvited, boundContestOf } from './contest/live-invitation.ts';
import type { Caller, Context, DataScope } from './context.ts';
import { passwordDuty } from './identity/password-duty.ts';
import { signingKeys } from './identity/signing-key.ts';
import { Refusal } from './refusal.ts';
import { readAccess } from './tokens.ts';

/**
 * Who calls. The token comes as `Authorization: Bearer` or `token: Bearer`; the session, the user and the roles are read anew each
 * time, so that ending a session, disabling a user or changing a role holds from the next request on.
 */
export async function authenticate(ctx: Context, request: HonoRequest): Promise<Caller> {
  const token = bearer(request.header('authorization')) ?? bearer(request.header('token'));
  if (!token) throw signedOut(40003, msg`登录超时，请重新登录`);
  const check = await readAccess(signingKeys(ctx), token, ctx.now);
  if (check.kind === 'expired') throw signedOut(40001, msg`会话超时，请重新登录`);
  if (check.kind === 'forged' || check.tenantId !== ctx.tenant.id) throw signedOut(40005, msg`解析用户身份错误，请重新登录`);
  const row = await readSession(ctx, check.sessionId);
  if (!row || row.absoluteUntil <= ctx.now) throw signedOut(40009, msg`登录超时，请重新登录`);
  if (row.endedTime)
    throw row.endReason === 'REPLACED' ? signedOut(40008, msg`您已在另一个设备登录`) : signedOut(40009, msg`登录超时，请重新登录`);
  if (!row.state) throw signedOut(40009, msg`登录超时，请重新登录`);
  const user = { ...row, id: row.userId, ...passwordDuty(ctx, row, row) };
  const access = { token, until: check.until };
  if (row.invitationId === null) return { ...(await callerFor(ctx, user, check.sessionId)), access };
  const boundContestId = await boundContestOf(ctx, row.invitationId);
  if (boundContestId === null) throw signedOut(40009, msg`登录超时，请重新登录`);
  return { ...(await callerFor(ctx, asInvited(user), check.sessionId)), boundContestId, access };
}

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

function bearer(header: string | undefined): string | null {
  return /^bearer(?: |%20)+(\S+)$/i.exec(header ?? '')?.[1] ?? null;
}

function signedOut(code: number, text: ReturnType<typeof msg>): Refusal {
  return new Refusal(401, code, text);
}

function readSession(ctx: Context, sessionId: string) {
  return ctx.db
    .selectFrom('session')
    .innerJoin('user', (join) => join.onRef('user.tenantId', '=', 'session.tenantId').onRef('user.id', '=', 'session.userId'))
    .where('session.tenantId', '=', ctx.tenant.id)
    .where('session.id', '=', sessionId)
    .select([
      'session.userId',
      'session.absoluteUntil',
      'session.endedTime',
      'session.endReason',
      'session.invitationId',
      'session.kind',
      'session.createTime',
      'user.passwordExpireTime',
      'user.account',
      'user.name',
      'user.orgId',
      'user.state',
      'user.mustChangePassword',
    ])
    .executeTakeFirst();
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
