import { msg } from '@lingui/core/macro';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { describeError } from '../../../core/describe-error.ts';
import type { Passwords } from '../../../core/host.ts';
import { Refusal } from '../../../core/refusal.ts';
import { randomText } from '../../../core/tokens.ts';
import { tellLocked } from '../account-messages.ts';
import { inGuessLine, oneByOne } from './guess-line.ts';
import { forgetGuesses, type Guess, takeGuess, withinSession } from './sign-in-address.ts';
import { type SignInShare, takeSignInShare } from './sign-in-share.ts';
import { recordLogin } from '../session/record-login.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export type SignInUser = Selectable<TenantSchema['user']>;

/**
 * The user of an account and password. An unknown account, a disabled or locked one and a wrong password get one answer in one
 * time, so that nobody learns which accounts exist. A guess is counted before it is compared: parallel guesses cannot outrun the lock.
 * Throws a 429 for a wrong one of an address with too many of them in a minute, whatever accounts they were for (`takeSignInShare`).
 */
export function checkPassword(ctx: Context, account: string, password: string): Promise<SignInUser> {
  return inGuessLine(ctx, account, () => compareAtSignIn(ctx, account, password));
}

async function compareAtSignIn(ctx: Context, account: string, password: string): Promise<SignInUser> {
  const share = await takeSignInShare(ctx);
  return share.beyond ? oneByOne(ctx, () => compareWithin(ctx, share, account, password)) : compareWithin(ctx, share, account, password);
}

async function compareWithin(ctx: Context, share: SignInShare, account: string, password: string): Promise<SignInUser> {
  const user = await tenantDb(ctx)
    .selectFrom('user')
    .where(sql<boolean>`lower(account) = lower(${account})`)
    .selectAll()
    .executeTakeFirst();
  const guess = await takeGuess(ctx, user?.id ?? nobody);
  const mayTry = user?.state === true && guess !== null;
  const decoy = await decoyHash(ctx);
  // an account without a password ('!' in place of a hash) costs the same time too
  const isRight = await ctx.host.passwords.verify(mayTry && user.passwordHash.startsWith('$') ? user.passwordHash : decoy, password);
  if (mayTry && isRight) {
    await share.giveBack();
    // whatever becomes of what follows, such as the second factor, this was no wrong guess
    await forgetGuesses(ctx, user.id);
    return user;
  }
  // what is beyond the share leaves no row: a flood would fill the log
  if (!share.beyond) {
    const failure = !user ? 'UNKNOWN' : !user.state ? 'DISABLED' : mayTry ? 'WRONG' : 'LOCKED';
    await recordLogin(ctx, { user: user ?? null, account, kind: 'PASSWORD', failure });
  }
  if (user?.state && isLast(guess)) tellLockedLater(ctx, user.id, guess.count);
  if (share.beyond) throw share.beyond;
  throw new Refusal(400, -10, msg`用户名或密码错误`);
}

/**
 * Does the signed-in caller know their own password? Guesses count like those at sign-in, apart from them: a stolen session cannot try them
 * all, and who is signed in is not kept from their account by others behind their address.
 */
export function knowsOwnPassword(ctx: Context, password: string): Promise<boolean> {
  const { userId, account } = callerOf(ctx);
  return inGuessLine(ctx, account, () => compareWithOwn(ctx, userId, password));
}

async function compareWithOwn(ctx: Context, userId: string, password: string): Promise<boolean> {
  const own = tenantDb(ctx).selectFrom('user').where('id', '=', userId);
  const { passwordHash } = await own.select('passwordHash').executeTakeFirstOrThrow();
  const guess = await takeGuess(ctx, userId, withinSession);
  if (guess === null) return false;
  if (!(await ctx.host.passwords.verify(passwordHash, password))) {
    if (isLast(guess)) await tellLocked(ctx, userId, guess.count);
    return false;
  }
  await forgetGuesses(ctx, userId, withinSession);
  return true;
}

/** Does it lock the account, if it was wrong? */
function isLast(guess: Guess | null): guess is Guess {
  return guess !== null && guess.count === guess.most;
}

/** Beside the answer: one that waited for it would tell by its time that the account exists. */
function tellLockedLater(ctx: Context, userId: string, count: number): void {
  tellLocked(ctx, userId, count).catch((error: unknown) => {
    ctx.host.log.warn({ ...describeError(error), requestId: ctx.requestId }, 'owner of a locked account not told');
  });
}

/** Guesses at accounts that do not exist are counted under this id. */
const nobody = '0';

const decoys = new WeakMap<Passwords, Promise<string>>();

/** A hash that no password fits, so that unknown accounts cost the same time as known ones. */
function decoyHash(ctx: Context): Promise<string> {
  const known = decoys.get(ctx.host.passwords);
  if (known) return known;
  const made = ctx.host.passwords.hash(randomText(24));
  decoys.set(ctx.host.passwords, made);
  return made;
}
