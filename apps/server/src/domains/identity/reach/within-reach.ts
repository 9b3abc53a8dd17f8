import { msg } from '@lingui/core/macro';
import { contract } from '@saiwu/openapi';
import { type Selectable, sql } from 'kysely';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export type DataScopeType = Selectable<TenantSchema['role']>['dsType'];

/**
 * Refuses roles that allow more than the caller's own: whoever could hand these out, or change who holds them, would hold them a moment
 * later. The super administrator's is for super administrators alone.
 */
export async function refuseBeyond(ctx: Context, roleIds: readonly string[]): Promise<void> {
  if ((await refuseAnyBeyond(ctx, roleIds)) !== new Set(roleIds).size) throw notFound();
}

/** The same of those that are there; answers how many that are. */
export async function refuseAnyBeyond(ctx: Context, roleIds: readonly string[]): Promise<number> {
  const roles = await selectRoles(ctx).where('role.id', 'in', roleIds).execute();
  for (const role of roles) if (!(await isInReach(ctx, role))) throw notNow(msg`这个角色的权限或数据范围超出你自己的，不能操作`);
  return roles.length;
}

/** A role that the caller could hand out as far as it goes. */
export type RoleInReach = Awaited<ReturnType<typeof readRolesInReach>>[number];

/** Those roles that allow no more than the caller's own, by their names; `isBeside`: codes that do not count. */
export async function readRolesInReach(ctx: Context, isBeside = isOwnPlace) {
  const found = [];
  for (const role of await selectRoles(ctx).orderBy('role.readonly', 'desc').orderBy('role.name').orderBy('role.id').execute())
    // oxlint-disable-next-line no-await-in-loop -- most are decided without a statement
    if (await isInReach(ctx, role, isBeside)) found.push(role);
  return found;
}

/** Roles with all that decides how far they go. */
function selectRoles(ctx: Context) {
  return scoped(ctx, 'role')
    .select()
    .select([
      'role.id',
      'role.code',
      'role.name',
      'role.describe',
      'role.state',
      'role.readonly',
      'role.dsType',
      sql<
        string[]
      >`array(select resource.code from role_authority held join resource on resource.tenant_id = held.tenant_id and resource.id = held.authority_id
        where held.tenant_id = role.tenant_id and held.role_id = role.id and held.authority_type = 'RESOURCE')`.as('codes'),
      sql<
        string[]
      >`array(select named.org_id::text from role_org named where named.tenant_id = role.tenant_id and named.role_id = role.id)`.as(
        'orgIds',
      ),
    ]);
}

interface Extent {
  code: string;
  dsType: DataScopeType;
  codes: readonly string[];
  orgIds: readonly string[];
}

async function isInReach(ctx: Context, { code, dsType, codes, orgIds }: Extent, isBeside = isOwnPlace): Promise<boolean> {
  if (isSuper(ctx)) return true;
  return code !== 'SUPER_ADMIN' && codes.every((one) => isBeside(one) || holds(ctx, one)) && reaches(ctx, dsType, orgIds);
}

/**
 * Shows the holder the school, or college, that they belong to: whoever belongs to none, and appoints its administrators, gives away
 * nothing. The projects of one's own team likewise: no code opens them to anybody else.
 */
function isOwnPlace(code: string): boolean {
  return ownPlaces.includes(code);
}

/**
 * Whether a permission is for what is the holder's own, whoever that is: a judge's sheets, the school that one belongs to. Those who look
 * after such people need not be judges themselves to help them sign in, or to let them judge.
 */
export function isOwnWork(code: string): boolean {
  return code.split(';').every((one) => ownWork.includes(one));
}

const ownPlaces: readonly string[] = [
  contract['school.own'].access,
  contract['college.own'].access,
  ...Object.values(contract).flatMap(({ access }) => (access.startsWith('entry:') ? [access] : [])),
];
const ownWork: readonly string[] = [...ownPlaces, contract['score.submit'].access];

/** The super administrator's role holds every permission by its code. */
export function isSuper(ctx: Context): boolean {
  return callerOf(ctx).roleCodes.includes('SUPER_ADMIN');
}

/** Whether the caller holds what a button stands for: one or more permission codes, joined by `;`. */
export function holds(ctx: Context, code: string): boolean {
  return isSuper(ctx) || callerOf(ctx).authority.hasPermission(code.split(';'));
}

/**
 * Whether a scope shows no more than the caller's own, in the hands of whoever belongs to one of the `homes`: anybody whom the caller sees,
 * and the caller, unless others are named.
 */
export async function reaches(
  ctx: Context,
  dsType: DataScopeType,
  orgIds: readonly string[],
  homes: readonly string[] = homesInSight(ctx),
): Promise<boolean> {
  const { scope } = callerOf(ctx);
  if (scope.isAll || dsType === 'SELF') return true;
  if (dsType === 'ALL') return false;
  if (dsType === 'CUSTOMIZE') return orgIds.every((id) => scope.orgIds.includes(id));
  const areSeen = homes.every((id) => scope.orgIds.includes(id));
  return areSeen && (dsType === 'THIS_LEVEL' || !(await reachesBelow(ctx, homes)));
}

function homesInSight(ctx: Context): string[] {
  const { scope, orgId } = callerOf(ctx);
  return orgId === null ? scope.orgIds : [...scope.orgIds, orgId];
}

/** Whether organisations lie below these that the caller does not see. */
async function reachesBelow(ctx: Context, orgIds: readonly string[]): Promise<boolean> {
  const { rows } =
    await sql`select 1 from org below join org own on own.tenant_id = below.tenant_id and below.tree_path like own.tree_path || '%'
    where own.tenant_id = ${ctx.tenant.id} and own.id = any(${orgIds}::bigint[])
      and below.id <> all(${callerOf(ctx).scope.orgIds}::bigint[]) limit 1`.execute(tenantDb(ctx));
  return rows.length > 0;
}
