import type { Context } from '../context.ts';
import type { Schema } from '../database/schema.ts';

type Column<Name extends keyof Schema['msg']> = Schema['msg'][Name];

export interface NewMessage {
  type: Column<'msgType'>;
  /** What kind of record it is about, and which. */
  bizType: Column<'bizType'>;
  bizId: string | null;
  title: string;
  content: string;
  /** The same as code and values, so that it is read in every language: `textOf()`. */
  text?: { code: string; values: Record<string, string | number> };
  author: string | null;
  /** Where it is dealt with: a path of the console. */
  handlerUrl: string | null;
}

/**
 * Puts one message into the boxes of all receivers. It belongs to the transaction around it: what is undone was not announced.
 * The language of a receiver is known only when they read, so a message of our own is stored as code and values.
 */
export async function sendMessage(ctx: Context, message: NewMessage, userIds: readonly string[]): Promise<void> {
  const receivers = [...new Set(userIds)];
  if (receivers.length === 0) return;
  const { type, bizType, bizId, title, content, text, author, handlerUrl } = message;
  const { id } = await ctx.db
    .insertInto('msg')
    .values({
      tenantId: ctx.tenant.id,
      msgType: type,
      bizType,
      bizId,
      title,
      content,
      textCode: text?.code ?? null,
      textValues: text ? JSON.stringify(text.values) : null,
      author,
      handlerUrl,
      createTime: ctx.now,
      createdBy: ctx.caller?.userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = receivers.map((userId) => ({ tenantId: ctx.tenant.id, msgId: id, userId }));
  for (let at = 0; at < rows.length; at += batch)
    await ctx.db
      .insertInto('msgReceiver')
      .values(rows.slice(at, at + batch))
      .execute();
}

/** Rows per statement: a statement takes 65,535 values. */
const batch = 1000;
