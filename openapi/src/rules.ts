import { z } from 'zod';

/**
 * The named rules of the specification (§5). A rule's error is a code (`rule.…`, parameters behind colons);
 * `messages.ts` turns it into words.
 */

/** An id: a 64-bit number as text, because JSON numbers end at 2^53. */
export const id = z.string().regex(/^[1-9]\d{0,18}$/, 'rule.id');

/** A parent or organisation reference; 0 means top level. */
export const parentId = z.string().regex(/^(0|[1-9]\d{0,18})$/, 'rule.id');

/** Required text of `min` to `max` characters, spaces at the ends cut off. */
export function text(min: number, max: number) {
  const error = min <= 1 ? `rule.max:${max}` : `rule.range:${min}:${max}`;
  return z
    .string()
    .trim()
    .min(min, min <= 1 ? 'rule.required' : error)
    .max(max, error);
}

/** Text that may be absent or empty, at most `max` characters. */
export function optionalText(max: number) {
  return z.string().trim().max(max, `rule.max:${max}`).nullish();
}

/** Mainland mobile numbers as the specification lists them: 13x, 15x, 17x, 18x, 145, 147, then eight digits. Replace it where numbers of newer ranges are in use. */
export const phonePattern = /^(13\d|15\d|17\d|18\d|14[57])\d{8}$/;

export const phone = z.string().regex(phonePattern, 'rule.phone');

export const email = z.email('rule.email').max(255, 'rule.max:255');

/** A username-like value: letters, digits and underscore. */
export const username = text(1, 30).regex(/^\w+$/, 'rule.username');

/** The default password policy of the specification (6 to 20 characters); a parameter can raise it on the server. */
export const password = z.string().min(6, 'rule.range:6:20').max(20, 'rule.range:6:20');

/** An integer greater than zero, at most `max`. */
export function count(max: number) {
  return z.int('rule.count').min(1, 'rule.count').max(max, `rule.most:${max}`);
}

/** An instant on the wire: `yyyy-MM-dd HH:mm:ss` in the tenant's zone. */
export const dateTime = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'rule.dateTime');

/** A decimal number as text, for scores: exact, never a binary float. */
export const decimal = z.string().regex(/^\d{1,6}(\.\d{1,4})?$/, 'rule.decimal');

/** An enumeration as it goes out: the code, and its name in the reader's language. */
export function enumeration<const T extends readonly [string, ...string[]]>(codes: T) {
  return z.object({ code: z.enum(codes), desc: z.string() });
}

/** A file of a multipart body. */
export const upload = z.file('rule.file');
