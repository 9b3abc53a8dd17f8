import { msg } from '@lingui/core/macro';
import type { Caller, Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { callerFor } from '../../../rows/caller-for.ts';
import { passwordDuty } from '../password/password-duty.ts';
import { asInvited, boundContestOf } from './admission/live-invitation.ts';
import type { LoginKind } from './record-login.ts';

/** A session with whose it is, as far as they decide who calls. */
export interface SessionRow {
  userId: string;
  account: string;
  name: string;
  orgId: string | null;
  state: boolean;
  mustChangePassword: boolean;
  passwordExpireTime: Date | null;
  roleIds: string[];
  kind: LoginKind;
  createTime: Date;
  absoluteUntil: Date;
  endedTime: Date | null;
  endReason: string | null;
  invitationId: string | null;
}

/** Why a session lets nobody in, or null. */
export function sessionBar(row: Pick<SessionRow, 'absoluteUntil' | 'endedTime' | 'endReason'>, now: Date): Refusal | null {
  if (row.absoluteUntil <= now) return signedOut(40009, msg`登录超时，请重新登录`);
  if (row.endedTime) return endings.get(row.endReason)?.() ?? signedOut(40009, msg`登录超时，请重新登录`);
  return null;
}

/** Why an account lets nobody in, or null: whoever asks with a token learns no more than that it is over. */
export function accountBar({ state }: Pick<SessionRow, 'state'>): Refusal | null {
  return state ? null : signedOut(40009, msg`登录超时，请重新登录`);
}

/** Whoever calls by a session that lets somebody in; null where the invitation that has opened it opens nothing any more. */
export async function callerOfSession(ctx: Context, row: SessionRow, sessionId: string): Promise<Caller | null> {
  const user = { ...row, id: row.userId, ...passwordDuty(ctx, row, row) };
  if (row.invitationId === null) return callerFor(ctx, user, sessionId, row.roleIds);
  const boundContestId = await boundContestOf(ctx, row.invitationId);
  if (boundContestId === null) return null;
  return { ...(await callerFor(ctx, asInvited(user), sessionId, row.roleIds)), boundContestId };
}

/** A 401: clients sign in anew, or renew their token, by its code. */
export function signedOut(code: number, text: ReturnType<typeof msg>): Refusal {
  return new Refusal(401, code, text);
}

/** Why a session was ended, where its owner should know. */
const endings = new Map<string | null, () => Refusal>([
  ['REPLACED', () => signedOut(40008, msg`你已在另一个设备登录`)],
  ['KICKED', () => signedOut(40008, msg`你已被管理员下线`)],
]);
