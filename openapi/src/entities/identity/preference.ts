import { z } from 'zod';
import { atMostKilobytes } from '../../rules.ts';

/** The key of an arrangement: `table:parameter`. */
export const preferenceKey = z.string().regex(/^[\w.:-]{1,100}$/, 'rule.preferenceKey');

/** A user's arrangement. Without a value, or with null, the key is forgotten. */
export const preferenceSave = z.object({
  key: preferenceKey,
  value: atMostKilobytes(z.unknown().optional(), 32),
});
