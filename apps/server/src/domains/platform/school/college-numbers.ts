import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';

/** How many people in scope belong to each of some organisations, or to one below it; those without any are left out. */
export async function countPeople(ctx: Context, orgIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await scoped(ctx, 'user')
    .select()
    .innerJoin('org as own', (join) => join.onRef('own.tenantId', '=', 'user.tenantId').onRef('own.id', '=', 'user.orgId'))
    .innerJoin('org as above', (join) =>
      join.onRef('above.tenantId', '=', 'own.tenantId').on(sql<boolean>`own.tree_path like above.tree_path || '%'`),
    )
    .where(sql<boolean>`above.id = any(${orgIds}::bigint[])`)
    .groupBy('above.id')
    .select(['above.id', counted])
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** How many projects in scope each of some colleges has. */
export async function countProjects(ctx: Context, collegeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await scoped(ctx, 'project')
    .select()
    .where(sql<boolean>`project.college_id = any(${collegeIds}::bigint[])`)
    .groupBy('project.collegeId')
    .select(['project.collegeId', counted])
    .execute();
  return new Map(rows.map(({ collegeId, count }) => [collegeId ?? '', count]));
}

const counted = sql<number>`count(*)::int`.as('count');
