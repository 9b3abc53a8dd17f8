import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { onNode24 } from './node24.mjs';
import { root } from './root.mjs';

await ensureInstalled('all');
process.exit(await onNode24([join(root, 'scripts/check.ts'), '--tests', ...process.argv.slice(2)], { cwd: root }));
