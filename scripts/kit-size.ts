import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { root, runIn } from './pack.ts';

/**
 * What `import { Button } from '@saiwu/ui'` costs a page, for each value that the built kit exports: minified and gzipped, with all that
 * comes before the first paint, without React, react-dom and react-hook-form, which the page has anyway. Fails when one is over its
 * budget in `packages/ui/sizes.json`; `--update` writes the budgets anew, `--built` uses the kit as it was built before.
 */
const kit = join(root, 'packages/ui');
const table = join(kit, 'sizes.json');
const work = join(root, '.cache/kit-size');
/** Bytes that a budget leaves for small changes. */
const headroom = (bytes: number) => Math.ceil((bytes * 1.1) / 100) * 100;

if (!process.argv.includes('--built')) runIn(kit, 'tsup', ['--silent']);
const modules = exportedValues();
const sizes = await measure(new Map([...modules].map(([name, module]) => [name, `${kit}/dist/${module}.js`])));
await expectRootToCostTheSame(['Button', 'searchMenu']);

if (process.argv.includes('--update')) update();
else compare();

/** Each exported value with the module that holds it. */
function exportedValues() {
  const index = readFileSync(join(kit, 'src/index.ts'), 'utf8');
  return new Map(
    Array.from(index.matchAll(/^export \{([^}]*)\} from '\.\/(.+)\.tsx?';$/gm), ([, names = '', module = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => [name, module] as const),
    ).flat(),
  );
}

/** Bundles each name from its file alone; bytes by name, smallest first. */
async function measure(files: ReadonlyMap<string, string>) {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  for (const [name, file] of files) writeFileSync(join(work, `${name}.js`), `export { ${name} } from '${file}';\n`);
  await build({
    config: false,
    silent: true,
    entry: [...files.keys()].map((name) => join(work, `${name}.js`)),
    outDir: join(work, 'out'),
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    env: { NODE_ENV: 'production' },
    minify: true,
    splitting: false,
    noExternal: [/./],
    esbuildPlugins: [
      {
        name: 'before-the-first-paint',
        setup(bundler) {
          bundler.onResolve({ filter: /^(?:react|react-dom|react-hook-form)(?:\/|$)/ }, ({ path }) => ({ path, external: true }));
          bundler.onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
        },
      },
    ],
  });
  const bytes = [...files.keys()].map((name) => [name, gzipSync(readFileSync(join(work, `out/${name}.js`)), { level: 9 }).length] as const);
  return new Map(bytes.sort(([, a], [, b]) => a - b));
}

/** Measuring from the root takes three times as long, so a few stand for all. */
async function expectRootToCostTheSame(names: string[]) {
  const fromRoot = await measure(new Map(names.map((name) => [name, `${kit}/dist/index.js`])));
  for (const [name, bytes] of fromRoot) {
    const own = sizes.get(name) ?? 0;
    if (bytes > own * 1.02 + 50)
      fail(`${name} costs ${bytes} bytes from the root of the package, ${own} from its module: something has side effects`);
  }
}

function compare() {
  const budgets = readBudgets();
  for (const [name, bytes] of sizes) {
    const budget = budgets.get(name);
    console.log(`${kilobytes(bytes)} of ${budget === undefined ? '     ?' : kilobytes(budget)} kB  ${name}`);
    if (budget === undefined) fail(`${name} has no budget`);
    else if (bytes > budget) fail(`${name} is ${bytes} bytes, ${bytes - budget} over its budget`);
  }
  for (const name of budgets.keys()) if (!sizes.has(name)) fail(`${name} has a budget and is not exported`);
  if (process.exitCode === 1) console.error('Make it smaller, or `npm run size -- --update` and say in the commit why it may grow.');
}

function update() {
  const before = readBudgets();
  for (const [name, bytes] of sizes) {
    const budget = before.get(name);
    if (budget !== headroom(bytes)) console.log(`${name}: ${kilobytes(bytes)} kB, budget ${budget ?? 'none'} → ${headroom(bytes)}`);
  }
  const names = [...sizes.keys()].sort((a, b) => (a < b ? -1 : 1));
  const budgets = Object.fromEntries(names.map((name) => [name, headroom(sizes.get(name) ?? 0)]));
  writeFileSync(table, `${JSON.stringify(budgets, null, 2)}\n`);
}

function readBudgets() {
  return new Map<string, number>(existsSync(table) ? Object.entries(JSON.parse(readFileSync(table, 'utf8'))) : []);
}

function kilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1).padStart(6);
}

function fail(reason: string) {
  console.error(reason);
  process.exitCode = 1;
}
