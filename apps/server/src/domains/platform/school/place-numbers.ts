import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import type { PlaceType } from './place-type.ts';
import { places } from './read-place.ts';

/** How many people in scope belong to each of some organisations, or to one below it; those without any are left out. */
export function countPeople(ctx: Context, orgIds: readonly string[]): Promise<Map<string, number>> {
  return countBelow(ctx, 'user', orgIds);
}

/** The same of rows that belong to an organisation. */
export async function countBelow(
  ctx: Context,
  table: 'user' | 'student' | 'teacher' | 'judge' | 'contest',
  orgIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = scoped(ctx, table).select() as SelectQueryBuilder<TenantSchema, 'user', object>; // each has an organisation
  const counts = await rows
    .innerJoin('org as own', (join) => join.onRef('own.id', '=', sql.ref(`${table}.orgId`)))
    .innerJoin('org as above', (join) => join.on(sql<boolean>`own.tree_path like above.tree_path || '%'`))
    .where(isAmong('above.id', orgIds))
    .groupBy('above.id')
    .select(['above.id', counted])
    .execute();
  return new Map(counts.map(({ id, count }) => [id, count]));
}

/** How many projects in scope each of some schools or colleges has. */
export async function countProjects(ctx: Context, type: PlaceType, ids: readonly string[]): Promise<Map<string, number>> {
  const column = projectColumn[type];
  const rows = await scoped(ctx, 'project')
    .select()
    .where(isAmong(column, ids))
    .groupBy(column)
    .select([`${column} as id`, counted])
    .execute();
  return new Map(rows.map(({ id, count }) => [id ?? '', count]));
}

/** Which column of a project names its school, or college. */
export const projectColumn = { school: 'project.schoolId', college: 'project.collegeId' } as const satisfies Record<PlaceType, string>;

/** How many colleges in scope lie beneath each of some schools. */
export async function countColleges(ctx: Context, schoolIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await places(ctx, 'college')
    .innerJoin('org as above', (join) => join.on(sql<boolean>`org.tree_path like above.tree_path || '%'`))
    .where(isAmong('above.id', schoolIds))
    .groupBy('above.id')
    .select(['above.id', counted])
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

function isAmong(column: string, ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${[...ids]}::bigint[])`;
}

const counted = sql<number>`count(*)::int`.as('count');
