import { consolePaths, contract, linkTo } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { momentOf } from '../../../core/moment.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { type ContestMessage, sendMessage } from '../../../services/messages/send-message.ts';
import { contestActs } from '../contest/acts/contest-acts.ts';
import { holdersBelow } from '../contest/holders-below.ts';
import { activeAssignmentStates } from '../stage/stage-facts.ts';
import type { Deadline } from './deadline-of.ts';
import { extensionActs } from './extension-acts.ts';
import { isOfProject } from '../../../rows/project-people.ts';
import type { Target } from './read-targets.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Whose deadline it is: of one project, of a school or college, or (neither) of all. */
type Whose = Pick<Target, 'projectId' | 'orgId'>;

/** Tells those whose deadline was put off: teams that have not handed in and who looks after them, or judges who owe a sheet. */
export async function tellExtended(
  ctx: Context,
  { contest, stage }: Pick<Deadline, 'contest' | 'stage'>,
  targets: readonly Target[],
  { until, reason }: { until: Date; reason: string },
): Promise<void> {
  const values = { contest: contest.title, by: callerOf(ctx).name, until: momentOf(ctx, until), reason };
  if (stage)
    return send(
      ctx,
      { bizType: 'STAGE', bizId: stage.id, contestId: contest.id },
      textOf(contestActs.extend.tells.review, values),
      linkTo(consolePaths.judgingStage, { stageId: stage.id }),
      await judgesOf(ctx, stage.id, targets),
    );
  const link = linkTo(consolePaths.contest, { id: contest.id });
  for (const { projectId, label } of targets) {
    if (projectId === null) continue;
    const words = textOf(contestActs.extend.tells.project, { ...values, project: label ?? '' });
    const about = { bizType: 'PROJECT', bizId: contest.id, contestId: contest.id } as const;
    await send(ctx, about, words, link, await teamsOf(ctx, contest.id, [{ projectId, orgId: null }])); // oxlint-disable-line no-await-in-loop -- each has words of its own
  }
  const others = targets.filter(({ projectId }) => projectId === null);
  const about = { bizType: 'CONTEST', bizId: contest.id, contestId: contest.id } as const;
  if (others.length > 0)
    await send(ctx, about, textOf(contestActs.extend.tells.registration, values), link, await concerned(ctx, contest, others));
}

/** Tells the same people that the deadline is what it was. */
export async function tellTakenBack(
  ctx: Context,
  { contest, stage }: Pick<Deadline, 'contest' | 'stage'>,
  whose: readonly Whose[],
  until: Date,
): Promise<void> {
  const words = textOf(extensionActs.takeBack.tells, { contest: contest.title, by: callerOf(ctx).name, until: momentOf(ctx, until) });
  const people = stage ? await judgesOf(ctx, stage.id, whose) : await concerned(ctx, contest, whose);
  const link = stage ? linkTo(consolePaths.judgingStage, { stageId: stage.id }) : linkTo(consolePaths.contest, { id: contest.id });
  await send(ctx, { bizType: stage ? 'STAGE' : 'CONTEST', bizId: stage?.id ?? contest.id, contestId: contest.id }, words, link, people);
}

/** Teams that have not handed in, and who looks after the projects of a school or college. */
async function concerned(ctx: Context, contest: Deadline['contest'], whose: readonly Whose[]): Promise<string[]> {
  const orgs = whose.flatMap(({ projectId, orgId }) => (projectId === null ? [orgId ?? contest.orgId] : []));
  const holders = orgs.length > 0 ? await holdersBelow(ctx, orgs, contract['project.page'].access) : [];
  return [...new Set([...holders, ...(await teamsOf(ctx, contest.id, whose))])];
}

/** Those behind projects: of a school, a college or all, only of what is not handed in. */
async function teamsOf(ctx: Context, contestId: string, whose: readonly Whose[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct "user".id::text as id
    from project join project_tie tie on tie.tenant_id = project.tenant_id and tie.project_id = project.id
    join "user" on "user".tenant_id = tie.tenant_id and "user".id = tie.user_id
    where project.tenant_id = ${ctx.tenant.id} and project.contest_id = ${contestId} and ${isOfProject}
      and (project.id = any(${projectsOf(whose)}::bigint[]) or (project.state in ('DRAFT', 'RETURNED') and ${ofOrgs(whose)}))`.execute(
    tenantDb(ctx),
  );
  return rows.map(({ id }) => id);
}

/** Judges who owe a sheet of these projects. */
async function judgesOf(ctx: Context, stageId: string, whose: readonly Whose[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct judge.user_id::text as id
    from assignment join judge on judge.tenant_id = assignment.tenant_id and judge.id = assignment.judge_id
    join project on project.tenant_id = assignment.tenant_id and project.id = assignment.project_id
    where assignment.tenant_id = ${ctx.tenant.id} and assignment.stage_id = ${stageId}
      and assignment.state = any(${activeAssignmentStates.filter((state) => state !== 'SUBMITTED')}::text[])
      and (project.id = any(${projectsOf(whose)}::bigint[]) or ${ofOrgs(whose)})`.execute(tenantDb(ctx));
  return rows.map(({ id }) => id);
}

function projectsOf(whose: readonly Whose[]): string[] {
  return whose.flatMap(({ projectId }) => projectId ?? []);
}

function ofOrgs(whose: readonly Whose[]) {
  if (whose.some(({ projectId, orgId }) => projectId === null && orgId === null)) return sql<boolean>`true`;
  const orgs = whose.flatMap(({ orgId }) => orgId ?? []);
  return sql<boolean>`(project.school_id = any(${orgs}::bigint[]) or project.college_id = any(${orgs}::bigint[]))`;
}

async function send(
  ctx: Context,
  about: Pick<ContestMessage, 'bizType' | 'bizId' | 'contestId'>,
  words: ReturnType<typeof textOf>,
  handlerUrl: ReturnType<typeof linkTo>,
  people: readonly string[],
): Promise<void> {
  const { userId, name } = callerOf(ctx);
  await sendMessage(
    ctx,
    { type: 'NOTIFY', ...about, ...words, handlerUrl, author: name },
    people.filter((id) => id !== userId),
  );
}
