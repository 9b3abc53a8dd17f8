import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { judgeColumns, judgeNameOf } from '../judge/judge-names.ts';

/** Who still owes which sheet of a stage, by project, at most `limit`. */
export async function readMissingSheets(ctx: Context, stageId: string, limit: number) {
  const rows = await scoped(ctx, 'assignment')
    .select()
    .innerJoin('project', (join) =>
      join.onRef('project.tenantId', '=', 'assignment.tenantId').onRef('project.id', '=', 'assignment.projectId'),
    )
    .innerJoin('judge', (join) => join.onRef('judge.tenantId', '=', 'assignment.tenantId').onRef('judge.id', '=', 'assignment.judgeId'))
    .innerJoin('user', (join) => join.onRef('user.tenantId', '=', 'judge.tenantId').onRef('user.id', '=', 'judge.userId'))
    .where('assignment.stageId', '=', stageId)
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
