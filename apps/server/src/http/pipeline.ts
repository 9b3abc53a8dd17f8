import { bodyLimitOf, contract, events, file, isWrite, type Operation, type OperationId, usualBody } from '@saiwu/openapi';
import type { Context as Exchange, Hono } from 'hono';
import { answerOnce, readRequestKey } from '../rows/answer-once.ts';
import { asRefusal } from './answers/as-refusal.ts';
import { authenticate } from './guards/authenticate.ts';
import { createUploads } from './bodies/uploads.ts';
import type { Context } from '../core/context.ts';
import { besideOf, success } from './answers/envelope.ts';
import { answerEvents } from './answers/event-answer.ts';
import { answerFile } from './answers/file-answer.ts';
import type { Handlers } from '../core/handlers.ts';
import type { Host } from '../core/host.ts';
import { admit } from '../domains/identity/session/admission/admission.ts';
import { openContext } from './open-context.ts';
import { recordOperation } from './operation-log.ts';
import type { Queue } from '../core/queue.ts';
import { nest, readBody } from './bodies/read-body.ts';
import { type Input, readInput } from './read-input.ts';
import { forbidden } from '../core/common-refusals.ts';
import { Refusal } from '../core/refusal.ts';
import { refuseNewerPhones } from '../services/parameters/newer-phones.ts';
import { readAhead } from '../formats/sheets/read-upload.ts';
import type { AppEnvironment } from './app-environment.ts';

/**
 * Puts every operation of the contract on the app, each behind the same steps: authenticate → permission → validate →
 * transaction → handler → operation log → envelope. Closed by default: an operation without `access` stops the start.
 */
