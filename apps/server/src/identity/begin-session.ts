import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../context.ts';
import { readParameter } from '../reference/read-parameter.ts';
import { digest, randomText, refreshAbsoluteSeconds, refreshIdleSeconds } from '../tokens.ts';
import { inTransaction } from '../transaction.ts';
import { describeSession } from './describe-session.ts';
import { type LoginKind, recordLogin } from './record-login.ts';
import type { SignInUser } from './check-password.ts';

/** How somebody has shown who they are. */
export interface Proof {
  kind: Exclude<LoginKind, 'REFRESH' | 'LOGOUT'>;
  /** Id of the client application, from `checkApplication`. */
  applicationId: string;
}

/**
 * Opens a session for somebody whose identity has been proven; every way in ends here. In a transaction of its own: leaves a row in the
 * login log, forgets wrong passwords, and ends the sessions that the login policy leaves no room for.
 */
export async function beginSession(ctx: Context, user: SignInUser, proof: Proof): Promise<AnswerOf<'session.signIn'>> {
  return inTransaction(ctx, async () => {
    await ctx.db
      .updateTable('user')
      .set({ passwordErrorNum: 0, lastLoginTime: ctx.now })
      .where('tenantId', '=', ctx.tenant.id)
      .where('id', '=', user.id)
      .execute();
    await recordLogin(ctx, { user, account: user.account, kind: proof.kind });
    await endReplaced(ctx, user.id, proof.applicationId);
    return openSession(ctx, user, proof);
  });
}

/** When a session ends without use, and when in any case. */
export function lifetimes(now: Date): { idleUntil: Date; absoluteUntil: Date } {
  return {
    idleUntil: new Date(now.getTime() + refreshIdleSeconds * 1000),
    absoluteUntil: new Date(now.getTime() + refreshAbsoluteSeconds * 1000),
  };
}

/** Ends the sessions that the parameter `LoginPolicy` leaves no room for; their owners read that they signed in elsewhere. */
async function endReplaced(ctx: Context, userId: string, applicationId: string): Promise<void> {
  const policy = await readParameter(ctx, 'LoginPolicy');
  if (policy === 'MANY') return;
  const others = ctx.db
    .updateTable('session')
    .set({ endedTime: ctx.now, endReason: 'REPLACED' })
    .where('tenantId', '=', ctx.tenant.id)
    .where('userId', '=', userId)
    .where('endedTime', 'is', null);
  await (policy === 'ONLY_ONE' ? others : others.where('clientId', '=', applicationId)).execute();
}

async function openSession(ctx: Context, user: SignInUser, { kind, applicationId }: Proof): Promise<AnswerOf<'session.signIn'>> {
  const id = randomText(18);
  const secret = randomText(32);
  await ctx.db
    .insertInto('session')
    .values({
      tenantId: ctx.tenant.id,
      id,
      userId: user.id,
      clientId: applicationId,
      kind,
      refreshHash: await digest(secret),
      ip: ctx.client.ip,
      userAgent: ctx.client.userAgent,
      createTime: ctx.now,
      usedTime: ctx.now,
      ...lifetimes(ctx.now),
    })
    .execute();
  return describeSession(ctx, user, id, secret);
}
