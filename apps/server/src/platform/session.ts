import { msg } from '@lingui/core/macro';
import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../context.ts';
import type { Handlers } from '../handlers.ts';
import { readParameter } from '../reference/read-parameter.ts';
import { Refusal } from '../refusal.ts';
import {
  accessSeconds,
  digest,
  randomText,
  readAccess,
  refreshAbsoluteSeconds,
  refreshGraceSeconds,
  refreshIdleSeconds,
  signAccess,
} from '../tokens.ts';
import { inTransaction } from '../transaction.ts';
import { toWire } from '../wire-time.ts';
import { checkPassword, type SignInUser } from './check-password.ts';
import { recordLogin } from './login-log.ts';

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
  return inTransaction(ctx, async () => {
    await ctx.db
      .updateTable('user')
      .set({ passwordErrorNum: 0, lastLoginTime: ctx.now })
      .where('tenantId', '=', ctx.tenant.id)
      .where('id', '=', user.id)
      .execute();
    await recordLogin(ctx, { user, account: user.account, kind: 'PASSWORD' });
    await endReplaced(ctx, user.id, applicationId);
    return openSession(ctx, user, applicationId);
  });
}

/** A browser's client id and secret are public: they name the application, so that it can be switched off. */
async function checkApplication(ctx: Context): Promise<string> {
  const { application } = ctx.client;
  const known =
    application &&
    (await ctx.db
      .selectFrom('application')
      .where('tenantId', '=', ctx.tenant.id)
      .where('clientId', '=', application.id)
      .selectAll()
      .executeTakeFirst());
  if (!known || known.clientSecret !== application?.secret) throw new Refusal(400, -10, msg`请填写正确的客户端ID或者客户端秘钥`);
  if (!known.state) throw new Refusal(400, -10, msg`应用已被禁用`);
  return known.clientId;
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

async function openSession(ctx: Context, user: SignInUser, applicationId: string): Promise<Session> {
  const id = randomText(18);
  const secret = randomText(32);
  const { idleUntil, absoluteUntil } = lifetimes(ctx.now);
  await ctx.db
    .insertInto('session')
    .values({
      tenantId: ctx.tenant.id,
      id,
      userId: user.id,
      clientId: applicationId,
      refreshHash: await digest(secret),
      ip: ctx.client.ip,
      userAgent: ctx.client.userAgent,
      createTime: ctx.now,
      usedTime: ctx.now,
      idleUntil,
      absoluteUntil,
    })
    .execute();
  return describeSession(ctx, user, id, secret);
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

function lifetimes(now: Date) {
  return {
    idleUntil: new Date(now.getTime() + refreshIdleSeconds * 1000),
    absoluteUntil: new Date(now.getTime() + refreshAbsoluteSeconds * 1000),
  };
}

async function describeSession(ctx: Context, user: SignInUser, sessionId: string, refreshSecret: string): Promise<Session> {
  const roles = await ctx.db
    .selectFrom('userRole')
    .innerJoin('role', (join) => join.onRef('role.tenantId', '=', 'userRole.tenantId').onRef('role.id', '=', 'userRole.roleId'))
    .where('userRole.tenantId', '=', ctx.tenant.id)
    .where('userRole.userId', '=', user.id)
    .where('role.state', '=', true)
    .orderBy('userRole.sortValue')
    .orderBy('role.id')
    .select('role.code')
    .execute();
  return {
    token: await signAccess(ctx.host.secret, { id: sessionId, tenantId: ctx.tenant.id, userId: user.id, account: user.account }, ctx.now),
    tokenType: 'token',
    refreshToken: `${sessionId}.${refreshSecret}`,
    expiration: toWire(new Date(ctx.now.getTime() + accessSeconds * 1000), ctx.tenant.timeZone),
    expire: String(accessSeconds),
    expireMillis: String(accessSeconds),
    userId: user.id,
    account: user.account,
    name: user.name,
    avatar: user.avatar,
    workDescribe: user.workDescribe,
    roleList: roles.map(({ code }) => ({ code, centifiedStatus: user.centifiedStatus })),
    mustChangePassword: user.mustChangePassword,
  };
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
