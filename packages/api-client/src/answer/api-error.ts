import type { OperationId } from '../operation.ts';

/**
 * Why a call failed.
 * - `network`: no answer came; `timeout`: it came too late; `aborted`: the caller's signal ended it
 * - `signedOut`: there is no valid session any more; `forbidden`: signed in, but not allowed
 * - `notFound`, `conflict` (somebody else changed the row: see `current`; or the row, or the caller's account, is not in a state that
 *   allows it: the message says why, `extra` what has to come first), `invalid` (refused as it stands; see `fieldErrors`), `tooMany`
 * - `unavailable`: the server is being serviced or unreachable behind a proxy; `server`: it failed
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'signedOut'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'invalid'
  | 'tooMany'
  | 'unavailable'
  | 'server';

export interface ApiErrorFacts {
  kind: ApiErrorKind;
  operationId: OperationId;
  /** HTTP status; absent when no answer came. */
  status?: number;
  /** Code of the envelope (`platform-api` §1.2); absent when there was none. */
  code?: number;
  /** The server's words in the user's language, may be empty. */
  message?: string;
  /** What is wrong with each field, by its path in the body. */
  fieldErrors?: Record<string, string>;
  /** With `conflict`: the row as it stands on the server. */
  current?: unknown;
  /** All that the envelope carries beside its reason: what `fieldErrors` and `current` are read from, and facts of single operations. */
  extra?: Record<string, unknown>;
  /** For support: the id under which the server logged the request. */
  requestId?: string;
  cause?: unknown;
}

/** The one error of every failed call. It has no words of its own: who shows it maps `kind`, unless the server sent a `message`. */
export class ApiError extends Error {
  override name = 'ApiError' as const;
  declare readonly kind: ApiErrorKind;
  declare readonly operationId: OperationId;
  declare readonly status: number | undefined;
  declare readonly code: number | undefined;
  declare readonly fieldErrors: Readonly<Record<string, string>> | undefined;
  declare readonly current: unknown;
  declare readonly extra: Readonly<Record<string, unknown>> | undefined;
  declare readonly requestId: string | undefined;

  constructor({ message = '', cause, ...facts }: ApiErrorFacts) {
    super(message, { cause });
    Object.assign(this, facts);
  }
}

/** Whether something thrown is an {@link ApiError}. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof ApiError;
}
