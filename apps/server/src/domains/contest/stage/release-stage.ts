import { callerOf, type Context } from '../../../core/context.ts';
import { notNow } from '../../../core/common-refusals.ts';
import { lockStage } from '../contest/acts/lock-contest.ts';
import { touchContest } from '../contest/acts/touch-contest.ts';
import { seal } from '../score/seal.ts';
import { stageActs } from './stage-acts.ts';
import { tellReleased } from './tell-released.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Shows the teams of a sealed stage what it is set to show them, once and for good, and tells them. */
export async function releaseStage(ctx: Context, stageId: string): Promise<void> {
  const { contest, stage, situation } = await lockStage(ctx, stageId);
  const bar = stageActs.release.barredBy(situation);
  if (bar) throw notNow(bar);
  const { userId } = callerOf(ctx);
  await tenantDb(ctx).updateTable('stage').set({ releasedTime: ctx.now, releasedBy: userId }).where('id', '=', stage.id).execute();
  await touchContest(ctx, contest.id, {});
  await tellReleased(ctx, contest, stage);
  await seal(ctx, stage.id, { event: stageActs.release.seals, by: userId, teamSees: stage.teamSees });
}
