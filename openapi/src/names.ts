import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The names of an enumeration's codes: none missing, none too many. Answers carry the name in the reader's language, filters and forms
 * offer it, cells of sheets hold it. The names are beside the schemas, not among them: `emit.ts` reads those in plain Node, where no
 * macro runs.
 */
export type Names<Codes extends readonly string[]> = Record<Codes[number], MessageDescriptor>;

/** Whether a row is switched on. */
export const stateNames = { true: msg`启用`, false: msg`禁用` };
