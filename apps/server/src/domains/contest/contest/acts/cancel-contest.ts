import type { Context } from '../../../../core/context.ts';
import { notNow } from '../../../../core/common-refusals.ts';
import { contestActs } from './contest-acts.ts';
import { lockContest } from './lock-contest.ts';
import { tellCancelled } from './tell-cancelled.ts';
import { touchContest } from './touch-contest.ts';

/** Any state before FINISHED → CANCELLED, with a reason; nothing is deleted. */
export async function cancelContest(ctx: Context, id: string, reason: string): Promise<void> {
  const { contest, situation } = await lockContest(ctx, id);
  const bar = contestActs.cancel.barredBy(situation);
  if (bar) throw notNow(bar);
  await touchContest(ctx, id, { state: 'CANCELLED', cancelReason: reason });
  await tellCancelled(ctx, contest, reason);
}
