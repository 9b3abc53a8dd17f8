import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { onNode24 } from './node24.mjs';
import { root } from './root.mjs';

await ensureInstalled('serve');
await buildStale(['console', 'server']);
process.exit(await onNode24([join(root, 'apps/server/dist/node/main.js'), ...process.argv.slice(2)], { cwd: root }));
