import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { accessSeconds, digest, randomText, readAccess, refreshGraceSeconds } from '../tokens.ts';
import { inTransaction } from '../transaction.ts';
import { beginSession, lifetimes } from './begin-session.ts';
import { checkApplication } from './check-application.ts';
import { checkPassword } from './check-password.ts';
import { describeSession } from './describe-session.ts';
import { recordLogin } from './record-login.ts';

export const sessionHandlers = {
  'session.signIn': async (ctx, { body }) => {
    const session =
      body.grant_type === 'password'
        ? await signIn(ctx, body.username ?? '', body.password ?? '')
        : await refresh(ctx, body.refresh_token ?? '');
    Object.assign(ctx.beside, { access_token: session.token, refresh_token: session.refreshToken, expires_in: accessSeconds });
    return session;
  },

  'session.platformSignIn': (ctx, { body }) =>
    body.grantType === 'refresh_token' ? refresh(ctx, body.refreshToken ?? '') : signIn(ctx, body.account ?? '', body.password ?? ''),

  'session.signOut': async (ctx, { body }) => {
    const check = await readAccess(ctx.host.secret, body.token.replace(/^bearer\s+/i, ''), ctx.now);
    if (check.kind !== 'forged' && check.tenantId === ctx.tenant.id) await signOut(ctx, check.sessionId);
    return true;
  },
} satisfies Pick<Handlers, 'session.signIn' | 'session.platformSignIn' | 'session.signOut'>;

type Session = AnswerOf<'session.signIn'>;

async function signIn(ctx: Context, account: string, password: string): Promise<Session> {
  const applicationId = await checkApplication(ctx);
  if (account.trim() === '' || password === '') throw new Refusal(400, -10, msg`请输入用户名或密码`);
  const user = await checkPassword(ctx, account.trim(), password);
  return beginSession(ctx, user, { kind: 'PASSWORD', applicationId });
}

/**
 * Trades a refresh token for a new pair. Each one works once: a token that was already traded ends the whole session,
 * because either its owner or a thief is using a copy. For `refreshGraceSeconds` after the trade it still works, so that an answer
 * that got lost, or two tabs at the same moment, sign nobody out.
 */
async function refresh(ctx: Context, refreshToken: string): Promise<Session> {
  const [sessionId = '', secret = ''] = refreshToken.split('.');
  const presented = await digest(secret);
  const outcome = await inTransaction(ctx, async () => {
    const session = await ctx.db
      .selectFrom('session')
      .where('tenantId', '=', ctx.tenant.id)
      .where('id', '=', sessionId)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!session || session.endedTime || session.idleUntil <= ctx.now || session.absoluteUntil <= ctx.now) return null;
    const isGrace =
      session.previousRefreshHash === presented &&
      session.rotatedTime !== null &&
      ctx.now.getTime() - session.rotatedTime.getTime() <= refreshGraceSeconds * 1000;
    if (session.refreshHash !== presented && !isGrace) {
      await endSession(ctx, sessionId, 'REUSED');
      return null;
    }
    const user = await ctx.db
      .selectFrom('user')
      .where('tenantId', '=', ctx.tenant.id)
      .where('id', '=', session.userId)
      .selectAll()
      .executeTakeFirstOrThrow();
    if (!user.state) return null;
    const next = randomText(32);
    const idleUntil = new Date(Math.min(lifetimes(ctx.now).idleUntil.getTime(), session.absoluteUntil.getTime()));
    await ctx.db
      .updateTable('session')
      .set({ refreshHash: await digest(next), previousRefreshHash: presented, rotatedTime: ctx.now, usedTime: ctx.now, idleUntil })
      .where('tenantId', '=', ctx.tenant.id)
      .where('id', '=', sessionId)
      .execute();
    await recordLogin(ctx, { user, account: user.account, kind: 'REFRESH' });
    return describeSession(ctx, user, sessionId, next);
  });
  if (!outcome) throw new Refusal(400, 40009, msg`登录超时，请重新登录`);
  return outcome;
}

async function signOut(ctx: Context, sessionId: string): Promise<void> {
  if (!(await endSession(ctx, sessionId, 'SIGNED_OUT'))) return;
  const user = await ctx.db
    .selectFrom('session')
    .innerJoin('user', (join) => join.onRef('user.tenantId', '=', 'session.tenantId').onRef('user.id', '=', 'session.userId'))
    .where('session.tenantId', '=', ctx.tenant.id)
    .where('session.id', '=', sessionId)
    .select(['user.id', 'user.name', 'user.account'])
    .executeTakeFirstOrThrow();
  await recordLogin(ctx, { user, account: user.account, kind: 'LOGOUT' });
}

/** False for one that has ended already. */
async function endSession(ctx: Context, sessionId: string, reason: 'SIGNED_OUT' | 'REUSED'): Promise<boolean> {
  const ended = await ctx.db
    .updateTable('session')
    .set({ endedTime: ctx.now, endReason: reason })
    .where('tenantId', '=', ctx.tenant.id)
    .where('id', '=', sessionId)
    .where('endedTime', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
