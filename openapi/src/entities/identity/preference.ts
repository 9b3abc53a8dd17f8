import { z } from 'zod';
import { atMostKilobytes } from '../../rules.ts';

/** What an arrangement is kept under: `table:parameter`. */
export const preferenceKey = z.string().regex(/^[\w.:-]{1,100}$/, 'rule.preferenceKey');

/** What somebody has arranged. Without a value, or with null, the key is forgotten. */
export const preferenceSave = z.object({
  key: preferenceKey,
  value: atMostKilobytes(z.unknown().optional(), 32),
});
