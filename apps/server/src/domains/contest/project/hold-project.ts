import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import { scoped, untied } from '../../../rows/scope.ts';
import { holdReadableContest, lockReadableContest } from '../contest/acts/lock-contest.ts';
import { projectActs } from './project-acts.ts';
import type { PlacedPerson } from './people/project-people.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Holds a project and its contest against every transition until the transaction ends, so that no review begins meanwhile. Throws
 * `notFound` for one that the caller may not change, and a refusal where the act is barred.
 */
export function holdProject(ctx: Context, id: string, act: keyof typeof projectActs) {
  return holdWith(ctx, id, act, lockReadableContest);
}

/** The same beside others who hold its contest likewise: whoever decides on one project stops nobody who hands in another. */
export function holdProjectBeside(ctx: Context, id: string, act: keyof typeof projectActs) {
  return holdWith(ctx, id, act, holdReadableContest);
}

async function holdWith(ctx: Context, id: string, act: keyof typeof projectActs, hold: typeof holdReadableContest) {
  const place = await scoped(ctx, 'project').select().where('project.id', '=', id).select('project.contestId').executeTakeFirst();
  if (!place) throw notFound();
  const { contest, stages } = await hold(ctx, place.contestId);
  const project = await scoped(ctx, 'project')
    .select()
    .where('project.id', '=', id)
    .selectAll('project')
    .select([
      sql<boolean>`not ${untied(ctx, 'project.id')}`.as('isTiedToCaller'),
      sql<string | null>`(select label from org where org.tenant_id = project.tenant_id and org.id = project.college_id)`.as(
        'collegeLabel',
      ),
    ])
    .forUpdate()
    .executeTakeFirst();
  if (!project) throw notFound();
  const bar = projectActs[act].barredBy({
    ...project,
    contestState: contest.state,
    isAnonymous: contest.anonymiseTime !== null,
    stageStates: stages.map(({ state }) => state),
  });
  if (bar) throw notNow(bar);
  return { contest, stages, project: { ...project, people: await readPeople(ctx, id) } };
}

/** Who stands behind a project: the leader, the team in its order, the advisors in theirs. */
export function readPeople(ctx: Context, projectId: string): Promise<PlacedPerson[]> {
  return tenantDb(ctx)
    .selectFrom('projectPerson')
    .where('projectId', '=', projectId)
    .orderBy(sql`array_position(array['LEADER', 'MEMBER', 'ADVISOR'], part)`)
    .orderBy('position')
    .select(['part', 'position', 'name', 'number', 'phone'])
    .execute();
}

export type HeldProject = Awaited<ReturnType<typeof holdProject>>;
