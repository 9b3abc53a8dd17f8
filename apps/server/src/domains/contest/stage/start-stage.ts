import { callerOf, type Context } from '../../../core/context.ts';
import { notNow } from '../../../core/common-refusals.ts';
import { tellStarted } from '../contest/contest-messages.ts';
import { lockStage } from '../contest/acts/lock-contest.ts';
import { seal } from '../score/seal.ts';
import { stageActs } from './stage-acts.ts';
import { touchContest } from '../contest/acts/touch-contest.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** NOT_STARTED → IN_REVIEW: opens a stage to its judges. Every project must have all its judges; the contest is then under review. */
export async function startStage(ctx: Context, stageId: string): Promise<void> {
  const { contest, stage, situation } = await lockStage(ctx, stageId);
  const bar = stageActs.start.barredBy(situation);
  if (bar) throw notNow(bar);
  await tenantDb(ctx).updateTable('stage').set({ state: 'IN_REVIEW' }).where('id', '=', stage.id).execute();
  await tenantDb(ctx)
    .updateTable('project')
    .set({ state: 'IN_REVIEW' })
    .where('contestId', '=', contest.id)
    .where('state', '=', 'ACCEPTED')
    .execute();
  await touchContest(ctx, contest.id, { state: 'REVIEWING' });
  await tellStarted(ctx, contest, stage);
  await seal(ctx, stage.id, {
    event: stageActs.start.seals,
    by: callerOf(ctx).userId,
    projects: situation.projects,
    sheets: situation.pairs,
  });
}
