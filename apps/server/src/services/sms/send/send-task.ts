import { rules } from '@saiwu/openapi';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type { Job, JobDefinition } from '../../jobs/define-job.ts';
import { startJob } from '../../jobs/start-job.ts';
import { randomText } from '../../../core/tokens.ts';
import { startReceipts } from './ask-receipts.ts';
import { claimReceivers, forgetClaims, recordAnswer } from './claims.ts';
import { failReceivers } from './fail-receivers.ts';
import { type Letter, writeLetter } from './letter.ts';
import { pause } from './pause.ts';
import { settleTask } from './settle-task.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Minutes before a receiver that was refused, but not for good, is tried again; after the last the refusal is final. */
const waits = [1, 5, 30];

/** Receivers that are on their way at once: after a crash no more than these are unknown. */
const atOnce = 10;

const input = z.object({ taskId: rules.id, round: z.int().min(1).default(1) });

/**
 * Sends a task. Each receiver is taken in the database before its message goes out and written down after: a process that dies between
 * the two leaves a receiver whose result is unknown. Such a receiver is failed as UNKNOWN, and not sent to again: a person who reads that
 * may decide to send it anew, while a second message could not be taken back.
 */
export const sendTask: JobDefinition<typeof input> = {
  input,
  async run(job, { taskId, round }) {
    const { ctx } = job;
    if (await isMine(ctx, job.id, taskId)) {
      await forgetClaims(ctx, taskId);
      const letter = await writeLetter(ctx, taskId);
      if (typeof letter === 'string') await failReceivers(ctx, taskId, letter);
      else await sendAll(job, taskId, round, letter);
    }
    await job.finish((ctx) => goOn(ctx, job.id, { taskId, round }));
  },
};

async function sendAll(job: Job, taskId: string, round: number, letter: Letter): Promise<void> {
  const { ctx, signal } = job;
  const { gateway } = letter;
  const size = Math.max(1, Math.min(atOnce, Math.floor(gateway.perSecond)));
  const claim = randomText(9);
  // a verification code that comes minutes later is worth nothing: its receiver asks for another
  const isLast = round > waits.length || letter.isUrgent;
  const canAsk = gateway.receipt !== undefined;
  const total = await countWaiting(ctx, taskId);
  let done = 0;
  for (;;) {
    signal.throwIfAborted();
    const started = performance.now();
    const taken = await claimReceivers(ctx, taskId, { claim, round, size });
    if (taken.length === 0) return;
    const settled = await Promise.allSettled(
      taken.map(async ({ id, receiver, ownParams }) =>
        recordAnswer(ctx, { id, claim, isLast, canAsk }, await letter.sendTo(receiver, ownParams)),
      ),
    );
    for (const one of settled) if (one.status === 'rejected') throw one.reason;
    done += taken.length;
    await job.progress(done, total);
    await pause((taken.length / gateway.perSecond) * 1000 - (performance.now() - started), signal);
  }
}

/** After the last receiver: either the task is over, or receivers that were refused for the moment get another round. */
async function goOn(ctx: Context, id: string, { taskId, round }: z.output<typeof input>): Promise<void> {
  if (!(await isMine(ctx, id, taskId))) return;
  const minutes = waits[round - 1];
  if ((await countWaiting(ctx, taskId)) === 0 || minutes === undefined) {
    await settleTask(ctx, taskId);
    return startReceipts(ctx, taskId);
  }
  const startAfter = new Date(ctx.host.clock.now().getTime() + minutes * 60_000);
  const jobId = await startJob(ctx, 'sms.send', { taskId, round: round + 1 }, { startAfter });
  await tenantDb(ctx).updateTable('smsTask').set({ jobId }).where('id', '=', taskId).execute();
}

async function countWaiting(ctx: Context, taskId: string): Promise<number> {
  const { waiting } = await tenantDb(ctx)
    .selectFrom('smsSendStatus')
    .where('taskId', '=', taskId)
    .where('sendStatus', '=', 'WAITING')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

/**
 * A task that was stopped, deleted or given to a later job does not concern this one. Locks it against a stop until the transaction ends.
 */
async function isMine(ctx: Context, jobId: string, taskId: string): Promise<boolean> {
  const task = await tenantDb(ctx)
    .selectFrom('smsTask')
    .where('id', '=', taskId)
    .where('jobId', '=', jobId)
    .where('draft', '=', false)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return task !== undefined;
}
