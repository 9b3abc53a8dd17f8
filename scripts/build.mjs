import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onNode24 } from './node24.mjs';
import { readJson, recall, remember, root } from './root.mjs';
import { fail, say } from './say.mjs';

/** What can be built: where, by which configuration, and the file that must be there afterwards. `worker` is the server for a browser. */
const builds = {
  console: { folder: 'apps/console', config: 'vite.config.ts', output: 'apps/console/dist/index.html' },
  server: { folder: 'apps/server', config: 'vite.config.ts', output: 'apps/server/dist/node/main.js' },
  worker: { folder: 'apps/server', config: 'vite.browser.config.ts', output: 'apps/server/dist/browser/worker.js' },
};
const shared = ['pnpm-lock.yaml', 'package.json', 'vite.shared.ts', 'lingui.config.ts', 'tsconfig.base.json'];
const ignored = /^(node_modules|dist|coverage|\..*)$|\.(test|stories)\.tsx?$/;

/** Builds those of `builds` that are named and whose inputs changed since they were built last. */
export async function buildStale(names) {
  const results = await Promise.all(names.map(buildIfStale));
  const broken = names.filter((_, index) => !results[index]);
  if (broken.length > 0)
    fail(`${broken.join('、')} 构建失败，原因见上面的输出。`, `${broken.join(' and ')} did not build; the output above says why.`);
}

/** Resolves to whether the build stands. */
async function buildIfStale(name) {
  const { folder, config } = builds[name];
  const last = recall(`build-${name}.json`);
  const inputs = [...shared, ...sourceFolders(folder)].flatMap(filesUnder);
  const files = Object.fromEntries(inputs.map((path) => [path, fingerprint(path, last?.files[path])]));
  const digest = createHash('sha256')
    .update(inputs.map((path) => `${path} ${files[path].hash}\n`).join(''))
    .digest('hex');
  if (last?.digest !== digest || !isBuilt(name)) {
    say(`正在构建 ${name}……`, `Building ${name} …`);
    const code = await onNode24([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config, '--logLevel', 'warn'], {
      cwd: join(root, folder),
    });
    if (code !== 0 || !isBuilt(name)) return false;
  }
  remember(`build-${name}.json`, { digest, files });
  return true;
}

function isBuilt(name) {
  return existsSync(join(root, builds[name].output));
}

/** The application's folder and those of the workspace packages that it depends on, directly or not. */
function sourceFolders(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const [name, range] of Object.entries(readJson(`${folder}/package.json`).dependencies ?? {})) {
    if (range.startsWith('workspace:')) sourceFolders(folderOf(name), found);
  }
  return found;
}

function folderOf(packageName) {
  const short = packageName.replace('@saiwu/', '');
  return [short, `packages/${short}`, `apps/${short}`].find((folder) => existsSync(join(root, folder, 'package.json')));
}

function filesUnder(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => !ignored.test(name));
  return names.sort().flatMap((name) => filesUnder(`${path}/${name}`));
}

/** The content's hash, read again only where time or size changed. */
function fingerprint(path, last) {
  const { mtimeMs, size } = statSync(join(root, path));
  if (last?.mtimeMs === mtimeMs && last.size === size) return last;
  return {
    mtimeMs,
    size,
    hash: createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex'),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStale(process.argv.slice(2));
