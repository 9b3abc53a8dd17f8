import { type AnswerOf, projectStateNames, projectStates } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { scoped } from '../../../rows/scope.ts';
import { isBeneath } from '../org/is-beneath.ts';
import { countBelow, countPeople, countProjects, projectColumn } from './place-numbers.ts';
import type { PlaceType } from './place-type.ts';
import { places, readPlacePath } from './read-place.ts';

/** How much there is of everything at a school or college, of what the caller may see. */
export async function readFigures(ctx: Context, type: PlaceType, id: string): Promise<AnswerOf<'school.figures'>> {
  const path = await readPlacePath(ctx, type, id);
  const colleges = await readColleges(ctx, path, id);
  const ids = colleges.map((college) => college.id);
  const count = async (table: Parameters<typeof countBelow>[1]) => (await countBelow(ctx, table, [id])).get(id) ?? 0;
  const [people, students, teachers, judges, contests, peopleBelow, projectsBelow, states, byYear] = await Promise.all([
    count('user'),
    count('student'),
    count('teacher'),
    count('judge'),
    count('contest'),
    countPeople(ctx, ids),
    countProjects(ctx, 'college', ids),
    countStates(ctx, type, id),
    countYears(ctx, type, id),
  ]);
  const projectsByState = projectStates.flatMap((state) => {
    const number = states.get(state);
    return number === undefined ? [] : [{ state: enumeration(ctx, projectStateNames, state), count: number }];
  });
  return {
    people,
    students,
    teachers,
    projects: projectsByState.reduce((sum, one) => sum + one.count, 0),
    colleges: colleges.length,
    judges,
    contests,
    projectsByState,
    byYear,
    byCollege: colleges.map((college) => ({
      ...college,
      people: peopleBelow.get(college.id) ?? 0,
      projects: projectsBelow.get(college.id) ?? 0,
    })),
  };
}

function readColleges(ctx: Context, path: string, ownId: string) {
  return places(ctx, 'college')
    .where(sql<boolean>`org.tree_path like ${`${path}%`}`)
    .where('org.id', '<>', ownId)
    .orderBy('org.sortValue')
    .orderBy('org.id')
    .select(['org.id', 'org.label'])
    .execute();
}

async function countStates(ctx: Context, type: PlaceType, id: string) {
  const rows = await scoped(ctx, 'project')
    .select()
    .where(projectColumn[type], '=', id)
    .groupBy('project.state')
    .select(['project.state', sql<number>`count(*)::int`.as('count')])
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** Projects by the edition of their contest, students by their year of entry. */
async function countYears(ctx: Context, type: PlaceType, id: string): Promise<AnswerOf<'school.figures'>['byYear']> {
  const projects = await scoped(ctx, 'project')
    .select()
    .innerJoin('contest', 'contest.id', 'project.contestId')
    .where(projectColumn[type], '=', id)
    .groupBy('contest.edition')
    .select(['contest.edition as year', sql<number>`count(*)::int`.as('count')])
    .execute();
  const students = await scoped(ctx, 'student')
    .select()
    .where(isBeneath(ctx, 'student.orgId', id))
    .where('student.year', 'is not', null)
    .groupBy('student.year')
    .select([sql<number>`student.year`.as('year'), sql<number>`count(*)::int`.as('count')])
    .execute();
  const years = [...new Set([...projects, ...students].map(({ year }) => year))].toSorted((one, other) => one - other);
  const of = (rows: { year: number; count: number }[], year: number) => rows.find((row) => row.year === year)?.count ?? 0;
  return years.map((year) => ({ year, projects: of(projects, year), students: of(students, year) }));
}
