import { msg } from '@lingui/core/macro';
import type { Context } from '../../core/context.ts';
import { notFound, notNow } from '../../core/common-refusals.ts';
import { endJob } from './end-job.ts';
import { isOver, lockJob } from './job-row.ts';

/**
 * Ends a job that is not over: one that waits never runs, one that runs is asked to stop and its effect does not come. Belongs to the
 * transaction around it. Whoever calls has checked whose job it is. Throws a `Refusal` for a job that is over or not there.
 */
export async function cancelJob(ctx: Context, id: string): Promise<void> {
  const row = await lockJob(ctx, id);
  if (!row) throw notFound();
  if (isOver(row)) throw notNow(msg`任务已经结束，不能取消`);
  await endJob(ctx, row, { state: 'CANCELLED' });
}
