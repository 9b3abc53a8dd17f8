import { ApiError } from './api-error.ts';
import type { OperationId } from './operation.ts';

/**
 * Refuses a value that would not stay in its place: of `.` and `..`, which no encoding changes, a browser makes another path, and so another
 * operation; an empty one leaves its place out.
 *
 * @throws {ApiError} `invalid`
 */
export function refuseUnfitPath(operationId: OperationId, path: Readonly<Record<string, unknown>> = {}): void {
  const unfit = Object.entries(path).find(([, value]) => ['', '.', '..'].includes(String(value ?? '')));
  if (unfit)
    throw new ApiError({ kind: 'invalid', operationId, cause: new Error(`path parameter ${unfit[0]}: ${JSON.stringify(unfit[1])}`) });
}
