import { z } from 'zod';

/** What an arrangement is kept under: `table:parameter`. */
export const preferenceKey = z.string().regex(/^[\w.:-]{1,100}$/, 'rule.preferenceKey');

const mostBytes = 32 * 1024;

/** What somebody has arranged. Without a value, or with null, the key is forgotten. */
export const preferenceSave = z.object({
  key: preferenceKey,
  value: z.unknown().optional().refine(isSmall, 'rule.kilobytes:32'),
});

function isSmall(value: unknown): boolean {
  try {
    return new TextEncoder().encode(JSON.stringify(value) ?? '').length <= mostBytes;
  } catch {
    // nested too deep to be written down
    return false;
  }
}
