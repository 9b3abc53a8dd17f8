import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { digest } from '../../../core/tokens.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';
import { forgetExpired } from './forget-expired.ts';

/** What may be handed out once: answers to pictures, codes by SMS, and tickets between two steps of one sign-in. */
export interface OneTime {
  /** What it is for; one of another purpose opens nothing. */
  purpose: OneTimePurpose;
  /** To whom or what it belongs: a phone, a key that the browser chose, a session. A new one takes the place of the one before. */
  subject: string;
}

export type OneTimePurpose =
  | 'CAPTCHA'
  | 'PHONE_CAPTCHA'
  | 'RESET_CAPTCHA'
  | 'SMS_REGISTER'
  | 'SMS_RESET'
  | 'SMS_LOGIN'
  | 'SOCIAL_STATE'
  | 'SOCIAL_UNBOUND'
  | 'SECOND_FACTOR';

/** Keeps a secret, as its SHA-256 only, with what will be wanted when it comes back. Case of `secret` never matters. */
export async function keepOneTime(
  ctx: Context,
  { purpose, subject }: OneTime,
  { secret, seconds, facts = {} }: { secret: string; seconds: number; facts?: Record<string, unknown> },
): Promise<void> {
  await forgetExpired(ctx);
  const row = {
    secretHash: await hashOf(secret),
    facts: JSON.stringify(facts),
    attempts: 0,
    until: new Date(ctx.now.getTime() + seconds * 1000),
    createTime: ctx.now,
  };
  await tenantDb(ctx)
    .insertInto('oneTimeSecret')
    .values({ purpose, subject, ...row })
    .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(row))
    .execute();
}

export type Redeemed = { kind: 'right'; facts: Record<string, unknown> } | { kind: 'wrong' | 'gone' };

/**
 * Takes a secret back. Right: it is used up. Wrong: the try counts, and after `tries` of them the secret is gone (`gone`, as are an
 * unknown, a used and an expired one). A try is counted before it is compared, so parallel guesses cannot outrun the limit. Call it outside
 * of a transaction (effect `staged`): one that is undone afterwards would give the guess back.
 */
export async function redeemOneTime(ctx: Context, one: OneTime, secret: string, tries: number): Promise<Redeemed> {
  const tried = await tryOneTime(ctx, one, secret, tries);
  return tried.kind === 'right' && !(await endOneTime(ctx, one, secret)) ? { kind: 'gone' } : tried;
}

/** The same, but a right secret stays: for a ticket that is used up only when what comes with it is right too, by `endOneTime`. */
export async function tryOneTime(ctx: Context, one: OneTime, secret: string, tries: number): Promise<Redeemed> {
  const counted = await countTry(ctx, one, tries);
  if (!counted) return { kind: 'gone' };
  return counted.secretHash === (await hashOf(secret)) ? { kind: 'right', facts: counted.facts } : { kind: 'wrong' };
}

/** Uses a secret up; false where somebody else has a moment ago. */
export async function endOneTime(ctx: Context, one: OneTime, secret: string): Promise<boolean> {
  const used = await rowOf(ctx, one)
    .where('secretHash', '=', await hashOf(secret))
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

function countTry(ctx: Context, { purpose, subject }: OneTime, tries: number) {
  return tenantDb(ctx)
    .updateTable('oneTimeSecret')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('attempts', '<', tries)
    .where('until', '>', ctx.now)
    .returning(['secretHash', 'facts'])
    .executeTakeFirst();
}

function rowOf(ctx: Context, { purpose, subject }: OneTime) {
  return tenantDb(ctx).deleteFrom('oneTimeSecret').where('purpose', '=', purpose).where('subject', '=', subject);
}

function hashOf(secret: string): Promise<string> {
  return digest(secret.trim().toLowerCase());
}
