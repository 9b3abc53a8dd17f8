import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { lastMomentOf } from '../deadline/end-of.ts';
import { isPast } from './deadline.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** States of projects that take part in a stage. */
export const stageProjectStates = ['ACCEPTED', 'IN_REVIEW', 'SCORED', 'PROMOTED', 'REPECHAGE', 'ELIMINATED', 'AWARDED'] as const;

/** States of assignments whose sheet is owed or handed in. */
export const activeAssignmentStates = ['ASSIGNED', 'ACCEPTED', 'DRAFTING', 'SUBMITTED'] as const;

/** What the rules of a stage look at: the whole stage, not only the reader's part of it. */
export interface StageFacts {
  /** Whether it is its contest's first: only there are all projects of the contest. */
  isFirst: boolean;
  /** Projects of any state in the contest. */
  contestProjects: number;
  projects: number;
  /** Projects that have fewer judges than the stage asks for. */
  lacking: number;
  pairs: number;
  submitted: number;
  hasScores: boolean;
  /** Whether a team has begun a project by itself: then registration is no plan any more, but a promise. */
  hasEntries: boolean;
  /** Whether one was handed in: by the form as it was then. */
  hasHandedIn: boolean;
  /** Until when a project can still be begun or handed in, for anybody, and whether that is registration's own end; null: time is over. */
  openUntil: { moment: string; isRegistration: boolean } | null;
  /** Projects that were handed in and wait for a decision. */
  undecided: number;
  /** Drafts and returned projects of teams. */
  unfinished: number;
  isJudgedByCaller: boolean;
  /** Whether the caller stands behind one of the projects that take part. */
  isTiedToCaller: boolean;
}

/** The facts of stages whose rows came from `scoped()`, in one query that counts nothing. */
export async function readStageFacts(ctx: Context, stageIds: string[]): Promise<Map<string, StageFacts>> {
  const { userId } = callerOf(ctx);
  const { rows } = await sql<
    Record<'id' | 'contestProjects' | 'projects' | 'complete' | 'pairs' | 'submitted' | 'undecided' | 'unfinished', string> &
      Record<'isFirst' | 'hasScores' | 'hasEntries' | 'hasHandedIn' | 'isJudgedByCaller' | 'isTiedToCaller', boolean> &
      Record<'registrationEnd' | 'openUntil', Date>
  >`
    select stage.id::text as id, stage.sort_value = 1 as is_first, p.contest_projects,
      case when stage.sort_value = 1 then p.projects else 0 end as projects, s.complete, s.pairs, s.submitted,
      e.undecided, e.unfinished, contest.registration_end, greatest(contest.registration_end, e.latest, (
        select max(until) from deadline_extension d where d.tenant_id = stage.tenant_id and d.contest_id = stage.contest_id
          and d.stage_id is null and d.org_id is not null and d.taken_back_time is null)) as open_until,
      exists (
        select from project where project.tenant_id = stage.tenant_id and project.contest_id = stage.contest_id and project.source = 'SUBMITTED') as has_entries,
      -- teams alone hand in: their projects are found by an index of nothing else
      exists (
        select from project where project.tenant_id = stage.tenant_id and project.contest_id = stage.contest_id and project.source = 'SUBMITTED'
          and project.submit_count > 0) as has_handed_in,
      -- what has been written on is no longer as it was assigned. The order is that of an index: without it the planner, who takes any stage for
      -- one with sheets, looks for the first one in all of the table
      (
        select true from assignment join score_sheet on score_sheet.tenant_id = assignment.tenant_id and score_sheet.assignment_id = assignment.id
        where assignment.tenant_id = stage.tenant_id and assignment.stage_id = stage.id
          and assignment.state in ('DRAFTING', 'SUBMITTED', 'RECUSED', 'WITHDRAWN', 'REPLACED')
        order by assignment.project_id limit 1) is not null as has_scores,
      exists (
        select from judge join assignment on assignment.tenant_id = judge.tenant_id and assignment.judge_id = judge.id
        where judge.tenant_id = ${ctx.tenant.id} and judge.user_id = ${userId} and assignment.stage_id = stage.id) as is_judged_by_caller,
      exists (
        select from project_tie tie join project on project.tenant_id = tie.tenant_id and project.id = tie.project_id
        where tie.tenant_id = ${ctx.tenant.id} and tie.user_id = ${userId} and project.contest_id = stage.contest_id
          and project.state = any(${stageProjectStates}::text[])) as is_tied_to_caller
    from stage
    join contest on contest.tenant_id = stage.tenant_id and contest.id = stage.contest_id
    cross join lateral (
      select coalesce(sum(projects), 0) as contest_projects, coalesce(sum(taking_part), 0) as projects
      from project_figure figure where figure.tenant_id = stage.tenant_id and figure.contest_id = stage.contest_id) p
    cross join lateral (
      select coalesce(sum(complete), 0) as complete, coalesce(sum(sheets), 0) as pairs, coalesce(sum(submitted), 0) as submitted
      from sheet_figure figure where figure.tenant_id = stage.tenant_id and figure.stage_id = stage.id) s
    cross join lateral (
      -- few by the time that it matters, and found by an index of nothing else
      select count(*) filter (where project.state = 'SUBMITTED') as undecided, count(*) filter (where project.state <> 'SUBMITTED') as unfinished,
        -- while registration runs that alone bars, and nobody asks for the time of each of thousands
        max(case when project.state <> 'SUBMITTED' and contest.registration_end <= ${ctx.now} then ${lastMomentOf} end) as latest
      from project where stage.state = 'NOT_STARTED' and project.tenant_id = stage.tenant_id and project.contest_id = stage.contest_id
        and project.source = 'SUBMITTED' and project.state in ('DRAFT', 'SUBMITTED', 'RETURNED')) e
    where stage.tenant_id = ${ctx.tenant.id} and stage.id = any(${stageIds}::bigint[])`.execute(tenantDb(ctx));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        isFirst: row.isFirst,
        contestProjects: Number(row.contestProjects),
        projects: Number(row.projects),
        lacking: Number(row.projects) - Number(row.complete),
        pairs: Number(row.pairs),
        submitted: Number(row.submitted),
        hasScores: row.hasScores,
        hasEntries: row.hasEntries,
        hasHandedIn: row.hasHandedIn,
        openUntil: openUntil(ctx, row),
        undecided: Number(row.undecided),
        unfinished: Number(row.unfinished),
        isJudgedByCaller: row.isJudgedByCaller,
        isTiedToCaller: row.isTiedToCaller,
      },
    ]),
  );
}

function openUntil(ctx: Context, { openUntil: end, registrationEnd }: { openUntil: Date; registrationEnd: Date }): StageFacts['openUntil'] {
  if (isPast(end, ctx.now)) return null;
  return { moment: toWire(end, ctx.tenant.timeZone).slice(0, 16), isRegistration: end.getTime() === registrationEnd.getTime() };
}
