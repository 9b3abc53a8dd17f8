import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { tellBoxes } from '../../../services/messages/message-changes.ts';
import { textsOfPeople } from '../../../services/messages/message-texts.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { projectsOf, type Step } from './step.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * What our own messages say of the contest's people, and what somebody wrote about a project or to those people: the receipts are a list of
 * these. They leave the boxes.
 */
export const messageStep: Step = {
  kind: 'MESSAGE',
  async count(ctx, contestId) {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from msg where ${messages(ctx, contestId)})::int + (select count(*) from msg_plan where ${plans(ctx, contestId)})::int
        as count`.execute(tenantDb(ctx));
    return rows[0]?.count ?? 0;
  },
  async clear(ctx, contestId) {
    await inTransaction(ctx, async (ctx) => {
      const { rows } = await sql<{ userId: string }>`
        delete from msg_receiver where tenant_id = ${ctx.tenant.id} and msg_id in (select id from msg where ${messages(ctx, contestId)})
        returning user_id::text as user_id`.execute(tenantDb(ctx));
      await sql`delete from msg where ${messages(ctx, contestId)}`.execute(tenantDb(ctx));
      await sql`delete from msg_plan where ${plans(ctx, contestId)}`.execute(tenantDb(ctx));
      await tellBoxes(ctx, [...new Set(rows.map(({ userId }) => userId))]);
    });
  },
};

function messages(ctx: Context, contestId: string): RawBuilder<boolean> {
  return sql`msg.tenant_id = ${ctx.tenant.id} and (msg.biz_id in (select id::text from (${projectsOf(ctx, contestId)}) project)
    or (msg.contest_id = ${contestId} and (msg.text_code is null or msg.text_code = any(${textsOfPeople}::text[]))))`;
}

/** One that waits is its author's to cancel: when its time comes there is nobody whom it could reach. */
function plans(ctx: Context, contestId: string): RawBuilder<boolean> {
  return sql`msg_plan.tenant_id = ${ctx.tenant.id} and msg_plan.state <> 'WAITING' and msg_plan.body ->> 'contestId' = ${contestId}::text`;
}
