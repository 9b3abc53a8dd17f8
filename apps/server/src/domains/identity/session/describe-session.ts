import type { AnswerOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { avatarLinks } from '../../../services/files/pictures/avatar-links.ts';
import { signAccess } from '../../../core/tokens.ts';
import { toWire } from '../../../core/wire-time.ts';
import { accessLifetime } from './signing-keys/access-lifetime.ts';
import type { SignInUser } from '../password/check-password.ts';
import { type DutySession, passwordDuty } from '../password/password-duty.ts';
import { signingKeys } from './signing-keys/signing-key.ts';
import { mustEnrolTotp } from '../totp/totp-policy.ts';
import { describeExpiry, readExpiry } from './admission/expiry.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What every sign-in and refresh answers, with a new access token. */
export async function describeSession(
  ctx: Context,
  user: SignInUser,
  session: DutySession & { id: string; clientId: string },
  refreshSecret: string,
): Promise<AnswerOf<'session.signIn'>> {
  const roles = await tenantDb(ctx)
    .selectFrom('userRole')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .where('userRole.userId', '=', user.id)
    .where('role.state', '=', true)
    .orderBy('userRole.sortValue')
    .orderBy('role.id')
    .select('role.code')
    .execute();
  const expiry = await readExpiry(ctx, user);
  const seconds = await accessLifetime(ctx, session.clientId);
  const claims = { id: session.id, tenantId: ctx.tenant.id, userId: user.id, account: user.account };
  return {
    token: await signAccess(signingKeys(ctx), claims, ctx.now, seconds),
    tokenType: 'token',
    refreshToken: `${session.id}.${refreshSecret}`,
    expiration: toWire(new Date(ctx.now.getTime() + seconds * 1000), ctx.tenant.timeZone),
    expire: String(seconds),
    expireMillis: String(seconds),
    userId: user.id,
    account: user.account,
    name: user.name,
    avatar: (await avatarLinks(ctx, [user.avatar]))[0] ?? null,
    workDescribe: user.workDescribe,
    roleList: roles.map(({ code }) => ({ code, centifiedStatus: user.centifiedStatus })),
    ...passwordDuty(ctx, user, session),
    mustEnrolTotp: await mustEnrolTotp(
      ctx,
      user.id,
      roles.map(({ code }) => code),
    ),
    isInvited: session.kind === 'INVITATION',
    timeZone: ctx.tenant.timeZone,
    expired: expiry && describeExpiry(ctx, expiry),
  };
}
