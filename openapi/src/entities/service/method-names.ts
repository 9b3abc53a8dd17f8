import { msg } from '@lingui/core/macro';
import type { Names } from '../../names.ts';
import { ruleMethods } from './limit.ts';
import { httpMethods } from './opt-log.ts';

export const httpMethodNames = asWritten(httpMethods);

export const ruleMethodNames: Names<typeof ruleMethods> = { ...asWritten(ruleMethods), ALL: msg`所有` };

/** Codes that are their own names in every language. */
function asWritten<const Codes extends readonly string[]>(codes: Codes) {
  return Object.fromEntries(codes.map((code) => [code, { id: code, message: code }])) as Names<Codes>; // fromEntries forgets the keys
}
