import { z } from 'zod';

/** One act that a record may be put through, and the reason where it may not. */
export const action = z.object({ act: z.string(), isAllowed: z.boolean(), reason: z.string().nullable() });
