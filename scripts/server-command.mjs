import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { onNode24 } from './node24.mjs';
import { root } from './root.mjs';

/** Runs a command of the built server with this process's arguments, and exits with its code. */
export async function runServerCommand(name) {
  await ensureInstalled('serve');
  await buildStale(['server']);
  process.exit(await onNode24([join(root, `apps/server/dist/node/${name}.js`), ...process.argv.slice(2)], { cwd: root }));
}
