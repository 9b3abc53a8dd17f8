import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { invalid, isReadonly, isSelf, notFound } from '../../../core/common-refusals.ts';
import { scoped } from '../../../rows/scope.ts';
import { randomText } from '../../../core/tokens.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { tellReset } from '../account-messages.ts';
import { refuseUsersBeyond } from '../reach/users-within-reach.ts';
import { checkNewPassword, type PasswordOwner } from './check-new-password.ts';
import { knowsOwnPassword } from './check-password.ts';
import { passwordExpireTime } from './password-duty.ts';
import { unlock } from './sign-in-address.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export const passwordHandlers = {
  'session.changePassword': async (ctx, { body }) => {
    const caller = callerOf(ctx);
    if (body.id !== caller.userId) throw invalid({ id: msg`只能修改自己的密码` }, msg`只能修改自己的密码`);
    if (!(await knowsOwnPassword(ctx, body.oldPassword))) throw invalid({ oldPassword: msg`旧密码错误` }, msg`旧密码错误`);
    await checkNewPassword(ctx, body.password, await namesOf(ctx, caller.userId));
    const hash = await ctx.host.passwords.hash(body.password);
    await inTransaction(ctx, async (ctx) => {
      await tenantDb(ctx)
        .updateTable('user')
        .set({ passwordHash: hash, mustChangePassword: false, passwordExpireTime: passwordExpireTime(ctx) })
        .where('id', '=', caller.userId)
        .execute();
      await endSessions(ctx, caller.userId, caller.sessionId);
    });
    return true;
  },
} satisfies Partial<Handlers>;

/** Gives a user of the caller's reach a one-time password, and ends their sessions. */
export async function resetUser(ctx: Context, body: InputOf<'user.reset'>['body']): Promise<AnswerOf<'user.reset'>> {
  const user = await scoped(ctx, 'user')
    .select()
    .where('user.id', '=', body.id)
    .select(['user.id', 'user.readonly', 'user.account', 'user.mobile'])
    .executeTakeFirst();
  if (!user) throw notFound();
  if (user.readonly) throw isReadonly();
  if (user.id === callerOf(ctx).userId) throw isSelf();
  await refuseUsersBeyond(ctx, [user.id]);
  const given = await oneTimePassword(ctx, body.password, user);
  await inTransaction(ctx, async (ctx) => {
    const changed = await scoped(ctx, 'user')
      .update()
      .set({ passwordHash: given.hash, mustChangePassword: true, passwordExpireTime: null })
      .where('user.id', '=', body.id)
      .where('user.readonly', '=', false)
      .executeTakeFirst();
    // who was moved out of reach while the password was hashed
    if (changed.numUpdatedRows === 0n) throw notFound();
    await unlock(ctx, body.id);
    await endSessions(ctx, body.id, null);
    await tellReset(ctx, body.id);
  });
  return { oneTimePassword: given.shown };
}

/**
 * A password that an administrator gives to somebody else, good until the next sign-in, where it is changed. What the administrator typed
 * is taken as it is and not shown again, or refused with the reason, as `123456` is; in place of a missing one comes the configured default
 * or a random one, shown once.
 */
export async function oneTimePassword(
  ctx: Context,
  typed: string | null | undefined,
  user: PasswordOwner,
): Promise<{ hash: string; shown: string | null }> {
  if (typed) {
    await checkNewPassword(ctx, typed, user);
    return { hash: await ctx.host.passwords.hash(typed), shown: null };
  }
  const made = ctx.host.settings.defaultPassword ?? randomText(12);
  return { hash: await ctx.host.passwords.hash(made), shown: made };
}

function namesOf(ctx: Context, userId: string): Promise<PasswordOwner> {
  const own = tenantDb(ctx).selectFrom('user').where('id', '=', userId);
  return own.select(['account', 'mobile']).executeTakeFirstOrThrow();
}

/** Ends all sessions of a user but the one given. */
export async function endSessions(ctx: Context, userId: string, keptId: string | null): Promise<void> {
  await tenantDb(ctx)
    .updateTable('session')
    .set({ endedTime: ctx.now, endReason: 'PASSWORD_CHANGED' })
    .where('userId', '=', userId)
    .where('id', '!=', keptId ?? '')
    .where('endedTime', 'is', null)
    .execute();
}
