import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { untied } from '../../../rows/scope.ts';

/** States of projects that take part in a stage. */
export const stageProjectStates = ['ACCEPTED', 'IN_REVIEW', 'SCORED', 'PROMOTED', 'REPECHAGE', 'ELIMINATED', 'AWARDED'] as const;

/** States of assignments whose sheet is owed or handed in. */
export const activeAssignmentStates = ['ASSIGNED', 'ACCEPTED', 'DRAFTING', 'SUBMITTED'] as const;

/** What the rules of a stage look at: the whole stage, not only the reader's part of it. */
export interface StageFacts {
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

/** The facts of stages whose rows came from `scoped()`, in one query. */
export async function readStageFacts(ctx: Context, stageIds: string[]): Promise<Map<string, StageFacts>> {
  const { rows } = await sql<
    Record<'id' | 'contestProjects' | 'projects' | 'complete' | 'pairs' | 'submitted', string> &
      Record<'hasScores' | 'isJudgedByCaller' | 'isTiedToCaller', boolean>
  >`
    select stage.id::text as id, p.contest_projects, p.projects, p.is_tied_to_caller, a.complete, a.pairs, a.submitted, a.has_scores, a.is_judged_by_caller
    from stage
    cross join lateral (
      select count(*) as contest_projects, count(*) filter (where project.state = any(${stageProjectStates}::text[])) as projects,
        coalesce(bool_or(project.state = any(${stageProjectStates}::text[]) and not ${untied(ctx, 'project.id')}), false) as is_tied_to_caller
      from project where project.tenant_id = stage.tenant_id and project.contest_id = stage.contest_id) p
    cross join lateral (
      select count(*) filter (where per.pairs >= stage.judges_per_project) as complete, coalesce(sum(per.pairs), 0) as pairs,
        coalesce(sum(per.submitted), 0) as submitted, coalesce(bool_or(per.has_scores), false) as has_scores, coalesce(bool_or(per.is_own), false) as is_judged_by_caller
      from (
        select assignment.project_id, count(*) filter (where assignment.state = any(${activeAssignmentStates}::text[])) as pairs,
          count(*) filter (where assignment.state = 'SUBMITTED') as submitted, bool_or(score_sheet.assignment_id is not null) as has_scores,
          bool_or(judge.user_id = ${callerOf(ctx).userId}) as is_own
        from assignment
        join judge on judge.tenant_id = assignment.tenant_id and judge.id = assignment.judge_id
        left join score_sheet on score_sheet.tenant_id = assignment.tenant_id and score_sheet.assignment_id = assignment.id
        where assignment.tenant_id = stage.tenant_id and assignment.stage_id = stage.id
        group by assignment.project_id) per) a
    where stage.tenant_id = ${ctx.tenant.id} and stage.id = any(${stageIds}::bigint[])`.execute(ctx.db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
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