export function mountContract(app: Hono<AppEnvironment>, host: Host, handlers: Handlers, queue: Queue): void {
  const uploads = createUploads();
  for (const [id, operation] of fixedPathsFirst()) {
    if (!operation.access) throw new Error(`operation ${id} names no access`);
    const path = `/api${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    app.on(operation.method, path, async (exchange) => {
      exchange.set('operation', id);
      // whoever sends slowly holds no place, and no moment: a body is there before the request stands in line
      const answerWith = (body: () => unknown) => {
        exchange.set('arrived', host.clock.now());
        return queue.run(() => answer(exchange, host, id, operation, handlers, body));
      };
      if (!operation.body) return answerWith(() => undefined);
      const type = exchange.req.header('content-type') ?? '';
      if (operation.encoding === 'multipart' && /^multipart\/form-data *(;|$)/i.test(type)) {
        const ctx = await queue.run(() => letIn(exchange, host, id, operation));
        const pieces = exchange.get('intake').pieces(bodyLimitOf(operation));
        return uploads.keep(ctx, type, pieces, (entries) => answerWith(() => nest(entries)));
      }
      const content = await exchange.get('intake').bytes(Math.min(bodyLimitOf(operation), usualBody));
      return answerWith(() => readBody(type, content));
    });
  }
}

async function answer(
  exchange: Exchange<AppEnvironment>,
  host: Host,
  id: OperationId,
  operation: Operation,
  handlers: Handlers,
  body: () => unknown,
): Promise<Response> {
  const started = performance.now();
  const ctx = await calledContext(exchange, host, operation);
  let input: Input | undefined;
  let before: object | undefined;
  const was = (row: object) => void (before = row);
  let guest: { id: string; name: string } | undefined;
  const entered = (user: { id: string; name: string }) => void (guest = user);
  let isRevealing = false;
  const revealed = () => void (isRevealing = true);
  const record = (outcome: { data: unknown } | { error: unknown }) => {
    const milliseconds = performance.now() - started;
    return recordOperation(ctx, { id, operation, input, uri: exchange.req.path, guest, before, outcome, milliseconds });
  };
  try {
    if (operation.access !== 'open') await admit(ctx, operation);
    refuseForeignOrigin(exchange, operation);
    input = readInput(exchange.req, operation, await body());
    if (operation.query) await refuseNewerPhones(ctx, operation.query, input.query);
    if (operation.body) await refuseNewerPhones(ctx, operation.body, input.body);
    const requestKey = operation.takesKey ? await readRequestKey(exchange.req.header('idempotency-key'), id, input) : null;
    let extra: Record<string, unknown> | null = null;
    const tell = (facts: object) => void (extra = { ...extra, ...facts });
    const data = await run({ ...ctx, requestKey, tell, was, entered, revealed }, id, operation, input, handlers);
    if (isLogged(operation)) await record({ data });
    // what was masked for others is not for the log either
    else if (isRevealing) await record({ data: null });
    if (operation.answer === events) return answerEvents(data);
    const answer =
      operation.answer === file ? answerFile(data) : exchange.json({ ...success(data, host.clock.now(), extra), ...besideOf(id, data) });
    const passedOver = extra?.['passedOver'];
    if (typeof passedOver === 'number') answer.headers.set('x-passed-over', String(passedOver)); // a file has no envelope to say it in
    return answer;
  } catch (error) {
    if (ctx.caller && (isLogged(operation) || isTelling(error))) await record({ error });
    throw error;
  }
}

/**
 * Lets in whoever may call an operation whose body is kept somewhere: nothing is taken from anybody else. Both guards stand again when it
 * is answered. Whoever tries what they may not leaves a row in the log.
 */
export async function letIn(exchange: Exchange<AppEnvironment>, host: Host, id: OperationId, operation: Operation): Promise<Context> {
  const started = performance.now();
  const ctx = await signedIn(await openContext(exchange, host), exchange);
  try {
    await admit(ctx, operation);
    refuseForeignOrigin(exchange, operation);
    return ctx;
  } catch (error) {
    const milliseconds = performance.now() - started;
    if (isLogged(operation) || isTelling(error))
      await recordOperation(ctx, { id, operation, input: undefined, uri: exchange.req.path, outcome: { error }, milliseconds });
    throw error;
  }
}

/** What is known of a request to an operation, with who calls where it wants to know. */
async function calledContext(exchange: Exchange<AppEnvironment>, host: Host, operation: Operation): Promise<Context> {
  const ctx = await openContext(exchange, host);
  if (operation.access !== 'open') return signedIn(ctx, exchange);
  return operation.knowsCaller ? recognise(ctx, exchange, operation) : ctx;
}

async function signedIn(ctx: Context, exchange: Exchange<AppEnvironment>): Promise<Context> {
  return { ...ctx, caller: await authenticate(ctx, exchange.req) };
}

/** Who calls an open operation, if it is somebody: whoever could not call others is nobody here. */
async function recognise(ctx: Context, exchange: Exchange<AppEnvironment>, operation: Operation): Promise<Context> {
  try {
    const called = await signedIn(ctx, exchange);
    await admit(called, operation);
    return called;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return ctx;
  }
}

/** A browser names the page's origin on every write; one from elsewhere is turned away, whatever token it carries. */
export function refuseForeignOrigin(exchange: Exchange<AppEnvironment>, operation: Operation): void {
  const origin = exchange.req.header('origin');
  if (!isWrite(operation) || !origin) return;
  if (!URL.canParse(origin) || new URL(origin).host !== exchange.req.header('host')) throw forbidden();
}

async function run(ctx: Context, id: OperationId, operation: Operation, input: Input, handlers: Handlers): Promise<unknown> {
  // each handler takes exactly the input that its own operation's schemas have just produced
  const handler = handlers[id] as (ctx: Context, input: Input) => Promise<unknown>; // see above
  if (operation.effect !== 'write') return handler(ctx, input);
  // of writes, only imports come with a file
  if (operation.encoding === 'multipart') await readAhead(ctx, input.body);
  return answerOnce(ctx, (ctx) => handler(ctx, input));
}

function isLogged(operation: Operation): boolean {
  return isWrite(operation) && operation.isUnlogged !== true;
}

/** Somebody tried what they may not, or met what nobody foresaw: worth a row, whatever it was. */
function isTelling(error: unknown): boolean {
  const { status } = asRefusal(error);
  return status === 403 || status === 500;
}

/** `/user/check` has to stand before `/user/{id}`. */
function fixedPathsFirst(): [OperationId, Operation][] {
  const entries = Object.entries(contract) as [OperationId, Operation][]; // the contract's own keys
  return entries.toSorted(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length);
}
