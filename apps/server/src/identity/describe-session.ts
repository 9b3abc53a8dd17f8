import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../context.ts';
import { accessSeconds, signAccess } from '../tokens.ts';
import { toWire } from '../wire-time.ts';
import type { SignInUser } from './check-password.ts';

/** What every sign-in and refresh answers, with a new access token. */
export async function describeSession(
  ctx: Context,
  user: SignInUser,
  sessionId: string,
  refreshSecret: string,
): Promise<AnswerOf<'session.signIn'>> {
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
