import { type AnswerOf, messageSubjectNames, messageTypeNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { enumeration } from '../../core/enumeration.ts';
import { escapeText } from '../../core/rich-text.ts';
import { toWire, toWireOrNull } from '../../core/wire-time.ts';
import { sayText } from '../../services/messages/message-texts.ts';
import { withOwnPictures } from './send/message-html.ts';

/** What every answer with a message in it selects. `msg` is the table's name in the query. */
export const messageColumns = [
  'msg.id',
  'msg.msgType',
  'msg.bizType',
  'msg.bizId',
  'msg.title',
  'msg.textCode',
  'msg.textValues',
  'msg.author',
  sql<string | null>`(select org.label from "user" writer join org on org.tenant_id = writer.tenant_id and org.id = writer.org_id
    where msg.author is not null and writer.tenant_id = msg.tenant_id and writer.id = msg.created_by)`.as('authorOrg'),
  'msg.handlerUrl',
  'msg.handlerParams',
  'msg.isSingleHandle',
  'msg.handledBy',
  'msg.handledTime',
  'msg.createTime',
  'msg.createdBy',
] as const;

/** Characters of a content's text that a list shows. */
const beginning = 300;

/** The beginning of the words alone: a page of long messages stays small. */
export const beginningOf = sql<string>`left(coalesce(msg.content_text, msg.content), ${beginning})`.as('text');

/** The whole content, and whether it is HTML. */
export const wholeContent = [
  sql<string>`msg.content`.as('content'),
  sql<boolean>`msg.content_text is not null`.as('isHtml'),
  sql<string>`coalesce(msg.content_text, msg.content)`.as('text'),
] as const;

export const handlerName = sql<string | null>`(select u.name from "user" u where u.tenant_id = msg.tenant_id and u.id = msg.handled_by)`.as(
  'handlerName',
);

type Said = Omit<AnswerOf<'message.get'>, 'receiveId' | 'isRead' | 'readTime' | 'isDelete'>;

interface Row {
  id: string;
  msgType: Said['msgType']['code'];
  bizType: NonNullable<Said['bizType']>['code'] | null;
  bizId: string | null;
  title: string;
  text: string;
  /** Absent in lists. */
  content?: string;
  isHtml?: boolean;
  textCode: string | null;
  textValues: Record<string, string | number> | null;
  author: string | null;
  authorOrg: string | null;
  handlerUrl: string | null;
  handlerParams: string | null;
  isSingleHandle: boolean;
  handledBy: string | null;
  handlerName: string | null;
  handledTime: Date | null;
  createTime: Date;
  createdBy: string | null;
}

/** What a message says as it goes out, in the reader's language where we know its words. */
export function presentMessage(ctx: Context, row: Row): Said {
  const zone = ctx.tenant.timeZone;
  const ours = sayText(ctx.language, row.textCode, row.textValues);
  const text = ours.content ?? row.text;
  return {
    id: row.id,
    msgType: enumeration(ctx, messageTypeNames, row.msgType),
    bizType: row.bizType && enumeration(ctx, messageSubjectNames, row.bizType),
    bizId: row.bizId,
    title: ours.title ?? row.title,
    content: contentOf(ctx, row, text),
    text: text.slice(0, beginning),
    author: row.author,
    authorOrg: row.authorOrg,
    handlerUrl: row.handlerUrl,
    handlerParams: row.handlerParams,
    isSingleHandle: row.isSingleHandle,
    handledBy: row.handledBy === null ? null : { id: row.handledBy, name: row.handlerName ?? '' },
    handledTime: toWireOrNull(row.handledTime, zone),
    createTime: toWire(row.createTime, zone),
    createMillis: String(row.createTime.getTime()),
    createdBy: row.createdBy,
  };
}

/** HTML as it goes out. What was written before pictures of other hosts were dropped may still name them. */
function contentOf(ctx: Context, { isHtml, content }: Pick<Row, 'isHtml' | 'content'>, text: string): string {
  if (isHtml && content !== undefined) return withOwnPictures(ctx, content);
  return escapeText(isHtml === undefined ? text.slice(0, beginning) : text);
}
