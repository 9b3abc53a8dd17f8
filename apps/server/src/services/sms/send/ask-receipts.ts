import { rules } from '@saiwu/openapi';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import type { Job, JobDefinition } from '../../jobs/define-job.ts';
import { startJob } from '../../jobs/start-job.ts';
import { type Letter, writeLetter } from './letter.ts';
import { pause } from './pause.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Minutes after which a provider is asked for receipts; a receiver that it does not know of after the last stays without an answer. */
const waits = [2, 15, 120];

const input = z.object({ taskId: rules.id, round: z.int().min(1).default(1) });

/** Has the provider asked for the receipts of a task's messages, where it can be. Belongs to the transaction around it. */
export async function startReceipts(ctx: Context, taskId: string, round = 1): Promise<void> {
  const minutes = waits[round - 1];
  if (minutes === undefined || (await readWaiting(ctx, taskId, '0', 1)).length === 0) return;
  const startAfter = new Date(ctx.host.clock.now().getTime() + minutes * 60_000);
  // the server's own work: no user has asked for it
  await startJob({ ...ctx, caller: null }, 'sms.receipts', { taskId, round }, { startAfter });
}

/** Asks about each accepted message whose result is unknown. Asking twice changes nothing, so it is simply done again after a crash. */
export const askReceipts: JobDefinition<typeof input> = {
  input,
  async run(job, { taskId, round }) {
    const letter = await writeLetter(job.ctx, taskId);
    if (typeof letter !== 'string' && letter.gateway.receipt) await askAll(job, taskId, letter);
    await job.finish((ctx) => (round < waits.length ? startReceipts(ctx, taskId, round + 1) : forget(ctx, taskId)));
  },
};

async function askAll({ ctx, signal }: Job, taskId: string, { gateway, template }: Letter): Promise<void> {
  for (let last = '0'; ;) {
    const rows = await readWaiting(ctx, taskId, last, asked);
    if (rows.length === 0) return;
    for (const { id, receiver, bizId, updateTime } of rows) {
      signal.throwIfAborted();
      const sent = { template, receiver, bizId: bizId ?? '', time: updateTime };
      const receipt = await gateway.receipt?.(sent).catch(() => undefined);
      if (receipt && receipt.kind !== 'waiting') {
        const failure = receipt.kind === 'failed' ? receipt.code.slice(0, 255) : null;
        await write(ctx, id, failure === null ? 'DELIVERED' : 'FAILED', failure);
      }
      await pause(pace, signal);
      last = id;
    }
  }
}

/** Rows that are read at once, and milliseconds between two questions: Tencent takes twenty a second. */
const asked = 100;
const pace = 60;

function readWaiting(ctx: Context, taskId: string, after: string, most: number) {
  return tenantDb(ctx)
    .selectFrom('smsSendStatus')
    .where('taskId', '=', taskId)
    .where('delivery', '=', 'WAITING')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .select(['id', 'receiver', 'bizId', 'updateTime'])
    .execute();
}

async function write(ctx: Context, id: string, delivery: 'DELIVERED' | 'FAILED', deliveryCode: string | null): Promise<void> {
  await tenantDb(ctx).updateTable('smsSendStatus').set({ delivery, deliveryCode }).where('id', '=', id).execute();
}

async function forget(ctx: Context, taskId: string): Promise<void> {
  await tenantDb(ctx)
    .updateTable('smsSendStatus')
    .set({ delivery: null })
    .where('taskId', '=', taskId)
    .where('delivery', '=', 'WAITING')
    .execute();
}
