import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AppEnvironment } from '../app.ts';

/** Everything from our own host only, no inline scripts, no frames around us. Styles may stand inline: dialogs lock the page's scrolling with one. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The API together with the built console: one process, one origin. Every path that is no file opens the console's page. */
export function withConsole(api: Hono<AppEnvironment>, folder: string): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  app.use(compress());
  app.use(async (exchange, next) => {
    await next();
    // a file that was downloaded has a stricter one of its own
    if (!exchange.res.headers.has('content-security-policy')) exchange.header('content-security-policy', policy);
    exchange.header('x-content-type-options', 'nosniff');
    exchange.header('x-frame-options', 'DENY');
    exchange.header('referrer-policy', 'no-referrer');
    exchange.header('cross-origin-opener-policy', 'same-origin');
    exchange.header('cross-origin-resource-policy', 'same-origin');
    exchange.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
  app.use('/assets/*', async (exchange, next) => {
    await next();
    // names carry a hash of the content
    if (exchange.res.ok) exchange.header('cache-control', 'public, max-age=31536000, immutable');
  });
  const files = serveStatic({ root: relative(process.cwd(), folder) || '.' });
  app.get('/assets/*', files);
  // what stands beside the page: its icon, and the script that sets the theme before the first paint
  app.get('/:name{[\\w-]+\\.(?:js|svg|ico|txt|webmanifest)}', files);
  app.all('/api/*', (exchange) => api.fetch(exchange.req.raw, exchange.env));
  app.get('/healthz', (exchange) => api.fetch(exchange.req.raw, exchange.env));
  app.get('/readyz', (exchange) => api.fetch(exchange.req.raw, exchange.env));
  app.get('/assets/*', (exchange) => exchange.notFound());
  app.get('*', (exchange) => exchange.html(page, 200, { 'cache-control': 'no-cache' }));
  return app;
}
