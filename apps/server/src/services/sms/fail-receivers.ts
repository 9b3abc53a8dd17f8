import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { SendCode } from './send-codes.ts';

/** Marks waiting receivers of a task as failed, for a reason of our own. */
export async function failReceivers(ctx: Context, taskId: string, code: SendCode, which = sql<boolean>`true`): Promise<void> {
  await ctx.db
    .updateTable('smsSendStatus')
    .set({ sendStatus: 'FAIL', code, message: null, updateTime: ctx.now })
    .where('tenantId', '=', ctx.tenant.id)
    .where('taskId', '=', taskId)
    .where('sendStatus', '=', 'WAITING')
    .where(which)
    .execute();
}
