import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { onNode24 } from './node24.mjs';
import { pnpm } from './pnpm.mjs';
import { root } from './root.mjs';
import { fail } from './say.mjs';

/** Files of `bench/src` that are no comparison. */
const shared = ['measure'];

const names = readdirSync(join(root, 'bench/src'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => !shared.includes(name));
const [wanted, ...rest] = process.argv.slice(2);
if (wanted !== undefined && !names.includes(wanted)) {
  fail(`没有这项比较：${wanted}。可选：${names.join('、')}。`, `No such comparison: ${wanted}. There are ${names.join(', ')}.`);
}

await ensureInstalled('serve');
const installed = await pnpm([
  '--dir',
  'bench',
  'install',
  '--ignore-workspace',
  '--frozen-lockfile',
  '--prefer-offline',
  '--reporter=append-only',
]);
if (installed.code !== 0) {
  fail('比较用的依赖没有装完，原因见上面的输出。', 'What to compare with is not installed; the output above says why.');
}
let worst = 0;
for (const name of wanted === undefined ? names : [wanted]) {
  worst = Math.max(worst, await onNode24([join(root, 'bench/src', `${name}.ts`), ...rest]));
}
process.exit(worst);
