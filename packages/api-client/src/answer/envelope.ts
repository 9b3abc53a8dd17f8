import { ApiError } from './api-error.ts';
import { kindOfRefusal } from './catalogue.ts';
import type { OperationId } from '../operation.ts';
import type { OperationFacts } from '../operation-facts.ts';

/**
 * Opens the envelope of an answer: its `data` on success.
 *
 * @param body the parsed body, or whatever came instead of one
 * @throws {ApiError} on every refusal, and when there is no envelope
 */
export function openEnvelope(operationId: OperationId, facts: OperationFacts, response: Response, body: unknown): unknown {
  const envelope: Envelope = isRecord(body) ? body : { msg: textIn(response, body) };
  if (isSuccessStatus(facts, response.status) && isSuccess(envelope)) return envelope.data;
  throw refusalOf(operationId, facts, response, envelope);
}

/** Whether the operation's client takes this HTTP status for success: the first client 200 alone, the second any of the 2xx. */
export function isSuccessStatus({ client }: OperationFacts, status: number): boolean {
  return client === 'authority' ? status === 200 : status >= 200 && status < 300;
}

/** Fields are unknown until looked at: anything may answer in the server's place. */
interface Envelope {
  code?: unknown;
  data?: unknown;
  msg?: unknown;
  message?: unknown;
  extra?: unknown;
  isSuccess?: unknown;
}

function isSuccess({ isSuccess, code }: Envelope): boolean {
  return typeof isSuccess === 'boolean' ? isSuccess : code === 0 || code === 200;
}

function refusalOf(operationId: OperationId, { client, access }: OperationFacts, response: Response, envelope: Envelope): ApiError {
  const code = typeof envelope.code === 'number' ? envelope.code : undefined;
  const extra = isRecord(envelope.extra) ? envelope.extra : undefined;
  return new ApiError({
    kind: kindOfRefusal({ client, isOpen: access === 'open', status: response.status, code }),
    operationId,
    status: response.status,
    code,
    message: [envelope.msg, envelope.message].find((text) => typeof text === 'string') ?? '',
    fieldErrors: fieldErrorsOf(extra?.['fieldErrors']),
    current: extra?.['current'],
    extra,
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}

/** What a failed server said without an envelope. A page of a proxy is nothing to show. */
function textIn(response: Response, body: unknown): string {
  const isText = response.status >= 500 && response.headers.get('Content-Type')?.startsWith('text/plain') === true;
  return isText && typeof body === 'string' ? body.trim().slice(0, 500) : '';
}

function fieldErrorsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
