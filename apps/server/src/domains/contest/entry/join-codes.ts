import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { digest } from '../../../core/tokens.ts';
import { giveBackToAddress, takeFromAddress } from '../../identity/password/address-limit.ts';

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
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase();
  if (typed.length === shortLength) return sql<boolean>`invitation.short_hash = ${await digest(typed)}`;
  return sql<boolean>`invitation.code_hash = ${await digest(code)}`;
}

/** Nobody finds a code by trying: so many that open nothing, a minute, for one address. Whoever has one is not counted: a campus may have one address. */
export async function countMisses<T>(ctx: Context, open: () => Promise<T>): Promise<T> {
  await takeFromAddress(ctx, 'invitation', { most: 30, seconds: 60 });
  try {
    const answer = await open();
    await giveBackToAddress(ctx, 'invitation');
    return answer;
  } catch (error) {
    if (error instanceof Refusal && error.status !== 404) await giveBackToAddress(ctx, 'invitation');
    throw error;
  }
}
