import createFetcher from 'openapi-fetch';
import { ApiError, isApiError } from '../answer/api-error.ts';
import { bearerHeaders } from '../session/bearer.ts';
import type { Clock } from './clock.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { contentTypeOf, encodeBody } from './encode-body.ts';
import { isSuccessStatus, openEnvelope } from '../answer/envelope.ts';
import { language } from './language.ts';
import type { AnyInput, OperationId } from '../operation.ts';
import { factsOf, type OperationFacts } from '../operation-facts.ts';
import { timestamped } from './timestamp.ts';

export interface TransportOptions {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  language: () => string;
  tenant: () => string | null;
  now: () => number;
  clock: Clock;
}

/**
 * Sends one request and gives its data: what the envelope holds, a file, or a stream of events, which no deadline ends. Every failure is an
 * {@link ApiError}. Knows nothing of sessions.
 */
export type Send = (operationId: OperationId, input: AnyInput, token: string | null) => Promise<unknown>;

/** Both HTTP clients of the specification (§7); the operation says which of them sends it. */
export function createTransport(options: TransportOptions): Send {
  const requests = {
    authority: requestOf(options, {}),
    platform: requestOf(options, { querySerializer: timestamped(options.now) }),
  };

  return async function send(operationId, input, token) {
    const facts = await factsOf(operationId);
    const { client, method, path, answer, ...rest } = facts;
    const encoding = 'encoding' in rest ? rest.encoding : 'json';
    const deadline = startDeadline(input.timeoutMs ?? timeouts[client], input.signal);
    try {
      const { data, error, response } = await requests[client](method, path, {
        params: { path: input.path, query: input.query },
        ...(input.body !== undefined && { body: input.body, bodySerializer: (body: unknown) => encodeBody(encoding, body) }),
        headers: { ...contentTypeOf(encoding), ...bearerHeaders(client, token, options.tenant()), ...keyOf(facts, input) },
        parseAs: parsings[answer],
        signal: deadline.signal,
        ...(input.keepalive === true && { keepalive: true }),
      });
      const passedOver = Number(response.headers.get('X-Passed-Over'));
      if (passedOver > 0) input.onPassedOver?.(passedOver);
      const type = response.headers.get('Content-Type') ?? '';
      if (data instanceof ReadableStream && type.startsWith('text/event-stream')) return data;
      // an older server refuses a download with an envelope in the file's place
      if (data instanceof Blob && isSuccessStatus(facts, response.status) && !type.includes('application/json')) {
        const { fileAnswer } = await import('../after-sign-in.ts');
        return fileAnswer(response, data);
      }
      return openEnvelope(operationId, facts, response, data instanceof Blob ? JSON.parse(await data.text()) : (data ?? error));
    } catch (error) {
      throw isApiError(error) ? error : new ApiError({ kind: kindOfBreak(error, deadline, input.signal), operationId, cause: error });
    } finally {
      deadline.stop();
    }
  };
}

function keyOf(facts: OperationFacts, { idempotencyKey }: AnyInput): Record<string, string> {
  return idempotencyKey === undefined || !('takesKey' in facts) ? {} : { 'Idempotency-Key': idempotencyKey };
}

const parsings = { json: 'json', file: 'blob', events: 'stream' };

const timeouts = { authority: 10_000, platform: 30_000 };

function kindOfBreak(error: unknown, deadline: Deadline, signal: AbortSignal | undefined) {
  if (signal?.aborted) return 'aborted';
  if (deadline.isPassed()) return 'timeout';
  return error instanceof SyntaxError ? 'server' : 'network';
}

type UntypedRequest = (method: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

function requestOf(
  { baseUrl, fetch, language: read, clock }: TransportOptions,
  own: { querySerializer?: (query: Record<string, unknown>) => string },
) {
  const fetcher = createFetcher({ baseUrl, fetch, ...own });
  fetcher.use(language(read), clock.middleware);
  const request: unknown = (method: never, path: never, init: never) => fetcher.request(method, path, init);
  return request as UntypedRequest; // `call` has checked the input against its operation, which openapi-fetch would do by path
}
