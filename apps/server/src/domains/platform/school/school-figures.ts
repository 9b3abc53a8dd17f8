import { projectStateNames, projectStates } from '@saiwu/openapi';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { scoped } from '../../../rows/scope.ts';
import type { Schema } from '../../../schema/schema.ts';
import { countPeople, countProjects } from './college-numbers.ts';
import { readSchoolPath } from './read-school.ts';

export const schoolFigureHandlers = {
  'school.figures': async (ctx, { params: { id } }) => {
    const path = await readSchoolPath(ctx, id);
    const colleges = await readColleges(ctx, path);
    const ids = colleges.map((college) => college.id);
    const [people, peopleBelow, projectsBelow, judges, contests, states] = await Promise.all([
      countPeople(ctx, [id]),
      countPeople(ctx, ids),
      countProjects(ctx, ids),
      countBelow(ctx, path, 'judge'),
      countBelow(ctx, path, 'contest'),
      countStates(ctx, id),
    ]);
    const projectsByState = projectStates.flatMap((state) => {
      const count = states.get(state);
      return count === undefined ? [] : [{ state: enumeration(ctx, projectStateNames, state), count }];
    });
    return {
      people: people.get(id) ?? 0,
      projects: projectsByState.reduce((sum, { count }) => sum + count, 0),
      colleges: colleges.length,
      judges,
      contests,
      projectsByState,
      byCollege: colleges.map((college) => ({
        ...college,
        people: peopleBelow.get(college.id) ?? 0,
        projects: projectsBelow.get(college.id) ?? 0,
      })),
    };
  },
} satisfies Partial<Handlers>;

function readColleges(ctx: Context, path: string) {
  return scoped(ctx, 'org')
    .select()
    .where('org.type', '=', 'college')
    .where(sql<boolean>`org.tree_path like ${`${path}%`}`)
    .orderBy('org.sortValue')
    .orderBy('org.id')
    .select(['org.id', 'org.label'])
    .execute();
}

/** How many rows in scope belong to the organisations of a branch. */
async function countBelow(ctx: Context, path: string, table: 'judge' | 'contest'): Promise<number> {
  const rows = scoped(ctx, table).select() as SelectQueryBuilder<Schema, 'judge', object>; // both have an organisation
  const { count } = await rows
    .where(
      sql<boolean>`${sql.ref(`${table}.orgId`)} in (select id from org where org.tenant_id = ${ctx.tenant.id} and org.tree_path like ${`${path}%`})`,
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function countStates(ctx: Context, schoolId: string) {
  const rows = await scoped(ctx, 'project')
    .select()
    .where('project.schoolId', '=', schoolId)
    .groupBy('project.state')
    .select(['project.state', sql<number>`count(*)::int`.as('count')])
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}
