import type { Context } from '../../../../core/context.ts';
import { notFound, notNow } from '../../../../core/common-refusals.ts';
import { scoped } from '../../../../rows/scope.ts';
import { refuseWhileBarring } from '../../eligibility/barring.ts';
import { contestActs } from './contest-acts.ts';
import { lockContest } from './lock-contest.ts';

/** Deletes a draft with its stages. What has been published stays: it can be cancelled. */
export async function removeContest(ctx: Context, id: string): Promise<void> {
  const { situation } = await lockContest(ctx, id);
  const bar = contestActs.remove.barredBy(situation);
  if (bar) throw notNow(bar);
  await refuseWhileBarring(ctx, id);
  const done = await scoped(ctx, 'contest').delete().where('contest.id', '=', id).executeTakeFirst();
  if (done.numDeletedRows === 0n) throw notFound();
}
