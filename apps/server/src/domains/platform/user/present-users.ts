import { sexNames } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { phonesInLists } from '../../../services/parameters/mask-phone.ts';
import { builtInName } from '../../../core/built-in-names.ts';
import { avatarLinks } from '../../../services/files/avatar-links.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import type { RowOf } from '../../../rows/rows-of.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { codeNamer } from './user-codes.ts';

/** The columns of a user that go out: secrets are not among them. */
export const userColumns = [
  'account',
  'name',
  'email',
  'mobile',
  'sex',
  'avatar',
  'orgId',
  'stationId',
  'state',
  'readonly',
  'nation',
  'education',
  'positionStatus',
  'workDescribe',
  'passwordErrorNum',
  'passwordErrorLastTime',
  'passwordExpireTime',
  'lastLoginTime',
  ...auditColumns,
] as const;

/** Users with the names of their organisation, roles and codes, the phone as lists show it, and the avatar as pages can show it. Three queries for any number of users. */
export async function presentUsers(ctx: Context, rows: RowOf<'user', (typeof userColumns)[number]>[]) {
  if (rows.length === 0) return [];
  const [show, orgs, roles, avatars, namesOf] = await Promise.all([
    phonesInLists(ctx),
    readOrgs(
      ctx,
      rows.flatMap(({ orgId }) => orgId ?? []),
    ),
    readRoles(
      ctx,
      rows.map(({ id }) => id),
    ),
    avatarLinks(
      ctx,
      rows.map(({ avatar }) => avatar),
    ),
    codeNamer(ctx),
  ]);
  const rolesOf = Map.groupBy(roles, (role) => role.userId);
  const orgOf = new Map(orgs.map((org) => [org.id, org]));
  return rows.map((row, index) => {
    const org = row.orgId === null ? undefined : orgOf.get(row.orgId);
    return {
      ...presentAudit(ctx, row),
      mobile: show(row.mobile),
      avatar: avatars[index] ?? null,
      sex: enumeration(ctx, sexNames, row.sex),
      roleList: (rolesOf.get(row.id) ?? []).map(({ code, name, readonly }) => ({
        code,
        name: readonly ? builtInName(code, name, ctx.say) : name,
      })),
      echoMap: { ...(org && { orgId: org }), ...namesOf(row) },
    };
  });
}

function readOrgs(ctx: Context, ids: string[]) {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return Promise.resolve([]);
  return ctx.db.selectFrom('org').where('tenantId', '=', ctx.tenant.id).where('id', 'in', distinct).select(['id', 'label']).execute();
}

function readRoles(ctx: Context, userIds: string[]) {
  return ctx.db
    .selectFrom('userRole')
    .innerJoin('role', (join) => join.onRef('role.tenantId', '=', 'userRole.tenantId').onRef('role.id', '=', 'userRole.roleId'))
    .where('userRole.tenantId', '=', ctx.tenant.id)
    .where('userRole.userId', 'in', userIds)
    .orderBy('userRole.sortValue')
    .select(['userRole.userId', 'role.code', 'role.name', 'role.readonly'])
    .execute();
}
