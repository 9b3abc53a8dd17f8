import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { concerns, endToEnd, gatherers } from './reach-table.ts';
import { isOfStep, testSteps, type TestStep } from './steps-of-files.ts';
import type { Step } from './steps.ts';

/** As much of dependency-cruiser's output as is read here. */
interface Graph {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

const root = join(import.meta.dirname, '..');

/**
 * The steps, and in them the test files, that the changes since a commit can reach: by the module graph up to the files that gather all, by the
 * names of the operations in what changed, and by `reach-table.ts`. Prints what it leaves out. It is for working: the whole list decides.
 */
export function stepsReached(all: readonly Step[], since: string): Step[] {
  const changed = changedSince(since);
  if (changed.length === 0) {
    console.log(`Nothing has changed since ${since}.`);
    return [];
  }
  const { reached, cutAt } = reachedBy(changed);
  const chosen = all.flatMap((step) => {
    const kind = testSteps.find(({ step: name }) => name === step.name);
    if (!kind) return isConcerned(step, changed) ? [step] : [];
    const files = filesOf(kind, reached, changed);
    return files.length > 0 ? [{ ...step, run: [...step.run, ...files] }] : [];
  });
  const names = new Set(chosen.flatMap(({ name, needs = [] }) => [name, ...needs]));
  tellWhatIsLeftOut(
    all.filter(({ name }) => !names.has(name)).map(({ name }) => name),
    cutAt,
  );
  return all.flatMap((step) => (names.has(step.name) ? [chosen.find(({ name }) => name === step.name) ?? step] : []));
}

function isConcerned({ name }: Step, changed: readonly string[]) {
  if (name === 'build') return false; // what needs it brings it along
  const { [name]: pattern } = concerns;
  return pattern === undefined || changed.some((path) => pattern.test(path));
}

/** What git says has changed since a commit, with what it does not track yet. */
function changedSince(since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = since] = git('merge-base', since, 'HEAD');
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])];
}

/** Walks from what changed to what imports it. `cutAt`: the gathering files that the walk met and did not follow. */
function reachedBy(changed: readonly string[]): { reached: Set<string>; cutAt: Set<string> } {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of readGraph().modules)
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  const reached = new Set([...changed, ...namingTheSame(changed)]);
  const cutAt = new Set<string>();
  // what is added while the set is walked is walked too
  for (const path of reached) {
    if (gatherers.some((pattern) => pattern.test(path))) cutAt.add(path);
    else for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return { reached, cutAt };
}

function readGraph(): Graph {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'openapi/src', 'apps', 'e2e'];
  // its exit code is about rules, which are a step of their own
  const output = execFileSync('sh', ['-c', '"$@"; true', 'depcruise', 'depcruise', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return JSON.parse(output);
}

/** Sources that name an operation which a changed file of the server or of the contract names: one name for the whole feature. */
function namingTheSame(changed: readonly string[]): string[] {
  const { paths }: { paths: Record<string, Record<string, { operationId: string }>> } = JSON.parse(
    readFileSync(join(root, 'openapi/openapi.json'), 'utf8'),
  );
  const known = new Set(Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId)));
  const named = changed
    .filter((path) => /^(apps\/server|openapi)\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts') && existsSync(join(root, path)))
    .flatMap((path) => Array.from(readFileSync(join(root, path), 'utf8').matchAll(/'([a-z]\w*\.\w+)'/g), ([, name = '']) => name))
    .filter((name) => known.has(name));
  if (named.length === 0) return [];
  const patterns = [...new Set(named)].flatMap((name) => ['-e', `'${name}'`]);
  const folders = ['apps/server/src/*.test.ts', 'apps/server/test/*.test.ts', 'packages/features/src'];
  const found = execFileSync('sh', ['-c', 'git grep -lF --untracked "$@" || true', 'git', ...patterns, '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  return found.split('\n').filter(Boolean);
}

function filesOf(kind: TestStep, reached: ReadonlySet<string>, changed: readonly string[]): string[] {
  const byGraph = [...reached].filter((path) => isOfStep(kind, path) && existsSync(join(root, path)));
  if (kind.step === 'end to end') {
    const rows = changed.flatMap((path) => endToEnd.find(({ below }) => below.test(path))?.files ?? []);
    return [...new Set([...byGraph, ...rows.map((file) => `e2e/${file}`)])];
  }
  // what only the gathering files import is tested beside it
  const beside = changed.map((path) => dirname(path)).filter((folder) => kind.home.test(`${folder}/`));
  return [...new Set([...byGraph, ...beside.flatMap((folder) => testsIn(kind, folder))])];
}

function testsIn(kind: TestStep, folder: string): string[] {
  return readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => isOfStep(kind, path));
}

function tellWhatIsLeftOut(steps: readonly string[], cutAt: ReadonlySet<string>) {
  if (steps.length > 0) console.log(`Left out, as the change does not concern them: ${steps.join(', ')}.`);
  if (cutAt.size > 0) console.log(`Not followed any further, as all leads through them: ${[...cutAt].toSorted().join(', ')}.`);
  console.log('The whole list decides: run `npm test` before you hand anything in.\n');
}
