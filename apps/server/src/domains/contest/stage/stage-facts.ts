import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';

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
  isJudgedByCaller: boolean;
  /** Whether the caller stands behind one of the projects that take part. */
  isTiedToCaller: boolean;
}

/** The facts of stages whose rows came from `scoped()`, in one query that counts nothing. */
export async function readStageFacts(ctx: Context, stageIds: string[]): Promise<Map<string, StageFacts>> {
  const { userId } = callerOf(ctx);
  const { rows } = await sql<
    Record<'id' | 'contestProjects' | 'projects' | 'complete' | 'pairs' | 'submitted', string> &
      Record<'isFirst' | 'hasScores' | 'isJudgedByCaller' | 'isTiedToCaller', boolean>
  >`
    select stage.id::text as id, stage.sort_value = 1 as is_first, p.contest_projects,
      case when stage.sort_value = 1 then p.projects else 0 end as projects, s.complete, s.pairs, s.submitted,
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
    cross join lateral (
      select coalesce(sum(projects), 0) as contest_projects, coalesce(sum(taking_part), 0) as projects
      from project_figure figure where figure.tenant_id = stage.tenant_id and figure.contest_id = stage.contest_id) p
    cross join lateral (
      select coalesce(sum(complete), 0) as complete, coalesce(sum(sheets), 0) as pairs, coalesce(sum(submitted), 0) as submitted
      from sheet_figure figure where figure.tenant_id = stage.tenant_id and figure.stage_id = stage.id) s
    where stage.tenant_id = ${ctx.tenant.id} and stage.id = any(${stageIds}::bigint[])`.execute(ctx.db);
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
        isJudgedByCaller: row.isJudgedByCaller,
        isTiedToCaller: row.isTiedToCaller,
      },
    ]),
  );
}
