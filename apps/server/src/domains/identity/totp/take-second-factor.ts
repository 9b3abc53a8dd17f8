import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { decryptText } from '../../../core/encrypt-text.ts';
import { lockedSince } from '../password/locked-since.ts';
import { stepOf } from './authenticator.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { tellSecondFactorGuessed } from './totp-messages.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Wrong codes in a row until no more are compared for a while: a guess is right once in 333,333. */
const most = 5;

/**
 * Takes six digits of the authenticator, or a recovery code, and uses it up: of the same code at the same moment one counts. A guess is
 * counted before it is compared, over all tickets and sessions of the person. Call it outside of a transaction: one that is undone
 * afterwards would give the guess back. `locked` says nothing about the code.
 */
export async function takeSecondFactor(ctx: Context, userId: string, code: string): Promise<'right' | 'wrong' | 'locked'> {
  const counted = await countGuess(ctx, userId);
  if (!counted) return 'locked';
  const digits = code.replaceAll(/\s/g, '');
  const isRight = /^\d{6}$/.test(digits)
    ? await takeDigits(ctx, userId, counted.sealedSecret, digits)
    : await takeRecoveryCode(ctx, userId, code);
  if (isRight) return 'right';
  if (counted.errorNum === most) await tellSecondFactorGuessed(ctx, userId, most);
  return 'wrong';
}

/** Where the secret belongs that is kept encrypted. */
export function placeOfSecret({ tenant }: Context, userId: string): string {
  return `totp:${tenant.id}:${userId}`;
}

function countGuess(ctx: Context, userId: string) {
  const since = lockedSince(ctx);
  return confirmed(ctx, userId)
    .set({
      errorNum: sql<number>`case when error_last_time < ${since} then 1 else error_num + 1 end`,
      errorLastTime: ctx.now,
    })
    .where((eb) => eb.or([eb('errorNum', '<', most), eb('errorLastTime', '<', since)]))
    .returning(['sealedSecret', 'errorNum'])
    .executeTakeFirst();
}

async function takeDigits(ctx: Context, userId: string, sealedSecret: string, digits: string): Promise<boolean> {
  const secret = await decryptText(ctx.host.secret, placeOfSecret(ctx, userId), sealedSecret);
  const step = secret === null ? null : stepOf(secret, digits, ctx.now);
  if (step === null) return false;
  const taken = await confirmed(ctx, userId)
    .set({ lastStep: String(step), errorNum: 0 })
    .where('sealedSecret', '=', sealedSecret)
    .where('lastStep', '<', String(step))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

async function takeRecoveryCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const hash = await hashRecoveryCode(code);
  const taken = await confirmed(ctx, userId)
    .set({ recoveryHashes: sql<string[]>`array_remove(recovery_hashes, ${hash}::text)`, errorNum: 0 })
    .where(sql<boolean>`${hash} = any(recovery_hashes)`)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

function confirmed(ctx: Context, userId: string) {
  return tenantDb(ctx).updateTable('totp').where('userId', '=', userId).where('confirmedTime', 'is not', null);
}
