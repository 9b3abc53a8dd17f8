import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { packages } from './dev-packages.mjs';
import { rememberBabel } from './dev-remember-babel.mjs';
import { root } from './root.mjs';

const server = join(root, 'apps/server');

/**
 * Builds the server, again after each change of its sources, and tells when a build begins and the folder of each that succeeded; Vite
 * prints why one did not. No later build writes into that folder, so the process that runs there never meets half of the next one, and
 * `dist/node`, which `npm start` trusts, stays as it is. Resolves to the function that ends it.
 */
export async function watchServer({ begun, built }) {
  const folder = join(server, `dist/dev-${process.pid}`);
  let count = 0;
  const watcher = await build({
    root: server,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [rememberBabel(), newMigrations, packages],
    build: {
      outDir: folder,
      sourcemap: true,
      // milliseconds: what an editor or Git writes in one go is one change
      watch: { buildDelay: 50 },
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  watcher.on('event', async (event) => {
    await event.result?.close();
    if (event.code === 'BUNDLE_START') begun();
    if (event.code !== 'BUNDLE_END') return;
    count += 1;
    renameSync(folder, `${folder}-${count}`);
    built(`${folder}-${count}`);
  });
  return async () => {
    await watcher.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A migration that is added is a change of no file that was built before. */
const newMigrations = {
  name: 'new-migrations',
  buildStart() {
    this.addWatchFile(join(server, 'src/database/migrations'));
  },
};
