import { consolePaths, linkTo } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../services/messages/send-message.ts';
import type { HeldProject } from '../project/hold-project.ts';
import { projectActs } from '../project/project-acts.ts';
import { seal } from '../score/seal.ts';
import { activeAssignmentStates } from '../stage/stage-facts.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Place = Pick<HeldProject, 'contest' | 'project'>;

/**
 * Ends what judges were given of a project that waits for a decision again: they are told, not why, and it stands in the log of each stage.
 */
export async function freeJudges(ctx: Context, { contest, project }: Place, reason: string): Promise<void> {
  const ended = await tenantDb(ctx)
    .deleteFrom('assignment')
    .where('projectId', '=', project.id)
    .returning(['judgeId', 'stageId', 'state'])
    .execute();
  const isOwed = new Set<string>(activeAssignmentStates);
  const freed = ended.flatMap(({ judgeId, state }) => (isOwed.has(state) ? [judgeId] : []));
  await tellJudges(ctx, { contest, project }, freed);
  const { userId } = callerOf(ctx);
  const { seals: event } = projectActs.reconsider;
  for (const [stageId, pairs] of Map.groupBy(ended, (pair) => pair.stageId)) {
    const judges = pairs.map(({ judgeId }) => judgeId);
    await seal(ctx, stageId, { event, by: userId, project: project.id, number: project.number, reason, judges }); // oxlint-disable-line no-await-in-loop -- a contest has a few
  }
}

async function tellJudges(ctx: Context, { contest, project }: Place, judgeIds: readonly string[]): Promise<void> {
  if (judgeIds.length === 0) return;
  const judges = await tenantDb(ctx).selectFrom('judge').where('id', 'in', judgeIds).distinct().select('userId').execute();
  const words = textOf(projectActs.reconsider.tells.judges, { contest: contest.title, number: project.number });
  await sendMessage(
    ctx,
    {
      type: 'NOTIFY',
      bizType: 'PROJECT',
      bizId: project.id,
      contestId: contest.id,
      ...words,
      handlerUrl: linkTo(consolePaths.judging),
      author: callerOf(ctx).name,
    },
    judges.map(({ userId }) => userId),
  );
}
