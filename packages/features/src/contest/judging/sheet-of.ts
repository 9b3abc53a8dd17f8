import { isApiError } from '@saiwu/api-client';
import type { Sheet } from '../answers.ts';

/**
 * The sheet as it stands on the server, out of a refusal for a stale version or since it was handed in elsewhere; null for any other
 * failure.
 */
export function sheetOf(failure: unknown): Sheet | null {
  if (!isApiError(failure) || failure.kind !== 'conflict' || failure.current === undefined || failure.current === null) return null;
  const sheet = failure.current as Sheet; // the server sends the sheet as it stands
  // what bars every sheet, as the deadline, comes with it too
  return failure.code === stale || sheet.submittedTime !== null ? sheet : null;
}

/** The envelope's code of a refusal for a stale version. */
const stale = 409;
