import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { ChosenReceivers } from '../../schema/message-schema.ts';
import type { TenantSchema } from '../../schema/tenant-schema.ts';
import { namedAtOnce, tellReceivers } from './message-changes.ts';
import type { TextCode, TextOfOthers } from './message-texts.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

type Column<Name extends keyof TenantSchema['msg']> = TenantSchema['msg'][Name];

/**
 * The content of a message. One of a contest names the contest, so that it is deleted with its people; a text about such people cannot be
 * sent without.
 */
export type NewMessage = ContestMessage | OtherMessage;

export interface ContestMessage extends Facts {
  contestId: string;
  text?: Said<TextCode>;
}

export interface OtherMessage extends Facts {
  contestId?: undefined;
  text?: Said<TextOfOthers>;
}

/** A text as code and values, so that it is read in every language: `textOf()`. */
interface Said<Code extends TextCode> {
  code: Code;
  values: Record<string, string | number>;
}

interface Facts {
  type: Column<'msgType'>;
  /** The kind of record it is about, and the record. */
  bizType: Column<'bizType'>;
  bizId: string | null;
  title: string;
  /** Plain text, or HTML from `cleanHtml` with its words in `contentText`. */
  content: string;
  contentText?: string;
  author: string | null;
  /** The page where the record is dealt with. */
  handlerUrl: Column<'handlerUrl'>;
  handlerParams?: string | null;
  /** A to-do that is done for all as soon as one of them has marked it. */
  isSingleHandle?: boolean;
  /** The choice by which a person named the receivers. */
  chosen?: ChosenReceivers;
}

/** People, by their ids or as a query over `user` that selects nothing yet. */
export type Receivers = readonly string[] | SelectQueryBuilder<TenantSchema, 'user', object>;

/** The values of the placeholders for each receiver, over `"user"`; null where there are none. */
export type Filled = RawBuilder<Record<string, string> | null>;

/**
 * Puts one message into the boxes of all receivers, each once, in two statements however many they are; answers the message's id and how
 * many have it. Without a receiver there is no message. It belongs to the transaction around it: if that is undone, the message is gone.
 * The language of a receiver is known only when they read, so a message of our own is stored as code and values.
 */
export async function sendMessage(
  ctx: Context,
  message: NewMessage,
  receivers: Receivers,
  filled: Filled = sql`null::jsonb`,
): Promise<{ id: string; count: number } | null> {
  if ('length' in receivers && receivers.length === 0) return null;
  const { id } = await tenantDb(ctx)
    .insertInto('msg')
    .values({ ...messageRow(message), createTime: ctx.now, createdBy: ctx.caller?.userId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const count = await deliver(ctx, id, receivers, filled);
  if (count > 0) return { id, count };
  await tenantDb(ctx).deleteFrom('msg').where('id', '=', id).execute();
  return null;
}

/** Puts an existing message into the boxes of people who do not have it; answers how many. */
export async function deliver(ctx: Context, msgId: string, receivers: Receivers, filled: Filled = sql`null::jsonb`): Promise<number> {
  const people = 'length' in receivers ? byId(ctx, receivers) : receivers;
  const { count, userIds } = await tenantDb(ctx)
    .with('put', (db) =>
      db
        .insertInto('msgReceiver')
        .columns(['msgId', 'userId', 'createTime', 'filled'])
        .expression(
          people.select([
            sql<string>`${msgId}::bigint`.as('msgId'),
            'user.id as userId',
            sql<Date>`${ctx.now}::timestamptz`.as('createTime'),
            filled.as('filled'),
          ]),
        )
        .onConflict((conflict) => conflict.columns(['msgId', 'userId']).doNothing())
        .returning('userId'),
    )
    .selectFrom('put')
    .select([
      sql<number>`count(*)::int`.as('count'),
      // the names of thousands are not looked up
      sql<string[] | null>`case when count(*) <= ${namedAtOnce} then array_agg(user_id::text) end`.as('userIds'),
    ])
    .executeTakeFirstOrThrow();
  if (count > 0) await tellReceivers(ctx, msgId, userIds);
  return count;
}

/** A message as its row has it, without its receivers and its time. */
export function messageRow({ type, bizType, bizId, title, content, contentText, text, chosen, ...message }: NewMessage) {
  const contestId = message.contestId ?? chosen?.contestId ?? null;
  return {
    msgType: type,
    bizType,
    bizId,
    contestId,
    title,
    content,
    contentText: contentText ?? null,
    textCode: text?.code ?? null,
    textValues: text ? JSON.stringify(text.values) : null,
    author: message.author,
    handlerUrl: message.handlerUrl,
    handlerParams: message.handlerParams ?? null,
    isSingleHandle: message.isSingleHandle ?? false,
    receivers: chosen ? JSON.stringify(chosen) : null,
  };
}

/** Receivers who have been deleted meanwhile get nothing. */
function byId(ctx: Context, userIds: readonly string[]) {
  return tenantDb(ctx)
    .selectFrom('user')
    .where(sql<boolean>`"user".id = any(${[...userIds]}::bigint[])`);
}
