import type { Context } from '../../../core/context.ts';
import { scopedWithProject } from '../../../rows/scope.ts';
import { judgeColumns, judgeNameOf } from '../judge/judge-names.ts';

/** Who still owes which sheet of a stage, by project, at most `limit`. */
export async function readMissingSheets(ctx: Context, stage: { id: string; contestId: string }, limit: number) {
  const rows = await scopedWithProject(ctx)
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .innerJoin('user', 'user.id', 'judge.userId')
    .where('assignment.stageId', '=', stage.id)
    // follows from the stage, and tells the planner which projects to look at
    .where('project.contestId', '=', stage.contestId)
    .where('assignment.state', 'in', ['ASSIGNED', 'ACCEPTED', 'DRAFTING'])
    .orderBy('project.number')
    .orderBy('name')
    .orderBy('assignment.id')
    .limit(limit)
    .select(['assignment.projectId', 'project.title as projectTitle', ...judgeColumns(ctx)])
    .execute();
  return rows.map(({ projectId, projectTitle, judgeId, ...judge }) => ({
    projectId,
    projectTitle,
    judgeId,
    judgeName: judgeNameOf(ctx, judge),
  }));
}
