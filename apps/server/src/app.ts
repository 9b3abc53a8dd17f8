import { msg } from '@lingui/core/macro';
import { openapiDocument, type OperationId } from '@saiwu/openapi';
import { Hono } from 'hono';
import { authenticate } from './authenticate.ts';
import { createArrivals } from './bodies/arrivals.ts';
import { type Intake, openIntake } from './bodies/intake.ts';
import type { Tenant } from './context.ts';
import { isConnectionLoss } from './database/connection-loss.ts';
import { failure } from './envelope.ts';
import { mountResumableUpload } from './files/resumable-upload.ts';
import { handlers } from './handlers.ts';
import type { Host } from './host.ts';
import { languageOf, sayIn } from './language.ts';
import { clientAddressBehind } from './limits/client-address.ts';
import { createGate } from './limits/gate.ts';
import { openContext } from './open-context.ts';
import { mountContract } from './pipeline.ts';
import { createQueue } from './queue.ts';
import { createReadiness } from './readiness.ts';
import { Refusal } from './refusal.ts';
import { forbidden, notFound, notNow } from './refusals.ts';
import { createTenantReader } from './tenant.ts';
import { randomText } from './tokens.ts';

export interface AppEnvironment {
  Variables: {
    requestId: string;
    ip: string;
    tenantOf(): Promise<Tenant>;
    intake: Intake;
    /** Set once a path has found its operation. */
    operation?: OperationId;
  };
  Bindings: { ip?: string };
}

/**
 * The whole API as a `fetch` function: it runs on Node behind a socket and in a browser worker behind a message port.
 * Bindings may carry `ip`, the address of the caller as the host saw it.
 */
export function createApp(host: Host): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>({ strict: false });
  const readTenant = createTenantReader(host);
  const arrivals = createArrivals();
  const addressOf = clientAddressBehind(host.settings.trustedProxies ?? []);

  app.use(async (exchange, next) => {
    const started = performance.now();
    exchange.set('requestId', randomText(12));
    exchange.set('ip', addressOf(exchange.env?.ip ?? '127.0.0.1', exchange.req.header('x-forwarded-for')));
    exchange.set('tenantOf', () => readTenant(exchange));
    const intake = openIntake(exchange.req, exchange.get('ip'), arrivals);
    exchange.set('intake', intake);
    await next();
    intake.over();
    host.metrics.request(exchange.get('operation') ?? null, exchange.res.status, (performance.now() - started) / 1000);
    exchange.header('x-request-id', exchange.get('requestId'));
    exchange.header('cache-control', 'no-store');
    exchange.header('x-content-type-options', 'nosniff');
    exchange.header('referrer-policy', 'no-referrer');
    host.log.info(
      {
        requestId: exchange.get('requestId'),
        method: exchange.req.method,
        path: exchange.req.path,
        status: exchange.res.status,
        milliseconds: Math.round(performance.now() - started),
      },
      'request',
    );
    // its answer goes out without a body: a file or a stream that was opened for it would never be closed
    if (exchange.req.raw.method === 'HEAD') await exchange.res.body?.cancel().catch(() => undefined);
  });

  app.get('/healthz', (exchange) => exchange.json({ status: 'alive' }));
  const queue = host.database.kind === 'embedded' ? createQueue(32, 256) : createQueue(200, 2000);
  const isReady = createReadiness(host.database, queue);
  app.get('/readyz', async (exchange) =>
    (await isReady()) ? exchange.json({ status: 'ready' }) : exchange.json({ status: 'not ready' }, 503),
  );
  app.use('/api/*', createGate(host));
  app.get('/api/openapi.json', async (exchange) => {
    const ctx = await openContext(exchange, host);
    const caller = await authenticate(ctx, exchange.req);
    if (!caller.authority.hasPermission(['developer:api:view'])) throw forbidden();
    return exchange.json(openapiDocument());
  });

  host.metrics.watchQueue(queue);
  if (host.resumableUploads) mountResumableUpload(app, host, host.resumableUploads);
  mountContract(app, host, handlers, queue);
  app.all('/api/*', () => {
    throw notFound();
  });
  app.onError((error, exchange) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500)
      host.log.error({ error: describeError(error), requestId: exchange.get('requestId'), path: exchange.req.path }, 'request failed');
    const say = sayIn(languageOf(exchange.req.header('accept-language')));
    const fields =
      refusal.facts.fields && Object.fromEntries(Object.entries(refusal.facts.fields).map(([path, text]) => [path, say(text)]));
    const extra = refusal.facts.extra || fields ? { ...refusal.facts.extra, ...(fields && { fieldErrors: fields }) } : null;
    for (const [name, value] of Object.entries(refusal.facts.headers ?? {})) exchange.header(name, value);
    return exchange.json(failure(refusal.code, say(refusal.text), exchange.req.path, host.clock.now(), extra), refusal.status);
  });
  return app;
}

/** Whatever was thrown, as an answer: the database's own complaints become words that a user can act on. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '23505') return new Refusal(409, -4, msg`已有相同的数据`);
  if (code === '23503') return notNow(msg`这条数据还在被使用`);
  if (unfit.has(code)) return new Refusal(400, -3, msg`参数类型解析异常`);
  if (passing.has(code) || isConnectionLoss(error))
    return new Refusal(503, -2, msg`系统维护中，请稍后再试~`, { headers: { 'Retry-After': '5' } });
  return new Refusal(500, -1, msg`系统繁忙，请稍后再试~`);
}

/** Stopped after too long, chosen to end a deadlock, lost against another transaction: the same may succeed a moment later. */
const passing = new Set(['57014', '40P01', '40001']);

/** Values that pass as text and fit no column: a NUL character, an id beyond 64 bits, a time before the first year. */
const unfit = new Set(['22021', '22P05', '22003', '22007', '22008']);

function describeError(error: unknown): object {
  return error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { message: String(error) };
}
