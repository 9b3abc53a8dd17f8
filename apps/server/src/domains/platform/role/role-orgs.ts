import { msg } from '@lingui/core/macro';
import { invalid } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { type DataScopeType, reaches } from '../../identity/reach/within-reach.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** The organisations that some roles name, by role. */
export async function readOrgs(ctx: Context, roleIds: readonly string[]): Promise<Map<string, string[]>> {
  if (roleIds.length === 0) return new Map();
  const rows = await orgsOf(ctx, roleIds).orderBy('orgId').select(['roleId', 'orgId']).execute();
  return new Map([...Map.groupBy(rows, ({ roleId }) => roleId)].map(([roleId, orgs]) => [roleId, orgs.map(({ orgId }) => orgId)] as const));
}

/**
 * Writes down which organisations a role reaches, after its scope; without a list those that it names already stay. Throws at the fields
 * where it would reach further than the caller.
 */
export async function keepOrgs(ctx: Context, roleId: string, dsType: DataScopeType, given: readonly string[] | undefined): Promise<void> {
  const former = (await readOrgs(ctx, [roleId])).get(roleId) ?? [];
  const orgIds = dsType === 'CUSTOMIZE' ? [...new Set(given ?? former)] : [];
  if (dsType === 'CUSTOMIZE' && orgIds.length === 0) throw invalid({ orgList: msg`请选择机构` });
  await refuseUnknown(ctx, orgIds);
  if (!(await reaches(ctx, dsType, orgIds))) throw invalid({ dsType: msg`不能超出你自己的数据范围` });
  await tenantDb(ctx).deleteFrom('roleOrg').where('roleId', '=', roleId).execute();
  if (orgIds.length === 0) return;
  await tenantDb(ctx)
    .insertInto('roleOrg')
    .values(orgIds.map((orgId) => ({ roleId, orgId })))
    .execute();
}

async function refuseUnknown(ctx: Context, orgIds: readonly string[]): Promise<void> {
  if (orgIds.length === 0) return;
  const known = await scoped(ctx, 'org').select().where('org.id', 'in', orgIds).select('org.id').execute();
  if (known.length !== orgIds.length) throw invalid({ orgList: msg`没有找到这个机构` });
}

function orgsOf(ctx: Context, roleIds: readonly string[]) {
  return tenantDb(ctx).selectFrom('roleOrg').where('roleId', 'in', roleIds);
}
