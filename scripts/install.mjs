import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from './pnpm.mjs';
import { recall, remember, root } from './root.mjs';
import { fail, say } from './say.mjs';

/** What serving needs: the root's build tools, the console and the server with what they import. */
const serving = ['--filter', 'saiwu', '--filter', '@saiwu/console...', '--filter', '@saiwu/server...'];
const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|FETCH_FAIL|network/i;

/**
 * Installs what is missing. Does nothing while the lockfile is the one that the last install finished with.
 * `scope`: `serve` installs what `npm start` needs, `all` the whole workspace, which covers `serve`.
 */
export async function ensureInstalled(scope) {
  const lockfile = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].reduce(
    (hash, name) => hash.update(readFileSync(join(root, name))),
    createHash('sha256'),
  );
  const wanted = lockfile.digest('hex');
  const last = recall('installed.json');
  const isCovered = last?.lockfile === wanted && (last.scope === scope || last.scope === 'all');
  if (isCovered && existsSync(join(root, 'node_modules/node/package.json'))) return;

  say('正在安装依赖，第一次需要几分钟。', 'Installing dependencies; the first time takes some minutes.');
  const flags = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only', '--config.confirmModulesPurge=false'];
  const { code, output } = await pnpm(scope === 'serve' ? [...serving, ...flags] : flags);
  if (code === undefined) {
    fail(
      `没有找到 npm 自带的 npx：${output}。请安装带 npm 的 Node.js 20 或更高版本，再试一次。`,
      `npx, which comes with npm, was not found: ${output}. Install Node.js 20 or later with npm and try again.`,
    );
  }
  if (code !== 0) explain(output);
  remember('installed.json', { lockfile: wanted, scope });
}

function explain(output) {
  if (/OUTDATED_LOCKFILE/.test(output)) {
    fail(
      'package.json 与 pnpm-lock.yaml 不一致：请运行 pnpm install 并提交锁文件。',
      'package.json and pnpm-lock.yaml disagree: run pnpm install and commit the lockfile.',
    );
  }
  if (/ENOSPC/.test(output)) {
    fail('磁盘空间不足，依赖没有装完。', 'The disk is full; the dependencies are not complete.');
  }
  if (offline.test(output)) {
    fail(
      '连接不上 npm 仓库，依赖没有装完。请检查网络或代理；也可以用 npm config set registry 换一个镜像再试。',
      'The npm registry cannot be reached; the dependencies are not complete. Check the network or the proxy, or name a mirror with npm config set registry, and try again.',
    );
  }
  fail('依赖没有装完，原因见上面的输出。', 'The dependencies are not complete; the output above says why.');
}
