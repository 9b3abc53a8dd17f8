import { msg } from '@lingui/core/macro';
import { callerOf, type Context } from '../../../core/context.ts';
import { refreshStatistics } from '../../../database/refresh-statistics.ts';
import { notNow } from '../../../core/common-refusals.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { readAssignmentTask } from './assignment-input.ts';
import { tellAssigned } from '../contest/contest-messages.ts';
import { lockStage } from '../contest/acts/lock-contest.ts';
import { type Proposal, proposeAssignment } from './propose-assignment.ts';
import { stageActs } from '../stage/stage-acts.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Writes a proposal down. It is worked out anew, before the transaction begins; the fingerprint tells whether it is the one that was
 * shown, and, once the stage is held, whether it still is. Standing pairs stay as they are. Answers how many pairs were added.
 */
export async function acceptProposal(ctx: Context, stageId: string, seed: number, fingerprint: string): Promise<number> {
  const proposal = await proposeAssignment(ctx, stageId, seed);
  if (proposal.task.fingerprint !== fingerprint) throw notNow(outdated);
  if (proposal.result.kind === 'infeasible') throw notNow(msg`没有可行的分配`);
  const { pairs } = proposal.result;
  const count = await inTransaction(ctx, async (ctx) => {
    const { contest, stage, situation } = await lockStage(ctx, stageId);
    const bar = stageActs.assign.barredBy(situation);
    if (bar) throw notNow(bar);
    if ((await readAssignmentTask(ctx, stage)).fingerprint !== fingerprint) throw notNow(outdated);
    const added = rowsOf(ctx, proposal.task, pairs, stageId, seed);
    for (let at = 0; at < added.length; at += batch) {
      await tenantDb(ctx)
        .insertInto('assignment')
        .values(added.slice(at, at + batch))
        .execute();
    }
    await tellAssigned(ctx, contest, stage, added);
    return added.length;
  });
  await refreshStatistics(ctx, ['assignment'], count);
  return count;
}

const outdated = msg`项目或评委有了变化，请重新生成分配方案`;

/** Rows per statement: a statement takes 65,535 values. */
const batch = 1000;

function rowsOf(
  ctx: Context,
  task: Proposal['task'],
  pairs: { project: string; judge: string; reasons: unknown[] }[],
  stageId: string,
  seed: number,
) {
  return pairs.flatMap(({ project, judge, reasons }) => {
    const [projectId, judgeId] = [task.projectOf.get(project)?.id, task.judgeOf.get(judge)?.id];
    if (!projectId || !judgeId || task.standing.has(`${projectId} ${judgeId}`)) return [];
    return [
      {
        stageId,
        projectId,
        judgeId,
        source: 'AUTOMATIC' as const,
        seed,
        reasons: JSON.stringify(reasons),
        createTime: ctx.now,
        createdBy: callerOf(ctx).userId,
      },
    ];
  });
}
