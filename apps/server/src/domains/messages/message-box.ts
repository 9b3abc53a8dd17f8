import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { filterBy } from '../../rows/filter-by.ts';
import { containing } from '../../rows/paging.ts';
import { holdsText } from '../../rows/search-text.ts';
import { scoped } from '../../rows/scope.ts';
import { toWireOrNull } from '../../core/wire-time.ts';
import { fill } from './send/fill-words.ts';
import { beginningOf, handlerName, messageColumns, presentMessage } from './message-present.ts';

export type BoxModel = InputOf<'message.page'>['body']['model'];
export type BoxEntry = AnswerOf<'message.get'>;

/** Unread ones first, then the newest: the order of the index of a box, and the only one that it is read in. */
export const boxOrder = { sort: 'isRead,createTime,id', order: 'ascending,descending,descending' };

/** How the caller's box is paged: for `answerPage` and `exportedRows`, in `boxOrder`. */
export function boxPaging(ctx: Context, { model, extra }: { model: BoxModel; extra: Record<string, string> }) {
  let matching = filterBy(ctx, ownMessages(ctx), 'msg', model, extra, { like: ['title'], equal: [], oneOf: ['msgType', 'bizType'] });
  if (typeof model.isRead === 'boolean') matching = matching.where('msgReceiver.isRead', '=', model.isRead);
  const words = model.content?.trim();
  if (words) matching = matching.where(sql<boolean>`coalesce(msg.content_text, msg.content) ilike ${containing(words)}`);
  const keyword = model.keyword?.trim();
  if (keyword)
    matching = matching.where(
      sql<boolean>`(${holdsText('msg.title', keyword)} or coalesce(msg.content_text, msg.content) ilike ${containing(keyword)})`,
    );
  return {
    matching,
    key: 'msgReceiver.msgId',
    sortable: { isRead: 'msgReceiver.isRead', createTime: 'msgReceiver.createTime', id: 'msgReceiver.msgId' },
    select: (query: typeof matching) => query.select([...messageColumns, ...receiptColumns, beginningOf, handlerName]),
    present: (row: BoxRow) => presentEntry(ctx, row),
  };
}

/** A message of the box as it goes out. */
export function presentEntry(ctx: Context, row: BoxRow): BoxEntry {
  return { ...filledIn(presentMessage(ctx, row), row.filled), ...presentReceipt(ctx, row) };
}

/** The messages in the caller's box. */
export function ownMessages(ctx: Context) {
  return scoped(ctx, 'msgReceiver').select().innerJoin('msg', 'msg.id', 'msgReceiver.msgId');
}

export const receiptColumns = ['msgReceiver.id as receiveId', 'msgReceiver.isRead', 'msgReceiver.readTime', 'msgReceiver.filled'] as const;

interface Receipt {
  receiveId: string;
  isRead: boolean;
  readTime: Date | null;
  filled: Record<string, string> | null;
}

/** With what stands in place of the placeholders for this receiver. */
function filledIn(said: ReturnType<typeof presentMessage>, filled: Receipt['filled']) {
  if (filled === null) return said;
  const { contentText: text, ...words } = fill({ ...said, contentText: said.text }, filled);
  return { ...words, text };
}

type BoxRow = Parameters<typeof presentMessage>[1] & Receipt;

/** What only a receiver has of a message. */
function presentReceipt(ctx: Context, { receiveId, isRead, readTime }: Receipt) {
  return { receiveId, isRead, readTime: toWireOrNull(readTime, ctx.tenant.timeZone), isDelete: false };
}
