import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { digest } from '../../../../core/tokens.ts';
import { giveBackToAddress, takeFromAddress } from '../../../identity/password/address-limit.ts';

/** Without what looks alike. Thirty: a byte below 240 falls on each of them as often. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const shortLength = 8;

/** A code that somebody can read to others and type, from the platform's secure generator. */
export function shortCode(): string {
  let code = '';
  while (code.length < shortLength) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 240) code += letters.charAt(byte % letters.length);
  }
  return code;
}

/** Whether an `entry_invitation invitation` is opened by a code: that of a link, or one that was typed, in any case and with gaps. */
export async function openedBy(code: string) {
  if (isShort(code)) return sql<boolean>`invitation.short_hash = ${await digest(typed(code))}`;
  return sql<boolean>`invitation.code_hash = ${await digest(code)}`;
}

function typed(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}

function isShort(code: string): boolean {
  return typed(code).length === shortLength;
}

/**
 * Short codes, 30 to the power of 8, may be tried 30 times in a minute by a person who is signed in, and from the address of those who are
 * not: one of a thousand is found in forty years. Codes that open something are not counted, nor those of links, which are too long to be
 * guessed.
 */
export async function countMisses<T>(ctx: Context, code: string, open: () => Promise<T>): Promise<T> {
  if (!isShort(code)) return open();
  await takeFromAddress(ctx, 'shortCode', { most: 30, seconds: 60 });
  try {
    const answer = await open();
    await giveBackToAddress(ctx, 'shortCode');
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.status !== 404) await giveBackToAddress(ctx, 'shortCode');
    throw error;
  }
}
