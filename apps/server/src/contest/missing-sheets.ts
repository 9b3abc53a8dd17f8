import type { Context } from '../context.ts';

/** Who still owes which sheet of a stage that came from `scoped()`, by project, at most `limit`. */
export function readMissingSheets(ctx: Context, stageId: string, limit: number) {
  return ctx.db
    .selectFrom('assignment')
    .innerJoin('project', (join) =>
      join.onRef('project.tenantId', '=', 'assignment.tenantId').onRef('project.id', '=', 'assignment.projectId'),
    )
    .innerJoin('judge', (join) => join.onRef('judge.tenantId', '=', 'assignment.tenantId').onRef('judge.id', '=', 'assignment.judgeId'))
    .innerJoin('user', (join) => join.onRef('user.tenantId', '=', 'judge.tenantId').onRef('user.id', '=', 'judge.userId'))
    .where('assignment.tenantId', '=', ctx.tenant.id)
    .where('assignment.stageId', '=', stageId)
    .where('assignment.state', 'in', ['ASSIGNED', 'ACCEPTED', 'DRAFTING'])
    .orderBy('project.number')
    .orderBy('user.name')
    .limit(limit)
    .select(['assignment.projectId', 'project.title as projectTitle', 'assignment.judgeId', 'user.name as judgeName'])
    .execute();
}
