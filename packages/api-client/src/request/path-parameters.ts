import { ApiError } from '../answer/api-error.ts';
import type { OperationId } from '../operation.ts';

/**
 * Refuses a value that would not stay in its place: of `.` and `..`, which no encoding changes, a browser makes another path, and so
 * another operation; an empty one leaves its place out.
 *
 * @throws {ApiError} `invalid`
 */
export function refuseUnfitPath(operationId: OperationId, path: Readonly<Record<string, unknown>> = {}): void {
  for (const [name, value] of Object.entries(path))
    if (unfit.has(value))
      throw new ApiError({ kind: 'invalid', operationId, cause: new Error(`path parameter ${name}: ${JSON.stringify(value)}`) });
}

const unfit = new Set<unknown>(['', '.', '..', null, undefined]);
