import { msg } from '@lingui/core/macro';
import type { Context } from '../../../core/context.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { notNow } from '../../../core/common-refusals.ts';
import type { LoginKind } from '../session/record-login.ts';

/** What of a session decides. */
export interface DutySession {
  kind: LoginKind;
  createTime: Date;
}

/**
 * Whether somebody has to change the password before anything else: because somebody else gave it, or because it is older than the tenant
 * allows. A password grows too old for the next sign-in with it, not in the middle of a day's work.
 */
export function passwordDuty(
  { tenant }: Pick<Context, 'tenant'>,
  user: { mustChangePassword: boolean; passwordExpireTime: Date | null },
  session: DutySession,
): { mustChangePassword: boolean; passwordExpired: boolean } {
  const until = tenant.passwordExpire > 0 && session.kind === 'PASSWORD' ? user.passwordExpireTime : null;
  const passwordExpired = until !== null && until <= session.createTime;
  return { mustChangePassword: user.mustChangePassword || passwordExpired, passwordExpired };
}

/** Turned away until the password has been changed; `extra` says so as the answer to a sign-in does. */
export function changePasswordFirst({ passwordExpired }: { passwordExpired: boolean }): Refusal {
  return notNow(passwordExpired ? msg`密码已过期，请先修改密码` : msg`请先修改一次性密码`, { mustChangePassword: true, passwordExpired });
}

/** When a password that is set now will be too old; null: never. */
export function passwordExpireTime({ tenant, now }: Pick<Context, 'tenant' | 'now'>): Date | null {
  return tenant.passwordExpire > 0 ? new Date(now.getTime() + tenant.passwordExpire * 86_400_000) : null;
}
