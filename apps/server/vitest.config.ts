import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { linguiPlugins } from '../../vite.shared.ts';
import { workers } from './test/global-setup.ts';

const everything = ['src/**/*.test.ts', 'test/**/*.test.ts'];

/**
 * What PGlite may answer otherwise than PostgreSQL: files that open a database in which transactions really commit, and those that say why
 * by `// @pglite: …`. Beside a whole run on PostgreSQL these are enough.
 */
const differsOnPGlite = /^\/\/ @pglite(?: alone)?: |\/test\/(own-database|own-server|open-processes)\.ts'/m;

/** Files that open PGlite whatever the tests run on, `// @pglite alone: …`: on PostgreSQL they would prove the same again. */
const isOfPGliteAlone = /^\/\/ @pglite alone: /m;

export default defineConfig({
  plugins: [linguiPlugins()],
  test: {
    include: process.env['SERVER_TESTS'] === 'differing' ? filesThatSay(differsOnPGlite) : everything,
    exclude: process.env['TEST_DATABASE_URL'] ? filesThatSay(isOfPGliteAlone) : [],
    globalSetup: ['./test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: workers,
    // Reading all of the server anew for each file took longer than most tests. What its modules keep, one process keeps for all requests
    // too.
    isolate: false,
    // much is made for a request and gone after it: with more room for what is young, collecting it takes half as long
    execArgv: ['--max-semi-space-size=32'],
    // what hangs ends; how long anything takes is measured by the benchmarks, and here depends on what runs beside
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000, interval: 10 } },
    server: { deps: { inline: [/^@saiwu\//] } },
  },
});

function filesThatSay(what: RegExp): string[] {
  const files = globSync(everything, { cwd: import.meta.dirname });
  const found = files.filter((path) => what.test(readFileSync(join(import.meta.dirname, path), 'utf8')));
  if (found.length === 0) throw new Error(`no test file of the server says ${what}`);
  return found;
}
