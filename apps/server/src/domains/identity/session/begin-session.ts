import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/openapi';
import { asInvited, endInvitationSessions } from './admission/live-invitation.ts';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { readParameter } from '../../../services/parameters/read-parameter.ts';
import { digest, randomText, refreshAbsoluteSeconds, refreshIdleSeconds } from '../../../core/tokens.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { describeSession } from './describe-session.ts';
import type { Proof } from './proof.ts';
import { orgBar } from './admission/org-bar.ts';
import { recordLogin } from './record-login.ts';
import type { SignInUser } from '../password/check-password.ts';
import { knowAddress } from '../password/sign-in-address.ts';
import { demandSecondFactor } from '../totp/demand-second-factor.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Opens a session for somebody whose identity has been proven; every way in ends here. In a transaction of its own: leaves a row in the
 * login log, forgets wrong passwords, and ends the sessions that the login policy leaves no room for. Throws a 400 when the user's password
 * or state has changed since `user` was read.
 */
export async function beginSession(ctx: Context, user: SignInUser, proof: Proof): Promise<AnswerOf<'session.signIn'>> {
  const bar = proof.invitation ? null : await orgBar(ctx, user.id);
  if (bar) {
    await recordLogin(ctx, { user, account: user.account, kind: proof.kind, failure: 'DISABLED' });
    throw bar;
  }
  if (!proof.hasSecondFactor && !proof.invitation) await demandSecondFactor(ctx, user, proof);
  ctx.entered?.(user);
  return inTransaction(ctx, async (ctx) => {
    // the first statement locks the user's row: of two who sign in at the same moment, the second sees the session of the first; and
    // whoever proved a password that was changed meanwhile, or was disabled, comes too late
    const { numUpdatedRows } = await tenantDb(ctx)
      .updateTable('user')
      .set({ lastLoginTime: ctx.now, ...(!proof.invitation && { passwordErrorNum: 0 }) })
      .where('id', '=', user.id)
      .where('passwordHash', '=', user.passwordHash)
      .where('state', '=', true)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal(400, -10, msg`账号刚刚有变化，请重新登录`);
    // whoever holds a link need not know the password: guesses at it go on counting
    if (!proof.invitation) await knowAddress(ctx, user.id);
    await recordLogin(ctx, { user, account: user.account, kind: proof.kind });
    await endReplaced(ctx, user.id, proof.applicationId);
    if (proof.invitation) await endInvitationSessions(ctx, [proof.invitation.id], 'REPLACED');
    return openSession(ctx, user, proof);
  });
}

/** When a session ends without use, and when in any case; `until` at the latest. */
export function lifetimes(now: Date, until?: Date): { idleUntil: Date; absoluteUntil: Date } {
  const last = Math.min(now.getTime() + refreshAbsoluteSeconds * 1000, until?.getTime() ?? Infinity);
  return { idleUntil: new Date(Math.min(now.getTime() + refreshIdleSeconds * 1000, last)), absoluteUntil: new Date(last) };
}

/**
 * Ends the sessions that the parameter `LoginPolicy`, or a tenant that allows one sign-in only, leaves no room for; their owners read that
 * they signed in elsewhere.
 */
async function endReplaced(ctx: Context, userId: string, applicationId: string): Promise<void> {
  const policy = ctx.tenant.isMultipleLogin ? await readParameter(ctx, 'LoginPolicy') : 'ONLY_ONE';
  if (policy === 'MANY') return;
  const others = tenantDb(ctx)
    .updateTable('session')
    .set({ endedTime: ctx.now, endReason: 'REPLACED' })
    .where('userId', '=', userId)
    .where('endedTime', 'is', null);
  await (policy === 'ONLY_ONE' ? others : others.where('clientId', '=', applicationId)).execute();
}

async function openSession(
  ctx: Context,
  user: SignInUser,
  { kind, applicationId, invitation }: Proof,
): Promise<AnswerOf<'session.signIn'>> {
  const id = randomText(18);
  const secret = randomText(32);
  await tenantDb(ctx)
    .insertInto('session')
    .values({
      id,
      userId: user.id,
      clientId: applicationId,
      kind,
      refreshHash: await digest(secret),
      ip: ctx.client.ip,
      userAgent: ctx.client.userAgent,
      createTime: ctx.now,
      usedTime: ctx.now,
      ...lifetimes(ctx.now, invitation?.until),
      invitationId: invitation?.id ?? null,
    })
    .execute();
  return describeSession(ctx, invitation ? asInvited(user) : user, { id, kind, createTime: ctx.now, clientId: applicationId }, secret);
}
