import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/openapi';
import { asInvited, boundContestOf } from './admission/live-invitation.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { Refusal } from '../../../core/refusal.ts';
import { isNobodys } from '../../../core/tenants.ts';
import { digest, readAccess, refreshGraceSeconds, successorOf } from '../../../core/tokens.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { toWire } from '../../../core/wire-time.ts';
import { beginSession, lifetimes } from './begin-session.ts';
import { checkApplication, checkSameApplication } from './check-application.ts';
import { checkSignInCaptcha } from '../captcha/captcha.ts';
import { checkPassword, type SignInUser } from '../password/check-password.ts';
import { describeSession } from './describe-session.ts';
import { orgBar } from './admission/org-bar.ts';
import { recordLogin } from './record-login.ts';
import { readSite } from './site.ts';
import { signingKeys } from './signing-keys/signing-key.ts';
import { offeredProviders } from '../social/offered-providers.ts';
import { readPhoneOffers } from '../phone/offers.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export const sessionHandlers = {
  'session.signIn': (ctx, { body }) =>
    body.grant_type === 'password'
      ? signIn(ctx, { ...body, account: body.username, isAsked: false })
      : refresh(ctx, body.refresh_token ?? ''),

  'session.platformSignIn': (ctx, { body }) =>
    body.grantType === 'refresh_token'
      ? refresh(ctx, body.refreshToken ?? '')
      : signIn(ctx, { ...body, isAsked: body.grantType === 'captcha' }),

  'session.options': async (ctx) => ({
    isMultiTenant: ctx.host.settings.tenantMode !== 'NONE',
    hasCaptcha: ctx.host.settings.captcha === 'on',
    ...(await readPhoneOffers(ctx)),
    providers: isNobodys(ctx.tenant) ? [] : offeredProviders(ctx),
    site: await readSite(ctx),
  }),

  'session.verify': async (ctx) => {
    const { userId, sessionId, access } = callerOf(ctx);
    if (!access) throw new Error('a request comes with a token');
    const session = await sessionOf(ctx, sessionId).selectAll().executeTakeFirstOrThrow();
    const user = await userOf(ctx, userId);
    const seconds = String(Math.max(0, Math.ceil((access.until.getTime() - ctx.now.getTime()) / 1000)));
    return {
      ...(await describeSession(ctx, session.invitationId ? asInvited(user) : user, session, '')),
      token: access.token,
      refreshToken: null,
      expiration: toWire(access.until, ctx.tenant.timeZone),
      expire: seconds,
      expireMillis: seconds,
    };
  },

  'session.signOut': async (ctx, { body }) => {
    const check = await readAccess(signingKeys(ctx), body.token.replace(/^bearer\s+/i, ''), ctx.now);
    if (check.kind !== 'forged' && check.tenantId === ctx.tenant.id) await signOut(ctx, check.sessionId);
    return true;
  },
} satisfies Partial<Handlers>;

type Session = AnswerOf<'session.signIn'>;

interface Given {
  account?: string | null | undefined;
  password?: string | null | undefined;
  /** Of the picture, and what it asks. */
  key?: string | null | undefined;
  code?: string | null | undefined;
  /** The form itself wants its picture checked, whatever the settings say. */
  isAsked: boolean;
}

async function signIn(ctx: Context, { account, password, key, code, isAsked }: Given): Promise<Session> {
  const applicationId = await checkApplication(ctx);
  if (!account?.trim() || !password) throw new Refusal(400, -10, msg`请输入用户名或密码`);
  if (isAsked || ctx.host.settings.captcha === 'on') await checkSignInCaptcha(ctx, key ?? '', code);
  const user = await checkPassword(ctx, account.trim(), password);
  return beginSession(ctx, user, { kind: 'PASSWORD', applicationId });
}

/**
 * Trades a refresh token for a new pair, where the application, its address, the user and their organisation would still be let in. Each
 * one works once: a token that was already traded ends the whole session, because either its owner or a thief is using a copy. For
 * `refreshGraceSeconds` after the trade it still works, so that an answer that got lost, or two tabs at the same moment, sign nobody out:
 * it is traded for the same next one again.
 */
async function refresh(ctx: Context, refreshToken: string): Promise<Session> {
  const [sessionId = '', secret = ''] = refreshToken.split('.');
  const presented = await digest(secret);
  const outcome = await inTransaction(ctx, async (ctx) => {
    const session = await sessionOf(ctx, sessionId).selectAll().forUpdate().executeTakeFirst();
    if (!session || session.endedTime || session.idleUntil <= ctx.now || session.absoluteUntil <= ctx.now) return null;
    if (!(await checkSameApplication(ctx, session.clientId))) return null;
    const isGrace =
      session.previousRefreshHash === presented &&
      session.rotatedTime !== null &&
      ctx.now.getTime() - session.rotatedTime.getTime() <= refreshGraceSeconds * 1000;
    if (session.refreshHash !== presented && !isGrace) {
      await endSession(ctx, sessionId, 'REUSED');
      return null;
    }
    const user = await userOf(ctx, session.userId);
    if (!user.state) return null;
    if (session.invitationId && !(await boundContestOf(ctx, session.invitationId))) return null;
    const bar = session.invitationId ? null : await orgBar(ctx, user.id);
    if (bar) throw bar;
    const next = await successorOf(ctx.host.secret, refreshToken);
    const idleUntil = new Date(Math.min(lifetimes(ctx.now).idleUntil.getTime(), session.absoluteUntil.getTime()));
    await tenantDb(ctx)
      .updateTable('session')
      .set({
        refreshHash: await digest(next),
        previousRefreshHash: presented,
        rotatedTime: isGrace ? session.rotatedTime : ctx.now,
        usedTime: ctx.now,
        idleUntil,
      })
      .where('id', '=', sessionId)
      .execute();
    ctx.entered?.(user);
    await recordLogin(ctx, { user, account: user.account, kind: 'REFRESH' });
    return describeSession(ctx, session.invitationId ? asInvited(user) : user, session, next);
  });
  if (!outcome) throw new Refusal(400, 40009, msg`登录超时，请重新登录`);
  return outcome;
}

function sessionOf(ctx: Context, sessionId: string) {
  return tenantDb(ctx).selectFrom('session').where('id', '=', sessionId);
}

function userOf(ctx: Context, id: string): Promise<SignInUser> {
  return tenantDb(ctx).selectFrom('user').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

async function signOut(ctx: Context, sessionId: string): Promise<void> {
  if (!(await endSession(ctx, sessionId, 'SIGNED_OUT'))) return;
  const user = await tenantDb(ctx)
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .where('session.id', '=', sessionId)
    .select(['user.id', 'user.name', 'user.account'])
    .executeTakeFirstOrThrow();
  await recordLogin(ctx, { user, account: user.account, kind: 'LOGOUT' });
}

/** False for one that has ended already. */
async function endSession(ctx: Context, sessionId: string, reason: 'SIGNED_OUT' | 'REUSED'): Promise<boolean> {
  const ended = await tenantDb(ctx)
    .updateTable('session')
    .set({ endedTime: ctx.now, endReason: reason })
    .where('id', '=', sessionId)
    .where('endedTime', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
