import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { SendCode } from './send-codes.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Marks waiting receivers of a task as failed, for a reason of our own. */
export async function failReceivers(ctx: Context, taskId: string, code: SendCode, which = sql<boolean>`true`): Promise<void> {
  await tenantDb(ctx)
    .updateTable('smsSendStatus')
    .set({ sendStatus: 'FAIL', code, message: null, updateTime: ctx.now })
    .where('taskId', '=', taskId)
    .where('sendStatus', '=', 'WAITING')
    .where(which)
    .execute();
}
