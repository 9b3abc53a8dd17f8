import { z } from 'zod';

/** Names of enumerations, or types of dictionaries; an empty list asks for all. Unknown names are left out. */
export const wanted = z.array(z.string().max(64)).max(200);

/** `{ Sex: { M: '男' } }`, codes in order. */
export const enumerationMaps = z.record(z.string(), z.record(z.string(), z.string()));

/** `{ Sex: [{ label: '男', text: '男', value: 'M' }] }`: label and text are the same. */
export const optionLists = z.record(z.string(), z.array(z.object({ label: z.string(), text: z.string(), value: z.string() })));
