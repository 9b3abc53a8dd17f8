import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';
import { root, runIn } from './pack.ts';

/**
 * What `import { Button } from '@saiwu/ui'` costs a page, for each value that the built kit exports, and likewise for the levels over it:
 * minified and gzipped, with all that comes before the first paint, without what the page has anyway. Fails when one is over its budget
 * in the package's `sizes.json`; `--update` writes the budgets anew, `--built` uses the packages as they were built before.
 */
const packages: Measured[] = [
  { name: 'ui', sample: ['Button', 'searchMenu'], given: ['react', 'react-dom', 'react-hook-form'] },
  {
    name: 'admin',
    sample: ['Loaded', 'createOnceKey'],
    given: ['react', 'react-dom', 'react-hook-form', 'react-router-dom', '@tanstack/react-query', 'zod', '@saiwu/ui'],
  },
];
const work = join(root, '.cache/kit-size');
/** Bytes that a budget leaves for small changes. */
const headroom = (bytes: number) => Math.ceil((bytes * 1.1) / 100) * 100;

for (const { name, sample, given } of packages) {
  const folder = join(root, 'packages', name);
  if (!process.argv.includes('--built')) runIn(folder, 'tsup', ['--silent']);
  const files = new Map([...exportedValues(folder)].map(([value, module]) => [value, `${folder}/dist/${module}.js`]));
  // oxlint-disable-next-line no-await-in-loop -- each measurement is as wide as the machine
  const sizes = await measure(files, given);
  // oxlint-disable-next-line no-await-in-loop
  const fromRoot = await measure(new Map(sample.map((value) => [value, `${folder}/dist/index.js`])), given);
  expectRootToCostTheSame(fromRoot, sizes);
  const table = join(folder, 'sizes.json');
  if (process.argv.includes('--update')) update(table, sizes);
  else compare(table, sizes);
}
if (process.exitCode === 1) console.error('Make it smaller, or `npm run size -- --update` and say in the commit why it may grow.');

/** Bytes by name. */
type Sizes = ReadonlyMap<string, number>;

interface Measured {
  /** Its folder. */
  name: string;
  /** Measured from the root of the package too: all of them would take three times as long. */
  sample: string[];
  /** What the page has anyway. */
  given: string[];
}

/** Each exported value with the module that holds it. */
function exportedValues(folder: string) {
  const index = readFileSync(join(folder, 'src/index.ts'), 'utf8');
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
async function measure(files: ReadonlyMap<string, string>, given: readonly string[]) {
  const isGiven = (path: string) => given.some((name) => path === name || path.startsWith(`${name}/`));
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
          bundler.onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'dynamic-import' || isGiven(path) ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  const bytes = [...files.keys()].map((name) => [name, gzipSync(readFileSync(join(work, `out/${name}.js`)), { level: 9 }).length] as const);
  return new Map(bytes.sort(([, a], [, b]) => a - b));
}

function expectRootToCostTheSame(fromRoot: Sizes, sizes: Sizes) {
  for (const [name, bytes] of fromRoot) {
    const own = sizes.get(name) ?? 0;
    if (bytes > own * 1.02 + 50)
      fail(`${name} costs ${bytes} bytes from the root of the package, ${own} from its module: something has side effects`);
  }
}

function compare(table: string, sizes: Sizes) {
  const budgets = readBudgets(table);
  for (const [name, bytes] of sizes) {
    const budget = budgets.get(name);
    console.log(`${kilobytes(bytes)} of ${budget === undefined ? '     ?' : kilobytes(budget)} kB  ${name}`);
    if (budget === undefined) fail(`${name} has no budget`);
    else if (bytes > budget) fail(`${name} is ${bytes} bytes, ${bytes - budget} over its budget`);
  }
  for (const name of budgets.keys()) if (!sizes.has(name)) fail(`${name} has a budget and is not exported`);
}

function update(table: string, sizes: Sizes) {
  const before = readBudgets(table);
  for (const [name, bytes] of sizes) {
    const budget = before.get(name);
    if (budget !== headroom(bytes)) console.log(`${name}: ${kilobytes(bytes)} kB, budget ${budget ?? 'none'} → ${headroom(bytes)}`);
  }
  const names = [...sizes.keys()].sort((a, b) => (a < b ? -1 : 1));
  const budgets = Object.fromEntries(names.map((name) => [name, headroom(sizes.get(name) ?? 0)]));
  writeFileSync(table, `${JSON.stringify(budgets, null, 2)}\n`);
}

function readBudgets(table: string) {
  return new Map<string, number>(existsSync(table) ? Object.entries(JSON.parse(readFileSync(table, 'utf8'))) : []);
}

function kilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1).padStart(6);
}

function fail(reason: string) {
  console.error(reason);
  process.exitCode = 1;
}
