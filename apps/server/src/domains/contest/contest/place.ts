import { contract, stageKindNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { mayCall } from '../../../core/may-call.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { scoped, scopedTeam, untied } from '../../../rows/scope.ts';
import { ownAssignments } from '../assignment/own-assignment.ts';
import { activeAssignmentStates } from '../stage/stage-facts.ts';

export const placeHandlers = {
  'legacy.place': async (ctx, { query }) => ({
    ...(query.projectId === undefined ? noProject : await placeOf(ctx, query.projectId)),
    ...(await readOwnOrgs(ctx)),
  }),
} satisfies Partial<Handlers>;

const noProject = { contestId: null, stageId: null, stageKind: null, reach: null };

/** Where a project stands for the caller, and by what right they reach it. Throws `notFound`. */
async function placeOf(ctx: Context, projectId: string) {
  const inScope = mayCall(ctx, contract['project.get']) ? await readScoped(ctx, projectId) : undefined;
  // an old address of a sheet says no stage: it is the one that the caller judges in
  const judged = await readJudged(ctx, projectId);
  const place = judged ?? inScope ?? (await readOwn(ctx, projectId));
  if (!place) throw notFound();
  const { contestId, stageId, kind } = place;
  return {
    contestId,
    stageId,
    stageKind: kind === null ? null : enumeration(ctx, stageKindNames, kind),
    reach: inScope ? ('SCOPE' as const) : judged ? ('JUDGE' as const) : ('TEAM' as const),
  };
}

function readJudged(ctx: Context, projectId: string) {
  return ownAssignments(ctx)
    .where('assignment.projectId', '=', projectId)
    .orderBy('stage.sortValue', 'desc')
    .select(['stage.contestId', 'assignment.stageId', 'stage.kind'])
    .limit(1)
    .executeTakeFirst();
}

/** The last stage in which the project has judges; before that, the contest's first. */
function readScoped(ctx: Context, projectId: string) {
  const hasJudges = sql<boolean>`exists (select from assignment where assignment.tenant_id = stage.tenant_id and assignment.stage_id = stage.id
    and assignment.project_id = project.id and ${untied(ctx, 'assignment.projectId')} and assignment.state = any(${[...activeAssignmentStates]}::text[]))`;
  return scoped(ctx, 'project')
    .select()
    .leftJoin('stage', 'stage.contestId', 'project.contestId')
    .where('project.id', '=', projectId)
    .orderBy(hasJudges, 'desc')
    .orderBy(sql`case when ${hasJudges} then -stage.sort_value else stage.sort_value end`)
    .select(['project.contestId', 'stage.id as stageId', 'stage.kind'])
    .limit(1)
    .executeTakeFirst();
}

/** Of whoever stands behind it. In which stage it is, the team's own page says. */
async function readOwn(ctx: Context, projectId: string) {
  const own = await scopedTeam(ctx).where('project.id', '=', projectId).select('project.contestId').executeTakeFirst();
  return own && { ...own, stageId: null, kind: null };
}

/** The school and the college that the caller belongs to, as far as their scope shows them. */
async function readOwnOrgs(ctx: Context) {
  const rows = await scoped(ctx, 'org')
    .select()
    .where(sql<boolean>`org.id = any(${callerOf(ctx).scope.upwardOrgIds}::bigint[])`)
    .where('org.type', 'in', ['school', 'college'])
    .select(['org.id', 'org.type'])
    .execute();
  const idOf = (type: 'school' | 'college') => rows.find((row) => row.type === type)?.id ?? null;
  return { schoolId: idOf('school'), collegeId: idOf('college') };
}
