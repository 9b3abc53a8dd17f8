import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { failReceivers } from '../send/fail-receivers.ts';
import { settleTask } from '../send/settle-task.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Stops a task that waits or is being sent. Before the first message it is a draft again. Later, messages that have not gone out count as
 * failed, and so do those on their way: if the provider still answers, its answer counts.
 */
export async function stopTask(ctx: Context, id: string): Promise<void> {
  const task = await scoped(ctx, 'smsTask')
    .select()
    .where('smsTask.id', '=', id)
    .select(['smsTask.draft', 'smsTask.status', 'smsTask.sealedParams'])
    .forUpdate()
    .executeTakeFirst();
  if (!task) throw notFound();
  if (task.draft || task.status !== 'WAITING') throw notNow(msg`这条短信没有在等待发送`);
  await haltTask(ctx, { id, sealedParams: task.sealedParams });
}

/** The same for the task of a job that was cancelled, or has failed for good: the rest would never be sent. */
export async function giveUpTask(ctx: Context, jobId: string): Promise<void> {
  const task = await tenantDb(ctx)
    .selectFrom('smsTask')
    .where('jobId', '=', jobId)
    .where('draft', '=', false)
    .where('status', '=', 'WAITING')
    .select(['id', 'sealedParams'])
    .forUpdate()
    .executeTakeFirst();
  if (task) await haltTask(ctx, task);
}

/** Takes a locked task away from its job. */
async function haltTask(ctx: Context, { id, sealedParams }: { id: string; sealedParams: string | null }): Promise<void> {
  // from here on the job finds nothing more to take, so the receivers that count as begun do not change
  await failReceivers(ctx, id, 'CANCELLED', sql<boolean>`claim is null`);
  const begun = await tenantDb(ctx)
    .selectFrom('smsSendStatus')
    .where('taskId', '=', id)
    .where('attempts', '>', 0)
    .select('id')
    .limit(1)
    .execute();
  // a draft could be sent again, but its secret values are gone
  if (begun.length > 0 || sealedParams !== null) {
    await failReceivers(ctx, id, 'UNKNOWN', sql<boolean>`claim is not null`);
    return settleTask(ctx, id);
  }
  await tenantDb(ctx).deleteFrom('smsSendStatus').where('taskId', '=', id).execute();
  await tenantDb(ctx)
    .updateTable('smsTask')
    .set({ draft: true, jobId: null, updateTime: ctx.now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Takes tasks that are to be deleted away from their jobs. Refuses while one of them is being sent. */
export async function withdrawTasks(ctx: Context, ids: readonly string[]): Promise<void> {
  const rows = await scoped(ctx, 'smsTask')
    .select()
    .where('smsTask.id', 'in', ids)
    .where('smsTask.status', '=', 'WAITING')
    .select('smsTask.id')
    .forUpdate()
    .execute();
  const waiting = rows.map((row) => row.id);
  if (waiting.length === 0) return;
  await tenantDb(ctx).deleteFrom('smsSendStatus').where('taskId', 'in', waiting).where('attempts', '=', 0).execute();
  const begun = await tenantDb(ctx).selectFrom('smsSendStatus').where('taskId', 'in', waiting).select('id').limit(1).execute();
  if (begun.length > 0) throw notNow(msg`正在发送的短信不能删除，请先取消发送`);
}
