import { sexNames } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { phonesInLists } from '../../../services/parameters/mask-phone.ts';
import { builtInName } from '../../../core/built-in-names.ts';
import { avatarLinks } from '../../../services/files/pictures/avatar-links.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import type { RowOf } from '../../../rows/rows-of.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { orgLabel } from '../org/of-org.ts';
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

/** What of a user stands in other tables: the names of organisation and station, and the roles in their order. */
export const userLabels = {
  org: orgLabel('user'),
  station: sql<string | null>`(select station.name from station
    where station.tenant_id = "user".tenant_id and station.id = "user".station_id)`,
  roles: sql<
    HeldRole[]
  >`(select coalesce(json_agg(json_build_object('id', role.id::text, 'code', role.code, 'name', role.name, 'readonly', role.readonly)
      order by held.sort_value), '[]') from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
    where held.tenant_id = "user".tenant_id and held.user_id = "user".id)`,
};

interface HeldRole {
  id: string;
  code: string;
  name: string;
  readonly: boolean;
}

type UserRow = RowOf<'user', (typeof userColumns)[number]> & { [K in keyof typeof userLabels]: RawValue<(typeof userLabels)[K]> };
type RawValue<R> = R extends RawBuilder<infer Value> ? Value : never;

/**
 * Users with the names of their organisation, station, roles and codes, the phone as lists show it, and the avatar as pages can show it.
 */
export async function presentUsers(ctx: Context, rows: UserRow[]) {
  if (rows.length === 0) return [];
  const [show, avatars, namesOf] = await Promise.all([
    phonesInLists(ctx),
    avatarLinks(
      ctx,
      rows.map(({ avatar }) => avatar),
    ),
    codeNamer(ctx),
  ]);
  return rows.map(({ org, station, roles, ...row }, index) => ({
    ...presentAudit(ctx, row),
    // forms of the platform's generation save what a row carries, and take no null
    mobile: show(row.mobile) ?? '',
    avatar: avatars[index] ?? null,
    sex: enumeration(ctx, sexNames, row.sex),
    roleList: roles.map(({ id, code, name, readonly }) => ({ id, code, name: readonly ? builtInName(code, name, ctx.say) : name })),
    echoMap: { ...(org && { orgId: org }), ...(station !== null && { stationId: station }), ...namesOf(row) },
  }));
}
