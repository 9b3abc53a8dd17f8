import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { scoped } from '../../../../rows/scope.ts';
import { type PlaceType, roleOf } from '../place-type.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Ids of those who hold a role of ours. */
export function administratorsOf(ctx: Context, code: (typeof roleOf)[PlaceType]) {
  return tenantDb(ctx)
    .selectFrom('userRole')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .where('role.code', '=', code)
    .select('userRole.userId');
}

/** Those in sight who administer a school or college, switched off or not, in the order of their ids. */
export async function readAdministrators(ctx: Context, type: PlaceType, orgId: string) {
  return scoped(ctx, 'user')
    .select()
    .where('user.orgId', '=', orgId)
    .where('user.id', 'in', administratorsOf(ctx, roleOf[type]))
    .orderBy('user.id')
    .select(['user.id', 'user.name', 'user.state'])
    .execute();
}

/** Names of those who administer some places, at most three of each. */
export async function readAdministratorNames(ctx: Context, type: PlaceType, orgIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await scoped(ctx, 'user')
    .select()
    .where(sql<boolean>`"user".org_id = any(${[...orgIds]}::bigint[])`)
    .where('user.state', '=', true)
    .where('user.id', 'in', administratorsOf(ctx, roleOf[type]))
    .groupBy('user.orgId')
    .select(['user.orgId', sql<string[]>`(array_agg("user".name order by "user".id))[1:3]`.as('names')])
    .execute();
  return new Map(rows.map(({ orgId, names }) => [orgId ?? '', names]));
}
