import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { organiserLabel } from '../contest/organiser.ts';
import { beginSession } from '../../identity/session/begin-session.ts';
import { checkApplication } from '../../identity/session/check-application.ts';
import { Refusal } from '../../../core/refusal.ts';
import { digest } from '../../../core/tokens.ts';
import { toWire } from '../../../core/wire-time.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { liveInvitations } from '../../identity/session/admission/live-invitation.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export const acceptInvitationHandlers = {
  'invitation.open': async (ctx, { body }) => {
    const row = await byCode(ctx, await digest(body.code))
      .leftJoin('org', 'org.id', 'contest.orgId')
      .select(['user.name', 'contest.title', 'org.label', 'invitation.until', 'invitation.usedTime'])
      .executeTakeFirst();
    if (!row) throw opensNothing();
    return {
      judgeName: row.name,
      contestTitle: row.title,
      organiser: organiserLabel(ctx, row.label),
      until: toWire(row.until, ctx.tenant.timeZone),
      timeZone: ctx.tenant.timeZone,
      state: row.usedTime ? 'USED' : 'NEW',
    };
  },

  'invitation.accept': async (ctx, { body }) => {
    const applicationId = await checkApplication(ctx);
    return accept(ctx, await digest(body.code), applicationId);
  },
} satisfies Partial<Handlers>;

/** Signs the judge in. Of several at the same moment the last stays: each ends the session before. */
function accept(ctx: Context, codeHash: string, applicationId: string): Promise<AnswerOf<'invitation.accept'>> {
  return inTransaction(ctx, async (ctx) => {
    const live = await holdLive(ctx, codeHash);
    const user = await tenantDb(ctx).selectFrom('user').where('id', '=', live.userId).selectAll().executeTakeFirstOrThrow();
    const session = await beginSession(ctx, user, { kind: 'INVITATION', applicationId, invitation: { id: live.id, until: live.until } });
    await tenantDb(ctx)
      .updateTable('invitation')
      .set((eb) => ({ usedTime: eb.fn.coalesce('usedTime', eb.val(ctx.now)) }))
      .where('id', '=', live.id)
      .execute();
    await tenantDb(ctx)
      .updateTable('judge')
      .set({ state: 'ACTIVE' })
      .where('id', '=', live.judgeId)
      .where('state', '=', 'INVITED')
      .execute();
    return session;
  });
}

/**
 * The invitation as it stands once contest, judge and itself are held, in this order, as those hold them who invite anew, withdraw or
 * cancel.
 */
async function holdLive(ctx: Context, codeHash: string) {
  await byCode(ctx, codeHash).select('invitation.id').forKeyShare('contest').forUpdate(['judge', 'invitation']).execute();
  // a statement of its own: stages and users are not locked, so only a later one sees what the wait was for
  const live = await byCode(ctx, codeHash)
    .select(['invitation.id', 'invitation.until', 'judge.id as judgeId', 'judge.userId'])
    .executeTakeFirst();
  if (!live) throw opensNothing();
  return live;
}

function byCode(ctx: Context, codeHash: string) {
  return liveInvitations(ctx).where('invitation.codeHash', '=', codeHash);
}

/** One answer for a link that never was, has run out, was withdrawn, or whose review is over. */
function opensNothing(): Refusal {
  return new Refusal(404, 404, msg`邀请链接无效，或者已经失效`);
}
