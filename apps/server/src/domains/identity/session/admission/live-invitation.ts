import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { stillJudging } from './judge-account.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** All that it takes to ask; jobs and streams have no more. */
type Asking = Pick<Context, 'db' | 'now'> & { tenant: Pick<Context['tenant'], 'id'> };

/** Invitations of the tenant with judge, user and contest, whoever asks: what they show is decided by who calls. */
function invitationsOf(ctx: Asking) {
  return tenantDb(ctx)
    .selectFrom('invitation')
    .innerJoin('judge', 'judge.id', 'invitation.judgeId')
    .innerJoin('user', 'user.id', 'judge.userId')
    .innerJoin('contest', 'contest.id', 'invitation.contestId');
}

/** Those that open something at this moment. */
export function liveInvitations(ctx: Asking) {
  return invitationsOf(ctx)
    .where('invitation.revokedTime', 'is', null)
    .where('invitation.until', '>', ctx.now)
    .where(hasReview)
    .where(stillJudging);
}

/** The contest that a session is bound to by its invitation; null when the invitation opens nothing any more, and so ends the session. */
export async function boundContestOf(ctx: Context, invitationId: string): Promise<string | null> {
  const live = await liveInvitations(ctx).where('invitation.id', '=', invitationId).select('invitation.contestId').executeTakeFirst();
  return live?.contestId ?? null;
}

/** Somebody who came by a link does not know the password: it is not for this session to change it. */
export function asInvited<User extends { mustChangePassword: boolean }>(user: User): User {
  return { ...user, mustChangePassword: false };
}

/** Ends the sessions that invitations have opened. */
export async function endInvitationSessions(
  ctx: Context,
  invitationIds: readonly string[],
  endReason: 'REPLACED' | 'REVOKED',
): Promise<void> {
  if (invitationIds.length === 0) return;
  await tenantDb(ctx)
    .updateTable('session')
    .set({ endedTime: ctx.now, endReason })
    .where('invitationId', 'in', [...invitationIds])
    .where('endedTime', 'is', null)
    .execute();
}

/** A contest in which a review is still to come or under way: over `contest`. */
export const hasReview: RawBuilder<boolean> = sql<boolean>`(contest.state not in ('DRAFT', 'FINISHED', 'CANCELLED') and exists (
  select from stage where stage.tenant_id = contest.tenant_id and stage.contest_id = contest.id and stage.state <> 'CLOSED'))`;
