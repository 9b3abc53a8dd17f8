import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AppEnvironment } from '../../http/app-environment.ts';

/** The API together with the built console: one process, one origin. Every path that is no file opens the console's page. */
export function withConsole(api: Hono<AppEnvironment>, folder: string): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const page = pageOf(join(folder, 'index.html'));
  const packed = compress();
  // what was not packed when it was built: answers of the API, but no stream of events. Whoever takes nothing packed need not wait for the
  // question
  app.use((exchange, next) => (exchange.req.header('accept-encoding') === undefined ? next() : packed(exchange, next)));
  app.use('/assets/*', async (exchange, next) => {
    await next();
    // names carry a hash of the content
    if (exchange.res.ok) exchange.header('cache-control', 'public, max-age=31536000, immutable');
  });
  const files = serveStatic({ root: relative(process.cwd(), folder) || '.', precompressed: true });
  app.get('/assets/*', files);
  // what stands beside the page: its icon, and the script that sets the theme before the first paint
  app.get('/:name{[\\w-]+\\.(?:js|svg|ico|txt|webmanifest)}', files);
  app.all('/api/*', (exchange) => api.fetch(exchange.req.raw, exchange.env));
  app.get('/healthz', (exchange) => api.fetch(exchange.req.raw, exchange.env));
  app.get('/readyz', (exchange) => api.fetch(exchange.req.raw, exchange.env));
  app.get('/assets/*', (exchange) => exchange.notFound());
  app.get('*', (exchange) => exchange.html(page(), 200, { 'cache-control': 'no-cache' }));
  return app;
}

/** The console's page as it lies there now: another build may have been put under a running server, whose files it names. */
function pageOf(path: string): () => string {
  let [page, time] = [readFileSync(path, 'utf8'), statSync(path).mtimeMs];
  return () => {
    const now = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? time;
    if (now !== time) [page, time] = [readFileSync(path, 'utf8'), now];
    return page;
  };
}
