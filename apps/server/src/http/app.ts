import { furtherPermissions, openapiDocument } from '@saiwu/openapi';
import { Hono } from 'hono';
import type { AppEnvironment } from './app-environment.ts';
import { asRefusal } from './answers/as-refusal.ts';
import { authenticate } from './guards/authenticate.ts';
import { createArrivals } from './bodies/arrivals.ts';
import { openIntake } from './bodies/intake.ts';
import { describeError } from '../core/describe-error.ts';
import { failure } from './answers/envelope.ts';
import { firstField } from './answers/first-field.ts';
import { mountResumableUpload } from './resumable-upload.ts';
import { handlers } from '../wiring/all-handlers.ts';
import { waysInPieces } from '../wiring/ways-in-pieces.ts';
import type { Host } from '../core/host.ts';
import { languageOf, sayIn } from '../core/language.ts';
import { clientAddressBehind } from '../services/limits/client-address.ts';
import { createGate } from './guards/gate.ts';
import { openContext } from './open-context.ts';
import { maskedText } from '../services/logs/mask.ts';
import { mountContract } from './pipeline.ts';
import { ownOriginFor } from './guards/own-origin.ts';
import { operationQueue } from '../core/operation-queue.ts';
import { createReadiness } from './readiness.ts';
import { forbidden, notFound } from '../core/common-refusals.ts';
import { statusOf } from './answers/status-of.ts';
import { createTenantReader } from './guards/tenant-of-request.ts';
import { randomText } from '../core/tokens.ts';

const always = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

/**
 * The whole API as a `fetch` function: it runs on Node behind a socket and in a browser worker behind a message port.
 * Bindings may carry `ip`, the address of the caller as the host saw it.
 */
export function createApp(host: Host): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>({ strict: false });
  const readTenant = createTenantReader(host);
  const arrivals = createArrivals();
  const addressOf = clientAddressBehind(host.settings.trustedProxies ?? []);
  const originOf = ownOriginFor(host.settings);

  app.use(async (exchange, next) => {
    const started = performance.now();
    exchange.set('requestId', randomText(12));
    exchange.set('ip', addressOf(exchange.env?.ip ?? '127.0.0.1', exchange.req.header('x-forwarded-for')));
    exchange.set('origin', originOf(exchange));
    exchange.set('tenantOf', () => readTenant(exchange));
    const intake = openIntake(exchange.req, exchange.get('ip'), arrivals);
    exchange.set('intake', intake);
    await next();
    intake.over();
    host.metrics.request(exchange.get('operation') ?? null, exchange.res.status, (performance.now() - started) / 1000);
    // on the answer as it is: `exchange.header` would make another one of it each time
    const { headers } = exchange.res;
    headers.set('x-request-id', exchange.get('requestId'));
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    host.log.info(
      {
        requestId: exchange.get('requestId'),
        method: exchange.req.method,
        path: maskedText(exchange.req.path, 255),
        status: exchange.res.status,
        milliseconds: Math.round(performance.now() - started),
      },
      'request',
    );
    // its answer goes out without a body: a file or a stream that was opened for it would never be closed
    if (exchange.req.raw.method === 'HEAD') await exchange.res.body?.cancel().catch(() => undefined);
  });

  app.get('/healthz', (exchange) => exchange.json({ status: 'alive' }));
  const queue = operationQueue(host);
  const isReady = createReadiness(host.database, queue);
  app.get('/readyz', async (exchange) =>
    (await isReady()) ? exchange.json({ status: 'ready' }) : exchange.json({ status: 'not ready' }, 503),
  );
  app.use('/api/*', createGate(host));
  app.get('/api/openapi.json', async (exchange) => {
    const ctx = await openContext(exchange, host);
    const caller = await authenticate(ctx, exchange.req);
    if (!caller.authority.hasPermission([furtherPermissions.contractDocument])) throw forbidden();
    return exchange.json(openapiDocument());
  });

  host.metrics.watchQueue(queue);
  if (host.resumableUploads) for (const way of waysInPieces) mountResumableUpload(app, host, host.resumableUploads, way);
  mountContract(app, host, handlers, queue);
  app.all('/api/*', () => {
    throw notFound();
  });
  app.onError((error, exchange) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500)
      host.log.error(
        { ...describeError(error), requestId: exchange.get('requestId'), path: maskedText(exchange.req.path, 255) },
        'request failed',
      );
    const say = sayIn(languageOf(exchange.req.header('accept-language')));
    const fields =
      refusal.facts.fields && Object.fromEntries(Object.entries(refusal.facts.fields).map(([path, text]) => [path, say(text)]));
    const extra = refusal.facts.extra || fields ? { ...refusal.facts.extra, ...(fields && { fieldErrors: fields }) } : null;
    for (const [name, value] of Object.entries(refusal.facts.headers ?? {})) exchange.header(name, value);
    const operation = exchange.get('operation');
    const text = say(firstField(refusal, operation, say) ?? refusal.text);
    const { path } = exchange.req;
    return exchange.json(failure(refusal.code, text, path, host.clock.now(), extra), statusOf(refusal, operation, path));
  });
  return app;
}
