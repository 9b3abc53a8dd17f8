import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { onNode24 } from './node24.mjs';
import { root } from './root.mjs';
import { fail } from './say.mjs';

/** What takes too long for every commit: each is a script for Node with its arguments, run in its folder. */
const runs = {
  kill: { args: [join(root, 'e2e/kill-cycles.ts')], cwd: root, builds: ['console', 'server'] },
  load: { args: [join(root, 'e2e/load-scoring.ts')], cwd: root, builds: ['console', 'server'] },
  jobs: { args: [join(root, 'e2e/kill-jobs.ts')], cwd: root },
  'slow-bodies': { args: [join(root, 'e2e/slow-bodies.ts')], cwd: root },
  structure: { args: [join(root, 'e2e/worst-structure.ts')], cwd: root, builds: ['server'] },
  'upload-memory': { args: [join(root, 'e2e/upload-memory.ts')], cwd: root },
  refresh: {
    args: [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', 'e2e', 'refresh-races'],
    cwd: root,
    env: { REFRESH_RUNS: '200' },
  },
  database: { args: [join(root, 'e2e/database-trouble.ts')], cwd: root },
  mutation: {
    args: [join(root, 'packages/judging/node_modules/@stryker-mutator/core/bin/stryker.js'), 'run'],
    cwd: join(root, 'packages/judging'),
  },
};

const [wanted, ...more] = process.argv.slice(2);
if (wanted !== undefined && !Object.hasOwn(runs, wanted)) {
  fail(
    `没有这一项：${wanted}。可选：${Object.keys(runs).join('、')}。`,
    `No such run: ${wanted}. There are ${Object.keys(runs).join(', ')}.`,
  );
}
await ensureInstalled('all');
let worst = 0;
for (const [name, { args, cwd, env, builds = [] }] of Object.entries(runs)) {
  if (wanted !== undefined && name !== wanted) continue;
  await buildStale(builds);
  Object.assign(process.env, { ...env, ...process.env });
  worst = Math.max(worst, await onNode24([...args, ...more], { cwd }));
}
process.exit(worst);
