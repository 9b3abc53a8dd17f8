import type { ApiError } from './answer/api-error.ts';
import { createClient, type ClientOptions } from './client.ts';
import type { SessionTokens } from './session/session.ts';

// For tests: nothing of ours is replaced, only what lies outside, the network and the storage.

/** A `fetch` that keeps each request and answers as told. */
export function observedFetch(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request.clone());
    return answer(request);
  };
  return { requests, fetch };
}

/** A storage of one session that several clients (tabs) may share. */
export function heldSession(tokens: SessionTokens | null) {
  const held = {
    tokens,
    renewals: 0,
    ends: new Array<ApiError>(),
    read: () => held.tokens,
    renew: (next: SessionTokens) => {
      held.tokens = next;
      held.renewals += 1;
    },
    end: (reason: ApiError) => {
      held.ends.push(reason);
      held.tokens = null;
    },
  };
  return held;
}

/** A client on an observed fetch, and what it has reported. */
export function observedClient(answer: (request: Request) => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const { requests, fetch } = observedFetch(answer);
  const failures: ApiError[] = [];
  const session = heldSession({ token: 'T1', refreshToken: 'R1', expiresAt: Date.now() + 30 * 60_000 });
  const client = createClient({
    baseUrl: 'http://saiwu.test/api',
    fetch,
    session,
    language: () => 'zh',
    onFailure: (error) => failures.push(error),
    ...options,
  });
  return { ...client, requests, failures, session };
}

interface EnvelopeFacts {
  status?: number;
  code?: number;
  msg?: string;
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An answer as the server writes it. Without a code it is a success. */
export function envelope(data: unknown, { status = 200, code = 0, msg = 'ok', extra, headers }: EnvelopeFacts = {}): Response {
  const isSuccess = code === 0 || code === 200;
  const body = { code, data, msg, path: null, extra: extra ?? null, timestamp: '0', errorMsg: '', isSuccess };
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** The answer to a sign-in or refresh. */
export function tokens(token: string, refreshToken: string, headers: Record<string, string> = {}): Response {
  return envelope({ token, refreshToken, expire: '1800' }, { headers });
}

/** An answer that never comes; the request ends when it is aborted. */
export function silence(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('This operation was aborted', 'AbortError'));
    if (request.signal.aborted) abort();
    request.signal.addEventListener('abort', abort);
  });
}

/** What a promise rejects with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('the call succeeded');
}

/** An access token as the server makes it: a JSON web token that names its session; `turn` tells those of one session apart. */
export function accessToken(sessionId: string, turn: number): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [part({ alg: 'HS256' }), part({ sid: sessionId, jti: String(turn) }), 'signature'].join('.');
}
