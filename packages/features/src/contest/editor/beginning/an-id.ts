import { z } from 'zod';

/** An id in an address: what is none is left out. */
export const anId = z
  .string()
  .regex(/^\d{1,19}$/)
  .optional();
