import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { isForUser, revokeOpen } from './invitations.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Keeps that somebody wants nothing of a link that others may still take. Answers whether that is news. */
export async function declineLink(ctx: Context, invitationId: string, userId: string): Promise<boolean> {
  const row = await tenantDb(ctx)
    .insertInto('entryLinkAnswer')
    .values({ invitationId, userId, answer: 'DECLINED', answerTime: ctx.now })
    .onConflict((conflict) => conflict.columns(['invitationId', 'userId']).doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever was taken out comes back by nothing that was open then, neither a link nor what names them; a new invitation asks them anew. */
export async function closeTo(ctx: Context, projectId: string, userId: string): Promise<void> {
  await sql`
    insert into entry_link_answer (tenant_id, invitation_id, user_id, answer, answer_time)
    select tenant_id, id, ${userId}, 'REMOVED', ${ctx.now} from entry_invitation
    where tenant_id = ${ctx.tenant.id} and project_id = ${projectId} and channel = 'LINK' and answer is null and until > ${ctx.now}
    on conflict (tenant_id, invitation_id, user_id) do update set answer = excluded.answer, answer_time = excluded.answer_time`.execute(
    tenantDb(ctx),
  );
  await revokeOpen(ctx, projectId, sql<boolean>`(invitation.channel <> 'LINK' and ${isForUser(userId)})`);
}

/** Whether somebody was taken out of the project that a link leads to, since it was made. */
export async function isClosedTo(ctx: Context, invitationId: string, userId: string): Promise<boolean> {
  const row = await tenantDb(ctx)
    .selectFrom('entryLinkAnswer')
    .where('invitationId', '=', invitationId)
    .where('userId', '=', userId)
    .where('answer', '=', 'REMOVED')
    .select('userId')
    .executeTakeFirst();
  return row !== undefined;
}
