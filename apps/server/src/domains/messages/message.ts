import { callerOf, type Context } from '../../core/context.ts';
import type { Handlers } from '../../core/handlers.ts';
import { answerPage } from '../../rows/paging.ts';
import { notFound } from '../../core/common-refusals.ts';
import { passOver } from '../../rows/pass-over.ts';
import { scoped } from '../../rows/scope.ts';
import { markAllMessages, markMessages } from './mark-messages.ts';
import { boxOrder, boxPaging, ownMessages, presentEntry, receiptColumns } from './message-box.ts';
import { tellBoxes } from '../../services/messages/message-changes.ts';
import { handlerName, messageColumns, wholeContent } from './message-present.ts';
import { messagePlanHandlers } from './message-plan.ts';
import { messageTemplateHandlers } from './message-template.ts';
import { messageSheetHandlers } from './message-sheet.ts';
import { openMessageStream } from './stream/message-stream.ts';
import { sentMessageHandlers } from './send/sent-message.ts';
import { countUnread } from '../../services/messages/unread-messages.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

export const messageHandlers = {
  ...sentMessageHandlers,
  ...messageSheetHandlers,
  ...messagePlanHandlers,
  ...messageTemplateHandlers,

  'message.page': (ctx, { body }) => answerPage(ctx, { ...body, ...boxOrder }, boxPaging(ctx, body)),

  'message.get': async (ctx, { params }) => {
    const row = await ownMessages(ctx)
      .where('msg.id', '=', params.id)
      .select([...messageColumns, ...receiptColumns, ...wholeContent, handlerName])
      .executeTakeFirst();
    if (!row) throw notFound();
    return presentEntry(ctx, row);
  },

  'message.mark': (ctx, { body }) => mark(ctx, body),
  'message.markMine': (ctx, { body }) => mark(ctx, body),
  'message.markByGet': (ctx, { query }) => mark(ctx, Object.values(query).flat()),
  'message.markAll': (ctx, { body }) => markAllMessages(ctx, body.msgType ?? null),

  'message.unread': (ctx) => readUnread(ctx),

  'message.stream': async (ctx) => openMessageStream(ctx),

  'message.remove': async (ctx, { body }) => {
    // held, so that the last two who take it out do not leave it behind for nobody
    await tenantDb(ctx).selectFrom('msg').where('id', 'in', body).orderBy('id').forUpdate().select('id').execute();
    const gone = await scoped(ctx, 'msgReceiver').delete().where('msgReceiver.msgId', 'in', body).returning('msgReceiver.msgId').execute();
    passOver(ctx, body, gone.length);
    const ids = gone.map(({ msgId }) => msgId);
    await tenantDb(ctx)
      .deleteFrom('msg')
      .where('id', 'in', ids)
      .where((eb) => eb.not(eb.exists(eb.selectFrom('msgReceiver').whereRef('msgReceiver.msgId', '=', 'msg.id').select('msgReceiver.id'))))
      .execute();
    await tellBoxes(ctx, [callerOf(ctx).userId]);
    return true;
  },
} satisfies Partial<Handlers>;

/** How many messages wait for the caller. */
export async function readUnread(ctx: Context): Promise<{ total: number }> {
  const { userId } = callerOf(ctx);
  return { total: (await countUnread(ctx.db, ctx.tenant.id, [userId])).get(userId) ?? 0 };
}

async function mark(ctx: Context, ids: readonly string[]): Promise<true> {
  await markMessages(ctx, ids);
  return true;
}
