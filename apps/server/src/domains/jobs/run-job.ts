import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Context } from '../../core/context.ts';
import { describeError } from '../../core/describe-error.ts';
import type { Host, JobTicket, RunTicket } from '../../core/host.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../rows/transaction.ts';
import type { Job, JobDefinition } from '../../services/jobs/define-job.ts';
import { endJob } from './end-job.ts';
import { giveWay } from './give-way.ts';
import { isOver, lockJob, tellJob, type JobRow } from './job-row.ts';
import { ownerContext, systemContext } from './job-context.ts';
import { JobOver, openJob } from './open-job.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

const usualAttempts = 5;

export type JobKinds = Partial<Record<string, JobDefinition>>;

/** Runs tickets on a host: one attempt at a job for each call. It throws when the job is to be tried again. */
export function createJobRunner(host: Host, kinds: JobKinds): { run: RunTicket; close(): void } {
  const running = new Map<string, AbortController>();
  const close = host.bus.subscribe('job', ({ tenantId, id, state }) => {
    if (state === 'CANCELLED') running.get(`${tenantId}:${id}`)?.abort(new JobOver());
  });

  async function run(ticket: JobTicket, stopping: AbortSignal): Promise<void> {
    const key = `${ticket.tenantId}:${ticket.id}`;
    const ctx = await systemContext(host, ticket.tenantId);
    const row = ctx && (await inTransaction(ctx, (ctx) => take(ctx, ticket.id, kinds)));
    if (!row) return;
    const cancelling = new AbortController();
    running.set(key, cancelling);
    // in whose name a failure is told too, once it is known
    let own = ctx;
    try {
      const work = workOf(row, kinds[row.name]);
      own = await ownerContext(ctx, row);
      const signal = AbortSignal.any([stopping, cancelling.signal]);
      await giveWay(own, row, kinds[row.name]?.givesWay ?? 0, signal);
      const job = openJob(own, row, signal);
      await work(job);
      if (!job.isFinished) await job.finish(async () => undefined);
    } catch (error) {
      if (error instanceof JobOver || cancelling.signal.aborted) return;
      await settle(own, row, attemptsOf(kinds[row.name]), { error, isStopping: stopping.aborted });
    } finally {
      running.delete(key);
    }
  }

  return { run, close };
}

/** The job, marked as running; null for one that is over or was undone. */
async function take(ctx: Context, id: string, kinds: JobKinds): Promise<JobRow | null> {
  const row = await lockJob(ctx, id);
  if (!row || isOver(row)) return null;
  if (row.attempts >= attemptsOf(kinds[row.name])) {
    // its process died each time: nobody was left to say so
    await endJob(ctx, row, { state: 'FAILED', error: msg`多次意外中断，已经放弃` });
    return null;
  }
  const next = { state: 'RUNNING', attempts: row.attempts + 1, startTime: row.startTime ?? ctx.now, done: 0, total: null } as const;
  await tenantDb(ctx).updateTable('job').set(next).where('id', '=', row.id).execute();
  await tellJob(ctx, { ...row, ...next });
  return { ...row, ...next };
}

/** What this version does for the job. */
function workOf(row: JobRow, definition: JobDefinition | undefined): (job: Job) => Promise<void> {
  if (!definition) throw new Error(`no job is called ${row.name} in this version`);
  const input = definition.input.safeParse(row.input);
  if (!input.success) throw new Refusal(400, -9, msg`任务的内容与当前版本不符`);
  return (job) => definition.run(job, input.data);
}

/** After an attempt that threw: over with words, or back in line. */
async function settle(
  ctx: Context,
  row: JobRow,
  attempts: number,
  { error, isStopping }: { error: unknown; isStopping: boolean },
): Promise<void> {
  const refusal = error instanceof Refusal ? error : null;
  // a disk that is full, too many at once: that may pass
  if (refusal && refusal.status < 500) return end(ctx, row, refusal.text);
  if (!isStopping) {
    ctx.host.log.error({ ...describeError(error), job: row.id, name: row.name, attempt: row.attempts }, 'an attempt at a job failed');
    if (row.attempts >= attempts) return end(ctx, row, refusal?.text ?? msg`系统繁忙，请稍后再试~`);
  }
  // a process that stops in good order has not failed: its attempt does not count
  await putBack(ctx, row, isStopping ? row.attempts - 1 : row.attempts);
  throw error;
}

async function end(ctx: Context, { id }: JobRow, error: MessageDescriptor): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockJob(ctx, id);
    if (row && !isOver(row)) await endJob(ctx, row, { state: 'FAILED', error });
  });
}

async function putBack(ctx: Context, { id, attempts: own }: JobRow, attempts: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockJob(ctx, id);
    // where this attempt was thought dead, a later one has the job now
    if (!row || isOver(row) || row.attempts !== own) return;
    await tenantDb(ctx).updateTable('job').set({ state: 'WAITING', attempts }).where('id', '=', row.id).execute();
    await tellJob(ctx, { ...row, state: 'WAITING' });
  });
}

function attemptsOf(definition: JobDefinition | undefined): number {
  return definition?.attempts ?? usualAttempts;
}
