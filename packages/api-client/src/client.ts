import { ApiError, isApiError } from './answer/api-error.ts';
import { bearerHeaders } from './session/bearer.ts';
import { createClock, type Clock } from './request/clock.ts';
import type { ListenOptions } from './events/event-stream.ts';
import type { AnswerOf, AnyInput, InputArgument, OperationId, OperationIdOf, StreamId } from './operation.ts';
import { factsOf } from './operation-facts.ts';
import { refuseUnfitPath } from './request/path-parameters.ts';
import { type Asker, createSessionKeeper, type RefreshAnswer, type SessionKeeper } from './session/refresh.ts';
import type { SessionPort } from './session/session.ts';
import { createTransport, type Send } from './request/transport.ts';

export interface ClientOptions {
  /** Where the API stands: `/api` in a browser, absolute elsewhere. */
  baseUrl: string;
  /** Default: the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Where the session lives. Clients with the same port share its refresh and its end. */
  session: SessionPort;
  /** BCP 47 language in which the server is to answer. */
  language(): string;
  /** Code of the tenant that a session or a sign-in belongs to; null or absent where there is only one. */
  tenant?(): string | null;
  /** Told of each failed call, except aborted ones, quiet ones, and the end of the session, which goes to `session.end`. */
  onFailure?(error: ApiError): void;
  /** Local time in epoch milliseconds. Default `Date.now`. */
  now?(): number;
}

export interface Client<Id extends OperationId> {
  /**
   * Calls an operation of the contract: `call('role.page', { body })`. Resolves to the envelope's `data`, or to a file.
   *
   * @throws {ApiError} on every failure
   */
  call: <Called extends Id>(operationId: Called, ...input: InputArgument<Called>) => Promise<AnswerOf<Called>>;
  /**
   * Follows a stream of events, over `fetch` and with the session as `call` has it, and opens it again when it breaks.
   *
   * @returns resolves when the caller's signal aborts
   * @throws {ApiError} when the server refuses it for good: signed out, not allowed, not offered (501)
   */
  listen: <Called extends StreamId & Id>(operationId: Called, options: ListenOptions<Called>) => Promise<void>;
  /**
   * Where the API stands and what a call would carry now, the token refreshed when it is about to end: for protocols that `call` does not
   * speak, such as resumable upload.
   *
   * @throws {ApiError} when the session has ended
   */
  connection: () => Promise<{ baseUrl: string; headers: Record<string, string> }>;
  /**
   * Renews the session whatever time is left: new tokens, kept at once, and who the person is now. One at a time over all tabs, like every
   * refresh.
   *
   * @throws {ApiError} when the server refuses or does not answer; what then becomes of the session is the caller's decision
   */
  renewSession: () => Promise<AnswerOf<'session.signIn'>>;
  /** Resolves when no call of this client is under way, well or not: before the session ends, so that what is being saved is. */
  settled: () => Promise<void>;
  /** The server's time in epoch milliseconds, as far as its answers have told. */
  serverNow: () => number;
}

