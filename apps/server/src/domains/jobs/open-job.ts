import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../rows/transaction.ts';
import type { Job } from '../../services/jobs/define-job.ts';
import { endJob } from './end-job.ts';
import { isOver, lockJob, type JobRow, tellJob } from './job-row.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** The job is over: cancelled, or done by an attempt that was thought to be dead. Whatever this attempt would do is not wanted any more. */
export class JobOver extends Error {
  override readonly name = 'JobOver';
}

/** Least time between two notes of how far a job is, in milliseconds. */
const noteEvery = 400;

interface OpenJob extends Job {
  isFinished: boolean;
}

/** What one attempt at a job works with. */
export function openJob(ctx: Context, row: JobRow, signal: AbortSignal): OpenJob {
  let noted = 0;
  const job: OpenJob = {
    id: row.id,
    ctx,
    signal,
    attempt: row.attempts,
    isFinished: false,

    async progress(done, total) {
      signal.throwIfAborted();
      // not by the server's clock, which may step
      const instant = performance.now();
      if (job.isFinished || (noted > 0 && instant - noted < noteEvery)) return;
      noted = instant;
      const far = { done, total: total ?? row.total };
      const { numUpdatedRows } = await tenantDb(ctx)
        .updateTable('job')
        .set(far)
        .where('id', '=', row.id)
        .where('state', '=', 'RUNNING')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new JobOver();
      await tellJob(ctx, { ...row, ...far });
    },

    async finish(work) {
      signal.throwIfAborted();
      await inTransaction(ctx, async (ctx) => {
        const current = await lockJob(ctx, row.id);
        if (!current || isOver(current)) throw new JobOver();
        job.isFinished = true;
        const late = { ...ctx, now: ctx.host.clock.now() };
        const outcome = await work(late);
        await endJob(late, current, { state: 'SUCCEEDED', ...outcome });
      }).catch((error: unknown) => {
        job.isFinished = false;
        throw error;
      });
    },
  };
  return job;
}
