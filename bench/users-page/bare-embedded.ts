import { createRequire } from 'node:module';
import type { Hono as App } from '../../apps/server/node_modules/hono/dist/types/index.d.ts';
import { page } from './page.ts';

// Hono and PGlite, and nothing else: node bare-embedded.ts <data folder>. Prints its own address.

interface Bare {
  query(text: string, values: unknown[]): Promise<{ rows: object[] }>;
}
const from = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { PGlite } = from('@electric-sql/pglite') as { PGlite: { create(folder: string): Promise<Bare> } }; // the server's own
const { Hono } = from('hono') as { Hono: new () => App }; // see above
const { serve } = from('@hono/node-server') as { serve: (options: object, heard: (at: { port: number }) => void) => void }; // see above
const pglite = await PGlite.create(process.argv[2] ?? '');
const app = new Hono();
app.post('/page', async (exchange) => exchange.json({ records: (await pglite.query(page, ['1'])).rows }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://127.0.0.1:${port}`));
