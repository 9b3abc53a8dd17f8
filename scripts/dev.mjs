import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { folderInUse } from './folder-in-use.mjs';
import { ensureInstalled } from './install.mjs';
import { onNode24 } from './node24.mjs';
import { root } from './root.mjs';
import { fail, say } from './say.mjs';

const busy = folderInUse();
if (busy) fail(`数据目录正被另一个赛务进程使用：${busy}`, `Another Saiwu process has this data folder open: ${busy}`);
await ensureInstalled('serve');
// the pages that the server itself gives, beside those of Vite
await buildStale(['console']);
say(
  '界面的改动即时可见，地址由 Vite 给出；服务端的改动在其重新构建并重启后生效，数据保留。',
  'Changes of the console show at once, at the address that Vite prints; those of the server when it has been rebuilt and restarted, on the same data.',
);

const server = onNode24([join(root, 'scripts/dev-server.mjs'), ...process.argv.slice(2)], { cwd: root });
process.env.API_URL ??= `http://127.0.0.1:${process.env.PORT || 4600}`;
const page = onNode24([join(root, 'node_modules/vite/bin/vite.js')], { cwd: join(root, 'apps/console') });

// Where one of the two ends, the other does: it takes the signal that `onNode24` hands on.
const code = await Promise.race([server, page]);
process.emit('SIGTERM', 'SIGTERM');
await Promise.all([server, page]);
process.exit(code);
