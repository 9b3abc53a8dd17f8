import { type AnswerOf, mostFound } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { beginsWith } from '../../../rows/begins-with.ts';
import { isReadAs, readsAs } from '../../../rows/pinyin-text.ts';
import { scoped } from '../../../rows/scope.ts';
import { holdsText, searchText } from '../../../rows/search-text.ts';
import { ownAssignments } from '../../contest/assignment/own-assignment.ts';
import type { AskedText } from './asked-text.ts';
import { firstFound } from './first-found.ts';

export type FoundProjects = NonNullable<AnswerOf<'search.find'>['projects']>;

/** Projects in scope, by title, and by the beginning of the number. */
export async function findProjects(ctx: Context, { text, number }: AskedText): Promise<FoundProjects> {
  const projects = () => scoped(ctx, 'project').select();
  const spelled = readsAs('project.pinyin', text);
  const ways = [
    ...(number === null ? [] : [projects().where(beginsWith(sql`lower(${sql.ref('project.number')})`, number))]),
    projects().where(searchText('project.title', text)),
    ...(spelled === null ? [] : [projects().where(spelled)]),
  ];
  const columns = ['project.id', 'project.number', 'project.title', 'project.contestId'] as const;
  const rows = await firstFound(
    ctx,
    text,
    ways,
    (query) => query.select([...columns, contestTitle]),
    ({ title }) => title,
  );
  return rows.map((row) => ({ ...row, judgedIn: null }));
}

const contestTitle =
  sql<string>`(select title from contest where contest.tenant_id = project.tenant_id and contest.id = project.contest_id)`.as(
    'contestTitle',
  );

/**
 * Projects that the caller judges, by number and title alone, as on the caller's own lists: nothing else is asked or told, blind or not.
 */
export async function findJudged(ctx: Context, { text, number }: AskedText): Promise<FoundProjects> {
  const spelled = isReadAs('project.pinyin', text);
  const numbered = number === null ? null : sql<boolean>`starts_with(lower(project.number), ${number})`;
  const conditions = [holdsText('project.title', text), numbered, spelled].flatMap((condition) => condition ?? []);
  return ownAssignments(ctx)
    .where('contest.state', '<>', 'CANCELLED')
    .where(sql<boolean>`(${sql.join(conditions, sql` or `)})`)
    .orderBy('stage.reviewEnd', 'desc')
    .orderBy('project.number')
    .select(['project.id', 'project.number', 'project.title', 'project.contestId', 'contest.title as contestTitle', 'stage.id as judgedIn'])
    .limit(mostFound)
    .execute();
}
