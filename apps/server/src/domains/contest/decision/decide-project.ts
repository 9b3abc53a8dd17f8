import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { momentOf } from '../../../core/moment.ts';
import { fromWire, toWire } from '../../../core/wire-time.ts';
import { registrationEndOf } from '../deadline/end-of.ts';
import { holdProjectBeside, type HeldProject } from '../project/hold-project.ts';
import { projectActs } from '../project/project-acts.ts';
import { isPast } from '../stage/deadline.ts';
import { barsFor } from '../entry/begin/entry-bars.ts';
import { readEntrant } from '../entry/begin/read-entrant.ts';
import { setupOf } from './check-list.ts';
import { checkPoints } from './check-points.ts';
import { readContents } from './contents.ts';
import { readQuota } from './college-quota.ts';
import { tellDecided } from './decision-messages.ts';
import { freeJudges } from './free-judges.ts';
import { holdInTurns } from './hold-decided.ts';
import { writeDecision } from './write-decision.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** SUBMITTED → ACCEPTED: the last of those that its college recommends. They take turns, so no two take the last place of a quota. */
export async function acceptProject(ctx: Context, id: string, { ticks }: InputOf<'project.accept'>['body']): Promise<void> {
  const held = await holdInTurns(ctx, id, 'accept');
  const { schoolId, collegeId, collegeLabel, contestId } = held.project;
  const missed = setupOf(held.contest).checks.find(({ key, isRequired }) => isRequired && !ticks.includes(key))?.text;
  if (missed !== undefined) throw invalid({ ticks: msg`必查的「${missed}」还没有勾选` });
  const { most, accepted } = await readQuota(ctx, held.contest, held.project);
  if (most !== null && accepted >= most) {
    const college = collegeLabel ?? '';
    throw notNow(msg`「${college}」的名额是 ${most} 个，已经用完`);
  }
  const recommendation = sql<number>`(select coalesce(max(other.recommendation), 0) + 1 from project other
    where other.tenant_id = ${ctx.tenant.id} and other.contest_id = ${contestId}
      and other.school_id = ${schoolId} and other.college_id is not distinct from ${collegeId})`;
  await writeDecision(ctx, held, { act: projectActs.accept, ticks, reason: null, changes: { recommendation } });
  await tellDecided(ctx, held, { code: projectActs.accept.tells });
}

/** SUBMITTED → RETURNED: the team mends it until a date, which may be after registration ends but not after the review begins. */
export async function returnProject(
  ctx: Context,
  id: string,
  { reason, points, until, ticks }: InputOf<'project.return'>['body'],
): Promise<void> {
  const held = await holdProjectBeside(ctx, id, 'return');
  checkPoints(setupOf(held.contest), points);
  const end = await readEnd(ctx, id);
  const mendUntil = until ? fromWire(until, ctx.tenant.timeZone) : null;
  if (mendUntil !== null) checkMoment(ctx, held, mendUntil);
  else if (isPast(end, ctx.now)) throw invalid({ until: msg`报名已经截止，请给出修改的期限` });
  const contents = await readContents(ctx, held.project);
  await writeDecision(ctx, held, { act: projectActs.return, ticks, reason, mend: { points, until: mendUntil }, contents });
  const last = mendUntil !== null && mendUntil > end ? mendUntil : end;
  await tellDecided(ctx, held, { code: projectActs.return.tells, reason, until: momentOf(ctx, last) });
}

/** SUBMITTED → REJECTED: it ends here. */
export async function rejectProject(ctx: Context, id: string, { reason, ticks }: InputOf<'project.reject'>['body']): Promise<void> {
  const held = await holdProjectBeside(ctx, id, 'reject');
  await writeDecision(ctx, held, { act: projectActs.reject, ticks, reason });
  await tellDecided(ctx, held, { code: projectActs.reject.tells, reason });
}

/**
 * ACCEPTED, RETURNED or REJECTED → SUBMITTED: a decision that was a mistake is taken back until the review begins; judges who were assigned
 * are free again.
 */
export async function reconsiderProject(ctx: Context, id: string, reason: string): Promise<void> {
  const held = await holdInTurns(ctx, id, 'reconsider');
  if (held.project.state === 'RETURNED' && (await hasBegunToMend(ctx, id))) throw notNow(msg`团队已经开始修改，不能再撤回`);
  if (held.project.state === 'REJECTED') await refuseTooMany(ctx, held);
  await writeDecision(ctx, held, {
    act: projectActs.reconsider,
    ticks: null,
    reason,
    changes: { recommendation: null },
  });
  await tellDecided(ctx, held, { code: projectActs.reconsider.tells.team, reason });
  await freeJudges(ctx, held, reason);
}

/** Whether the team has touched a project since it was returned: what they are at is theirs to hand in. */
async function hasBegunToMend(ctx: Context, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from project
    where project.tenant_id = ${ctx.tenant.id} and project.id = ${id} and (
      project.update_time > (select max(log.create_time) from project_change_log log
        where log.tenant_id = project.tenant_id and log.project_id = project.id and log.act = 'RETURNED')
      or exists (select from plan_section section
        where section.tenant_id = project.tenant_id and section.project_id = project.id and section.update_time > project.update_time))`.execute(
    tenantDb(ctx),
  );
  return rows.length > 0;
}

/** A rejected project counts for nobody: its people may have entered with another one since. Their turns are taken. */
async function refuseTooMany(ctx: Context, { contest, project }: HeldProject): Promise<void> {
  const people = await tenantDb(ctx)
    .selectFrom('projectPerson')
    .where('projectId', '=', project.id)
    .where('userId', 'is not', null)
    .orderBy('userId')
    .select(['userId', 'part', 'name'])
    .execute();
  const setup = setupOf(contest);
  for (const { userId, part, name } of people) {
    if (userId === null) continue;
    const entrant = await readEntrant(ctx, part === 'ADVISOR' ? 'teacher' : 'student', userId); // oxlint-disable-line no-await-in-loop -- a team has a few
    const [bar] = entrant ? await barsFor(ctx, entrant, { userId, part, contestId: contest.id, setup }) : []; // oxlint-disable-line no-await-in-loop -- see above
    if (bar) {
      const why = ctx.say(bar);
      throw notNow(msg`「${name}」现在不能参加：${why}`);
    }
  }
}

function checkMoment(ctx: Context, { stages }: HeldProject, until: Date): void {
  if (until <= ctx.now) throw invalid({ until: msg`修改的期限要晚于现在` });
  const next = stages[0]?.reviewStart;
  if (next === undefined || until <= next) return;
  const latest = toWire(next, ctx.tenant.timeZone).slice(0, 16);
  throw invalid({ until: msg`修改的期限不能晚于评审开始的时间 ${latest}` });
}

/** Until when it could be handed in if nothing were given for mending. */
async function readEnd(ctx: Context, id: string): Promise<Date> {
  const { end } = await tenantDb(ctx)
    .selectFrom('project')
    .innerJoin('contest', 'contest.id', 'project.contestId')
    .where('project.id', '=', id)
    .select(registrationEndOf.as('end'))
    .executeTakeFirstOrThrow();
  return end;
}
