import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { holdsText } from '../../../rows/search-text.ts';
import { ownMessages } from '../../messages/message-box.ts';
import type { AskedText } from './asked-text.ts';
import { firstFound } from './first-found.ts';

/** The caller's own messages, by title, the newest first. */
export async function findMessages(ctx: Context, { text }: AskedText): Promise<AnswerOf<'search.find'>['messages']> {
  const matching = ownMessages(ctx).where(holdsText('msg.title', text)).orderBy('msgReceiver.createTime', 'desc');
  const rows = await firstFound(
    ctx,
    text,
    [matching],
    (query) => query.select(['msg.id', 'msg.title', 'msgReceiver.isRead', 'msgReceiver.createTime']),
    ({ title }) => title,
  );
  return rows.map(({ createTime, ...row }) => ({ ...row, createTime: toWire(createTime, ctx.tenant.timeZone) }));
}
