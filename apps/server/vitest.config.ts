import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { linguiPlugins } from '../../vite.shared.ts';
import { workers } from './test/global-setup.ts';

const everything = ['src/**/*.test.ts', 'test/**/*.test.ts'];

export default defineConfig({
  plugins: [linguiPlugins()],
  test: {
    include: process.env['SERVER_TESTS'] === 'differing' ? differingOnPGlite() : everything,
    globalSetup: ['./test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: workers,
    // Reading all of the server anew for each file took longer than most tests. What its modules keep, one process keeps for all requests too.
    isolate: false,
    // what hangs ends; how long anything takes is measured by the benchmarks, and here depends on what runs beside
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000, interval: 10 } },
    server: { deps: { inline: [/^@saiwu\//] } },
  },
});

/**
 * What PGlite may answer otherwise than PostgreSQL: files that open a database in which transactions really commit, and those that say why
 * by `// @pglite: …`. Beside a whole run on PostgreSQL these are enough.
 */
function differingOnPGlite(): string[] {
  const differs = /^\/\/ @pglite: |\/test\/(own-database|own-server|open-processes)\.ts'/m;
  const files = globSync(everything, { cwd: import.meta.dirname });
  const differing = files.filter((path) => differs.test(readFileSync(join(import.meta.dirname, path), 'utf8')));
  if (differing.length === 0) throw new Error('no test file of the server says that it differs on PGlite');
  return differing;
}
