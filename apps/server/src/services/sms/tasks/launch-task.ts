import type { SmsReceiver } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { startJob } from '../../jobs/start-job.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export interface Launched {
  id: string;
  topic: string;
  receivers: readonly SmsReceiver[];
  /** Null: at once. */
  sendTime: Date | null;
  /** Values of placeholders that are one receiver's own, by phone. */
  own?: ReadonlyMap<string, Readonly<Record<string, string>>> | undefined;
}

/** Has a task sent: one row for each receiver, and the job that works them off. Belongs to the transaction around it. */
export async function launchTask(ctx: Context, { id, topic, receivers, sendTime, own }: Launched): Promise<void> {
  const params = receivers.map(({ phone }) => (own?.has(phone) === true ? JSON.stringify(own.get(phone)) : null));
  // one statement: a task may have ten thousand receivers
  await sql`
    insert into sms_send_status (tenant_id, task_id, receiver, name, own_params, create_time)
    select ${ctx.tenant.id}, ${id}, one.receiver, one.name, one.own_params, ${ctx.now}
    from unnest(${receivers.map(({ phone }) => phone)}::text[], ${receivers.map(({ name }) => name)}::text[], ${params}::text[])
      as one (receiver, name, own_params)
  `.execute(tenantDb(ctx));
  const jobId = await startJob(ctx, 'sms.send', { taskId: id }, { label: topic, ...(sendTime && { startAfter: sendTime }) });
  await tenantDb(ctx).updateTable('smsTask').set({ draft: false, jobId, status: 'WAITING' }).where('id', '=', id).execute();
}
