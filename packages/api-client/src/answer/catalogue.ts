import type { ApiErrorKind } from './api-error.ts';

export interface Refusal {
  client: 'authority' | 'platform';
  /** Whether the operation needs no session. */
  isOpen: boolean;
  /** HTTP status. */
  status: number;
  /** Code of the envelope, absent when the body is none. */
  code: number | undefined;
}

/** The error catalogue of both clients (specification §8): what a refusal means. */
export function kindOfRefusal({ client, isOpen, status, code }: Refusal): ApiErrorKind {
  // An open call has no session that could end: 40006 from the sign-in call is a wrong name or password.
  if (!isOpen && sessionCodes.has(code ?? 0)) return 'signedOut';
  // The second client returns to sign-in on 403 too, unless the envelope says that the caller is known but not allowed.
  const isKnownCaller = code === 403 || (code ?? 0) < 0;
  if (status === 403 && client === 'platform' && !isOpen && !isKnownCaller) return 'signedOut';
  return status >= 200 && status < 300 ? kindOfCode(code) : kindOfStatus(status);
}

/** Codes with which the platform ends a session (`platform-api` §1.2). */
const sessionCodes = new Set([40000, 40001, 40002, 40003, 40005, 40006, 40008, 40009]);

function kindOfStatus(status: number): ApiErrorKind {
  return kinds[status] ?? (status >= 400 && status < 500 ? 'invalid' : 'server');
}

/** Older servers answer every refusal with status 200 and put the reason into the code. */
function kindOfCode(code = 0): ApiErrorKind {
  return kinds[code] ?? 'invalid';
}

/** By HTTP status, and by those codes of envelopes that are none. */
const kinds: Record<number, ApiErrorKind> = {
  [-2]: 'unavailable',
  [-1]: 'server',
  0: 'server',
  200: 'server',
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  429: 'tooMany',
  500: 'server',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};
