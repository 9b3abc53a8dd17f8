import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One entry of the list that `npm run check` and `npm test` run. */
export interface Step {
  name: string;
  /** A program of `node_modules/.bin` or on the path, with its arguments. */
  run: string[];
  cwd?: string;
  env?: Record<string, string>;
  /** Variables of the caller that the step must not see. */
  without?: string[];
  /** Names of steps that must have passed before: where a part of the list is run, they come along. */
  needs?: string[];
  /** Names of steps that it does not run beside: it begins when they are over, if they run at all. */
  after?: string[];
  /** Tenths of a core that it takes while it runs, 10 if absent: the runner starts what waits beside what computes. */
  load?: number;
  /** A Vitest run: its JSON report counts in the last line and in the list of the slowest files. */
  isTest?: boolean;
}

/** The list in its order. Tests come only with `npm test`. */
export function steps({ hasTests }: { hasTests: boolean }): Step[] {
  return hasTests ? [...checks, ...tests()] : checks;
}

const checks: Step[] = [
  { name: 'format', run: ['oxfmt', '--check'] },
  { name: 'lint', run: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'comment lines', run: ['node', 'scripts/comment-lines.ts'] },
  { name: 'types', run: ['node', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json'] },
  { name: 'types of judging', run: ['node', 'node_modules/typescript-7/bin/tsc', '-p', 'packages/judging/tsconfig.json'] },
  { name: 'types of examples', run: ['node', 'node_modules/typescript-7/bin/tsc', '-p', 'examples/tsconfig.json'] },
  { name: 'old browsers', run: ['node', 'scripts/browsers.ts'] },
  { name: 'boundaries', run: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'openapi/src', 'apps', 'e2e'] },
  { name: 'unused code', run: ['knip'] },
  { name: 'deny list', run: ['node', 'scripts/deny-list.ts'] },
  { name: 'contract fresh', run: ['node', 'openapi/src/emit.ts', '--check'] },
  { name: 'client fresh', run: ['node', 'packages/api-client/scripts/generate.ts', '--check'] },
  { name: 'contract lint', run: ['openapi/node_modules/.bin/redocly', 'lint', 'openapi/openapi.json'] },
  { name: 'catalogues', run: ['node', 'scripts/catalogues.ts'] },
  ...['console', 'server', 'worker'].map((name) => ({ name: `build of the ${name}`, run: ['node', 'scripts/build.mjs', name] })),
  { name: 'packages', run: ['node', 'scripts/packages.ts'] },
  { name: 'public surface', run: ['node', 'scripts/api-report.ts', '--check'], needs: ['packages'] },
  { name: 'kit size', run: ['node', 'scripts/kit-size.ts', '--built'], needs: ['packages'] },
  { name: 'first load size', run: ['node', 'scripts/size.ts'], needs: ['build of the console'] },
];

/** What a started server serves. */
const served = ['build of the console', 'build of the server'];
/** Tests that start it on a copy of the demonstration. */
const withDemonstration = [...served, 'demonstration'];

const serverTests: Step = { name: 'server on PostgreSQL', run: ['vitest', 'run', '--project', '@saiwu/server'], load: 16, isTest: true };
const onPGlite: Step = { ...serverTests, name: 'server on PGlite', without: ['TEST_DATABASE_URL'] };

/** In milliseconds. They end what hangs, in every package alike: Vitest's own five seconds would be a verdict about a busy machine. */
const unitLimits = ['--testTimeout=120000', '--hookTimeout=120000'];

function tests(): Step[] {
  return [
    ...(hasChromium() ? [] : [{ name: 'chromium', run: ['playwright', 'install', 'chromium'] }]),
    { name: 'demonstration', run: ['node', 'e2e/prepared-demonstration.ts'], needs: served },
    stories('kit', ['packages/ui/', 'packages/admin/']),
    { name: 'end to end', run: ['vitest', 'run', '--root', 'e2e'], needs: ['chromium', ...withDemonstration], load: 16, isTest: true },
    // both would fill the same folder with what Vite makes of their dependencies
    { ...stories('console', ['packages/features/']), after: ['stories of the kit'] },
    ...(process.env.TEST_DATABASE_URL ? [serverTests, { ...onPGlite, env: { SERVER_TESTS: 'differing' } }] : [onPGlite]),
    { name: 'unit tests', run: ['vitest', 'run', '--project', '!@saiwu/server', ...unitLimits], load: 16, isTest: true },
    { name: 'packages installed', run: ['node', 'scripts/test-packages.ts', '--sample', '--packed'], needs: ['packages'] },
    { name: 'kill sample', run: ['node', 'e2e/kill-cycles.ts', '--cycles', '2'], needs: withDemonstration, load: 4 },
    { name: 'killed jobs sample', run: ['node', 'e2e/kill-jobs.ts', '--sample'], load: 4 },
    { name: 'upload memory sample', run: ['node', 'e2e/upload-memory.ts', '--sample'], needs: withDemonstration, load: 4 },
    { name: 'slow bodies sample', run: ['node', 'e2e/slow-bodies.ts', '--sample'], needs: served, load: 4 },
  ];
}

/** One run for the kit and one for the screens: a page that has shown screens is not the empty one that the kit's stories begin from. */
function stories(whose: string, folders: string[]): Step {
  const run = ['vitest', 'run', '--root', 'apps/storybook', ...folders];
  // the compiled code of Storybook and Vite: without it a run of one story begins three seconds later
  const env = { ...onlyStories(folders), NODE_COMPILE_CACHE: fileURLToPath(new URL('../.cache/compiled', import.meta.url)) };
  return { name: `stories of the ${whose}`, run, env, needs: ['chromium', 'build of the worker'], load: 16, isTest: true };
}

/** Tells Storybook which files and folders it reads: it reads all stories for seconds before the first begins. */
export function onlyStories(paths: readonly string[]): Record<string, string> {
  return { STORIES: paths.join(' ') };
}

function hasChromium() {
  return existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');
}
