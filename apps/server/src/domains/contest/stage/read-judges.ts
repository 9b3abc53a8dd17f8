import { assignmentStateNames } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { scoped } from '../../../rows/scope.ts';
import { toWireOrNull } from '../../../core/wire-time.ts';
import { judgeColumns, judgeNameOf } from '../judge/judge-names.ts';

/** The judges of some projects in a stage, in one query: named or numbered, and none of a project that the caller stands behind. */
export async function readJudges(ctx: Context, stageId: string, projectIds: string[]) {
  if (projectIds.length === 0) return new Map<string, ReturnType<typeof present>[]>();
  const rows = await scoped(ctx, 'assignment')
    .select()
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .innerJoin('user', 'user.id', 'judge.userId')
    .leftJoin('scoreSheet', 'scoreSheet.assignmentId', 'assignment.id')
    .where('assignment.stageId', '=', stageId)
    .where('assignment.projectId', 'in', projectIds)
    .orderBy('assignment.id')
    .select(['assignment.projectId', 'assignment.state', 'scoreSheet.submittedTime', ...judgeColumns(ctx)])
    .execute();
  function present({ judgeId, state, submittedTime, ...judge }: (typeof rows)[number]) {
    return {
      judgeId,
      judgeName: judgeNameOf(ctx, judge),
      state: enumeration(ctx, assignmentStateNames, state),
      submittedTime: toWireOrNull(submittedTime, ctx.tenant.timeZone),
    };
  }
  return new Map([...Map.groupBy(rows, ({ projectId }) => projectId)].map(([projectId, own]) => [projectId, own.map(present)]));
}
