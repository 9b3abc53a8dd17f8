import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { linguiPlugins } from '../../vite.shared.ts';
import type * as Apps from './app.ts';
import { ownDatabase } from './database.ts';

export type { App, Person } from './app.ts';

interface OpenApp extends Apps.App {
  /** Another module of this repository, by its path from the root, beside the modules of the server that is open. */
  load(path: string): Promise<object>;
}

/**
 * The server in this process on a migrated and seeded database of its own, to be filled: PostgreSQL's (`TEST_DATABASE_URL`), or embedded in
 * a folder of its own. `close` leaves nothing behind.
 */
export async function openApp(kind: 'server' | 'embedded', comparison: string, options: Apps.AppOptions = {}): Promise<OpenApp> {
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    plugins: [linguiPlugins()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  const { onEmbedded, onPostgres } = (await vite.ssrLoadModule('/bench/large/app.ts')) as typeof Apps; // that file
  const load = (path: string) => vite.ssrLoadModule(path);
  if (kind === 'server') {
    const { url, client, drop } = await ownDatabase(comparison);
    const app = await onPostgres(url, client, options);
    return { ...app, load, close: () => endAll(app.close, drop, () => vite.close()) };
  }
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-bench-'));
  const app = await onEmbedded(folder, options);
  return {
    ...app,
    load,
    close: () =>
      endAll(
        app.close,
        async () => rmSync(folder, { recursive: true }),
        () => vite.close(),
      ),
  };
}

async function endAll(...ends: (() => Promise<void>)[]): Promise<void> {
  for (const end of ends) await end();
}
