import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { onNode24 } from './node24.mjs';
import { root } from './root.mjs';

const folder = join(root, 'apps/storybook');
const [command, ...options] = process.argv.slice(2);

await ensureInstalled('all');
// Stories of whole screens talk to the server's browser build.
await buildStale(['worker']);
process.exit(
  await onNode24([join(folder, 'node_modules/storybook/dist/bin/dispatcher.js'), command, '--disable-telemetry', ...options], {
    cwd: folder,
  }),
);
