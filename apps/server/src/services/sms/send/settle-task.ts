import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Derives a task's status from its receivers once none of them waits: one that failed makes the task fail. Secret values are forgotten. */
export async function settleTask(ctx: Context, taskId: string): Promise<void> {
  await tenantDb(ctx)
    .updateTable('smsTask')
    .set({
      status: sql`case when exists (select 1 from sms_send_status one where one.tenant_id = sms_task.tenant_id and one.task_id = sms_task.id and one.send_status = 'FAIL') then 'FAIL' else 'SUCCESS' end`,
      sealedParams: null,
    })
    .where('id', '=', taskId)
    .where(
      sql<boolean>`not exists (select 1 from sms_send_status one where one.tenant_id = sms_task.tenant_id and one.task_id = sms_task.id and one.send_status = 'WAITING')`,
    )
    .execute();
}
