import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { folderInUse } from './folder-in-use.mjs';
import { giveBack } from './give-back.mjs';
import { ensureInstalled } from './install.mjs';
import { onNode24 } from './node24.mjs';
import { root } from './root.mjs';
import { fail } from './say.mjs';

const busy = folderInUse();
if (busy) fail(`数据目录正被另一个赛务进程使用：${busy}`, `Another Saiwu process has this data folder open: ${busy}`);
await ensureInstalled('serve');
await buildStale(['console', 'server']);
process.exit(await onNode24([join(root, 'apps/server/dist/node/main.js'), ...process.argv.slice(2)], { cwd: root, env: giveBack }));