/** A client for all operations; each goes out through the HTTP client that the contract names for it. */
export function createClient(options: ClientOptions): Client<OperationId> {
  const now = () => (options.now ? options.now() : Date.now());
  const known = companions.get(options.session);
  const clock = known?.clock ?? createClock(now);
  const send = createTransport({
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    language: () => options.language(),
    tenant: () => options.tenant?.() ?? null,
    now,
    clock,
  });
  const keeper = known?.keeper ?? createSessionKeeper({ session: options.session, now: clock.now, refresh: refreshBy(send) });
  companions.set(options.session, { clock, keeper });
  const heldToken = () => options.session.read()?.token ?? null;
  const underWay = new Set<Promise<unknown>>();

  function call(operationId: OperationId, input: AnyInput = {}): Promise<unknown> {
    const called = reported(operationId, input).finally(() => underWay.delete(called));
    underWay.add(called);
    return called;
  }

  async function reported(operationId: OperationId, input: AnyInput): Promise<unknown> {
    // before anything is waited for: the call is of whoever is signed in now
    const token = heldToken();
    try {
      refuseUnfitPath(operationId, input.path);
      const { access, method } = await factsOf(operationId);
      if (access === 'open') return await send(operationId, input, null);
      return await sendSigned(send, keeper, { token, isWrite: method !== 'GET' }, operationId, input);
    } catch (error) {
      if (isApiError(error) && isReported(error, input)) options.onFailure?.(error);
      throw error;
    }
  }

  return {
    call: call as Client<OperationId>['call'], // the types of input and answer come from the schema of the operation that is called
    listen: async (operationId, listening) => {
      // Not with the sign-in page.
      const { listen } = await import('./events/event-stream.ts');
      return listen((signal) => call(operationId, { signal, isQuiet: true }) as Promise<ReadableStream<Uint8Array>>, listening); // what a StreamId answers
    },
    connection: async () => ({
      baseUrl: options.baseUrl,
      headers: {
        ...bearerHeaders('platform', await keeper.freshToken({ token: heldToken(), isWrite: true }), options.tenant?.() ?? null),
        'Accept-Language': options.language(),
      },
    }),
    renewSession: () => keeper.renewNow() as Promise<AnswerOf<'session.signIn'>>, // a refresh is a sign-in, and answers the same
    settled: async () => void (await Promise.allSettled(underWay)),
    serverNow: clock.now,
  };
}

/** The first client of the specification: sign-in, refresh, sign-out, menu and visible resources. 10 s, only status 200 is success. */
export function createAuthorityClient(options: ClientOptions): Client<OperationIdOf<'authority'>> {
  return createClient(options);
}

/** The second client of the specification: everything else. 30 s, a `ts` in the query, the token in a header of its own. */
export function createPlatformClient(options: ClientOptions): Client<OperationIdOf<'platform'>> {
  return createClient(options);
}

const companions = new WeakMap<SessionPort, { clock: Clock; keeper: SessionKeeper }>();

function refreshBy(send: Send) {
  return async (refreshToken: string) => {
    const answer = await send('session.signIn', { body: { grant_type: 'refresh_token', refresh_token: refreshToken } }, null);
    return answer as RefreshAnswer; // the contract's answer to `session.signIn`
  };
}

/** Sends with the session's token; a refusal that names the session is tried once more with a newer token, where there is one. */
async function sendSigned(send: Send, keeper: SessionKeeper, asker: Asker, operationId: OperationId, input: AnyInput): Promise<unknown> {
  const token = await orAborted(keeper.freshToken(asker), operationId, input.signal);
  // nobody is signed in any more: the server could only refuse
  if (token === null) throw new ApiError({ kind: 'signedOut', operationId });
  try {
    return await send(operationId, input, token);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    const next = await orAborted(keeper.recover(asker, token, error), operationId, input.signal);
    return await sendAgain(send, keeper, operationId, input, next);
  }
}

async function sendAgain(send: Send, keeper: SessionKeeper, operationId: OperationId, input: AnyInput, token: string): Promise<unknown> {
  try {
    return await send(operationId, input, token);
  } catch (error) {
    if (isSignedOut(error)) keeper.end(token, error);
    throw error;
  }
}

/** What others wait for too goes on; whoever has left does not wait for it. */
async function orAborted<T>(waiting: Promise<T>, operationId: OperationId, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return waiting;
  let leave = () => {};
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new ApiError({ kind: 'aborted', operationId, cause: signal.reason }));
  });
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  try {
    return await Promise.race([waiting, left]);
  } finally {
    signal.removeEventListener('abort', leave);
    waiting.catch(() => undefined);
  }
}

function isSignedOut(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'signedOut';
}

function isReported(error: ApiError, input: AnyInput): boolean {
  return !input.isQuiet && error.kind !== 'aborted' && error.kind !== 'signedOut';
}
