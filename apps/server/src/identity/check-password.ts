import { msg } from '@lingui/core/macro';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { callerOf, type Context } from '../context.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { randomText } from '../tokens.ts';
import { tellLocked } from './account-messages.ts';
import { recordLogin } from './record-login.ts';

export type SignInUser = Selectable<Schema['user']>;

/**
 * The user of an account and password. An unknown account, a disabled or locked one and a wrong password get one answer in one
 * time, so that nobody learns which accounts exist. A guess is counted before it is compared: parallel guesses cannot outrun the lock.
 */
export async function checkPassword(ctx: Context, account: string, password: string): Promise<SignInUser> {
  const user = await ctx.db
    .selectFrom('user')
    .where('tenantId', '=', ctx.tenant.id)
    .where(sql<boolean>`lower(account) = lower(${account})`)
    .selectAll()
    .executeTakeFirst();
  const guess = user?.state ? await takeGuess(ctx, user.id) : null;
  const mayTry = guess !== null;
  const isRight = await ctx.host.passwords.verify(user && mayTry ? user.passwordHash : await decoyHash(ctx), password);
  if (user && mayTry && isRight) return user;
  if (user && guess === ctx.tenant.passwordErrorNum) await tellLocked(ctx, user.id);
  const failure = !user ? 'UNKNOWN' : !user.state ? 'DISABLED' : mayTry ? 'WRONG' : 'LOCKED';
  await recordLogin(ctx, { user: user ?? null, account, kind: 'PASSWORD', failure });
  throw new Refusal(400, -10, msg`用户名或密码错误`);
}

/**
 * Does the signed-in caller know their own password? Guesses count like those at sign-in: a stolen session cannot try them all.
 */
export async function knowsOwnPassword(ctx: Context, password: string): Promise<boolean> {
  const { userId } = callerOf(ctx);
  const own = ctx.db.selectFrom('user').where('tenantId', '=', ctx.tenant.id).where('id', '=', userId);
  const { passwordHash } = await own.select('passwordHash').executeTakeFirstOrThrow();
  const guess = await takeGuess(ctx, userId);
  if (guess === null) return false;
  if (!(await ctx.host.passwords.verify(passwordHash, password))) {
    if (guess === ctx.tenant.passwordErrorNum) await tellLocked(ctx, userId);
    return false;
  }
  await ctx.db.updateTable('user').set({ passwordErrorNum: 0 }).where('tenantId', '=', ctx.tenant.id).where('id', '=', userId).execute();
  return true;
}

/** Counts one guess and says which it is, from 1. Null while the account is locked: too many wrong ones, the last of them not long enough ago. */
async function takeGuess(ctx: Context, userId: string): Promise<number | null> {
  const lockedSince = new Date(ctx.now.getTime() - ctx.tenant.passwordErrorLockMinutes * 60_000);
  const counted = await ctx.db
    .updateTable('user')
    .set({
      passwordErrorNum: sql<number>`case when password_error_last_time < ${lockedSince} then 1 else password_error_num + 1 end`,
      passwordErrorLastTime: ctx.now,
    })
    .where('tenantId', '=', ctx.tenant.id)
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('passwordErrorNum', '<', ctx.tenant.passwordErrorNum), eb('passwordErrorLastTime', '<', lockedSince)]))
    .returning('passwordErrorNum')
    .executeTakeFirst();
  return counted?.passwordErrorNum ?? null;
}

let decoy: Promise<string> | undefined;

/** A hash that no password fits, so that unknown accounts cost the same time as known ones. */
function decoyHash(ctx: Context): Promise<string> {
  decoy ??= ctx.host.passwords.hash(randomText(24));
  return decoy;
}
