import { explainIssue } from '@saiwu/openapi';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { readParameter } from './read-parameter.ts';
import { invalid } from '../../core/common-refusals.ts';

/** `138****5678`: enough to recognise, not enough to call. A number too short for that is hidden whole. */
export function maskPhone(phone: string): string {
  return phone.length < 9 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** How lists show phones: as their mask, or whole where the parameter `MaskPhones` is switched to that; null where there is none. */
export async function phonesInLists(ctx: Context): Promise<(phone: string | null) => string | null> {
  const isMasking = await readParameter(ctx, 'MaskPhones');
  return (phone) => (phone && isMasking ? maskPhone(phone) : phone || null);
}

interface Masked {
  /** Of the form, for its error. */
  field: string;
  /** The value in the database. */
  kept: string | null;
  /** How lists show that. */
  shown: readonly string[];
  /** The rule for any other value. */
  rule: z.ZodType;
}

/**
 * The new value of a masked field. Clients put the row of a list into a form as it is, so exactly the value that a list shows means
 * unchanged. Throws a 400 at the field for anything else that the rule does not take: the mask of another value, for one.
 */
export function unmasked<Given extends string | null | undefined>(
  given: Given,
  { field, kept, shown, rule }: Masked,
): Given | string | null {
  if (typeof given !== 'string' || given === '') return given;
  if (shown.includes(given)) return kept;
  const [issue] = rule.safeParse(given).error?.issues ?? [];
  if (issue) throw invalid({ [field]: explainIssue(issue) });
  return given;
}
