import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { tellBoxes } from './message-changes.ts';
import type { TextCode } from './message-texts.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** Messages of our own about one record, in the boxes of some people. */
export interface OwnMessages {
  bizId: string;
  codes: readonly TextCode[];
  userIds: readonly string[];
}

/**
 * The act that these messages ask for is done, or not asked for any more: unread ones count as read. Belongs to the transaction around
 * it.
 */
export async function settleMessages(ctx: Context, messages: OwnMessages): Promise<void> {
  const msgIds = await holdUnread(ctx, messages);
  if (msgIds.length === 0) return;
  const { rows } = await sql<{ userId: string }>`
    update msg_receiver r set is_read = true, read_time = ${ctx.now}
    where ${receipts(ctx, messages)} and r.msg_id = any(${msgIds}::bigint[]) returning r.user_id`.execute(tenantDb(ctx));
  await tellBoxes(ctx, [...new Set(rows.map(({ userId }) => userId))]);
}

/**
 * Another message takes the place of these: a receiver who has not read them finds that one alone. Belongs to the transaction around it.
 */
export async function withdrawMessages(ctx: Context, messages: OwnMessages): Promise<void> {
  const msgIds = await holdUnread(ctx, messages);
  if (msgIds.length === 0) return;
  const { rows } = await sql<{ userId: string }>`
    delete from msg_receiver r where ${receipts(ctx, messages)} and r.msg_id = any(${msgIds}::bigint[]) returning r.user_id`.execute(
    tenantDb(ctx),
  );
  await sql`
    delete from msg m where m.tenant_id = ${ctx.tenant.id} and m.id = any(${msgIds}::bigint[])
    and not exists (select from msg_receiver r where r.tenant_id = m.tenant_id and r.msg_id = m.id)`.execute(tenantDb(ctx));
  await tellBoxes(ctx, [...new Set(rows.map(({ userId }) => userId))]);
}

/** Found from the boxes, whose unread part is short. Messages are locked before their receipts, by all code that locks both. */
async function holdUnread(ctx: Context, messages: OwnMessages): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from msg m
    where m.tenant_id = ${ctx.tenant.id} and m.biz_id = ${messages.bizId} and m.text_code = any(${[...messages.codes]})
      and m.id in (select r.msg_id from msg_receiver r where ${receipts(ctx, messages)})
    order by m.id for update`.execute(tenantDb(ctx));
  return rows.map(({ id }) => id);
}

function receipts(ctx: Context, { userIds }: OwnMessages) {
  return sql<boolean>`r.tenant_id = ${ctx.tenant.id} and r.user_id = any(${[...userIds]}::bigint[]) and not r.is_read`;
}
