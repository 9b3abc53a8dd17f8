import { z } from 'zod';
import { plainPhone } from '../../text/plain-text.ts';
import { phonePattern } from '../../rules.ts';

/** Most receivers of one task. */
const most = 10_000;

/** One entry of a task's receivers. */
export interface SmsReceiver {
  phone: string;
  /** Null for a number without a name. */
  name: string | null;
}

/**
 * Reads the receivers of a task: mobile numbers, or `name<number>`, divided by commas or line breaks. Entries that cannot be read are in
 * `wrong`, a number that comes again in `twice`. Reads no further than the first entry beyond the most that a task takes.
 */
export function readReceivers(text: string): { receivers: SmsReceiver[]; wrong: string[]; twice: string[] } {
  const known = new Map<string, SmsReceiver>();
  const wrong: string[] = [];
  const twice: string[] = [];
  for (const entry of text.split(/[,，;；\n]/)) {
    const trimmed = entry.trim();
    if (trimmed === '') continue;
    if (known.size + wrong.length + twice.length > most) break;
    const [, name, bracketed] = /^([^<>]{0,50})<([^<>]{1,40})>$/.exec(trimmed) ?? [];
    const phone = plainPhone(bracketed ?? trimmed);
    if (!phonePattern.test(phone)) wrong.push(trimmed);
    else if (known.has(phone)) twice.push(phone);
    else known.set(phone, { phone, name: name?.trim() || null });
  }
  return { receivers: [...known.values()], wrong, twice };
}

const text = z
  .string()
  .trim()
  .max(most * 70, `rule.receiversMost:${most}`);

/** The receivers of a task as text; empty while it is a draft. */
export const smsReceivers = text.superRefine(check).meta({ 'x-phone': 'list' });

/**
 * The same in a change: also as a list shows them, masked and cut, which means unchanged. The server refuses a mask that it does not
 * show.
 */
export const shownReceivers = text
  .superRefine((value, context) => {
    if (!/\*{4}|…$/.test(value)) check(value, context);
  })
  .meta({ 'x-phone': 'list' });

function check(value: string, context: z.RefinementCtx): void {
  const { receivers, wrong, twice } = readReceivers(value);
  // a colon divides the parts of a rule's code
  const complain = (rule: string, what: string) =>
    context.addIssue({ code: 'custom', message: `rule.${rule}:${what.replaceAll(':', ' ').slice(0, 30)}` });
  if (wrong[0] !== undefined) complain('receiver', wrong[0]);
  else if (twice[0] !== undefined) complain('receiverTwice', twice[0]);
  else if (receivers.length > most) complain('receiversMost', String(most));
}
