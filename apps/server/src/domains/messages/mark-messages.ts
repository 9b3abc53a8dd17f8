import { sql } from 'kysely';
import { callerOf, type Context } from '../../core/context.ts';
import { passOver } from '../../rows/pass-over.ts';
import { scoped } from '../../rows/scope.ts';
import { tellBoxes } from '../../services/messages/message-changes.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** Marks messages of the caller's box as read, once; those that are not there are passed over. */
export async function markMessages(ctx: Context, ids: readonly string[]): Promise<void> {
  const rows = await scoped(ctx, 'msgReceiver')
    .select()
    .where('msgReceiver.msgId', 'in', ids)
    .select(['msgReceiver.msgId', 'msgReceiver.isRead'])
    .execute();
  passOver(ctx, ids, rows.length);
  if (rows.every(({ isRead }) => isRead)) return;
  // of the caller's own box alone: what is done is done for all its receivers
  const wanted = rows.map(({ msgId }) => msgId);
  await finishSingles(ctx, wanted);
  await scoped(ctx, 'msgReceiver')
    .update()
    .set({ isRead: true, readTime: ctx.now })
    .where('msgReceiver.msgId', 'in', wanted)
    .where('msgReceiver.isRead', '=', false)
    .execute();
  await tellBoxes(ctx, [callerOf(ctx).userId]);
}

/** Marks all of the caller's messages as read, or all of one type; answers how many were unread. */
export async function markAllMessages(ctx: Context, msgType: string | null): Promise<number> {
  const ofType = sql<boolean>`exists (select from msg where msg.tenant_id = msg_receiver.tenant_id and msg.id = msg_receiver.msg_id and msg.msg_type = ${msgType})`;
  const singles = await scoped(ctx, 'msgReceiver')
    .select()
    .innerJoin('msg', 'msg.id', 'msgReceiver.msgId')
    .where('msgReceiver.isRead', '=', false)
    .where('msg.msgType', '=', 'WAIT')
    .where('msg.isSingleHandle', '=', true)
    .$if(msgType !== null, (query) => query.where('msg.msgType', '=', sql<'WAIT'>`${msgType}`))
    .select('msg.id')
    .execute();
  const own = await finishSingles(
    ctx,
    singles.map(({ id }) => id),
  );
  const marked = await scoped(ctx, 'msgReceiver')
    .update()
    .set({ isRead: true, readTime: ctx.now })
    .where('msgReceiver.isRead', '=', false)
    .$if(msgType !== null, (query) => query.where(ofType))
    .executeTakeFirst();
  const done = own + Number(marked.numUpdatedRows);
  if (done > 0) await tellBoxes(ctx, [callerOf(ctx).userId]);
  return done;
}

/**
 * A single-handle to-do is done for all its receivers by the first who marks it, and keeps who that was. The messages are held before their
 * receipts, so that two who mark one in the same moment wait for each other instead of locking each other out. Answers how many
 * receipts of the caller's own that marked.
 */
async function finishSingles(ctx: Context, msgIds: readonly string[]): Promise<number> {
  if (msgIds.length === 0) return 0;
  const { userId } = callerOf(ctx);
  const singles = tenantDb(ctx)
    .selectFrom('msg')
    .where(sql<boolean>`id = any(${[...msgIds]}::bigint[])`)
    .where('msgType', '=', 'WAIT')
    .where('isSingleHandle', '=', true)
    .where('handledBy', 'is', null);
  const held = (await singles.orderBy('id').forUpdate().select('id').execute()).map(({ id }) => id);
  if (held.length === 0) return 0;
  await tenantDb(ctx)
    .updateTable('msg')
    .set({ handledBy: userId, handledTime: ctx.now })
    .where(sql<boolean>`id = any(${held}::bigint[])`)
    .execute();
  const done = await tenantDb(ctx)
    .updateTable('msgReceiver')
    .set({ isRead: true, readTime: ctx.now })
    .where(sql<boolean>`msg_id = any(${held}::bigint[])`)
    .where('isRead', '=', false)
    .returning('userId')
    .execute();
  const people = new Set(done.map((receipt) => receipt.userId));
  await tellBoxes(ctx, [...people]);
  return done.filter((receipt) => receipt.userId === userId).length;
}
