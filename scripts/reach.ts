import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { concerns, endToEnd, gatherers } from './reach-table.ts';
import { isOfStep, onlyFor, testSteps, type TestStep } from './steps-of-files.ts';
import type { Step } from './steps.ts';

/** As much of dependency-cruiser's output as is read here. */
interface Graph {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

const root = join(import.meta.dirname, '..');

/**
 * The steps, and in them the test files, that the changes since a commit can reach: by the module graph up to the files that gather all, by the
 * names of the operations that it defines, and by `reach-table.ts`. Prints what it leaves out. It is for working: the whole list decides.
 */
export function stepsReached(all: readonly Step[], since: string): Step[] {
  const changed = changedSince(since);
  if (changed.length === 0) {
    console.log(`Nothing has changed since ${since}.`);
    return [];
  }
  const { reached, cutAt } = reachedBy(changed);
  const named = namingTheSame(changed);
  const chosen = all.flatMap((step) => {
    const kind = testSteps.find(({ step: name }) => name === step.name);
    if (!kind) return isConcerned(step, changed) ? [step] : [];
    const files = filesOf(kind, { reached, changed, named });
    return files.length > 0 ? [onlyFor(step, files)] : [];
  });
  const names = new Set(chosen.flatMap(({ name, needs = [] }) => [name, ...needs]));
  tellWhatIsLeftOut(
    all.filter(({ name }) => !names.has(name)).map(({ name }) => name),
    cutAt,
  );
  return all.flatMap((step) => (names.has(step.name) ? [chosen.find(({ name }) => name === step.name) ?? step] : []));
}

function isConcerned({ name }: Step, changed: readonly string[]) {
  if (name.startsWith('build of')) return false; // what needs it brings it along
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
  const reached = new Set(changed);
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

/** Sources that name an operation which a changed handler or a changed part of the contract defines: one name for the whole feature. */
function namingTheSame(changed: readonly string[]): string[] {
  const patterns = changed
    .filter((path) => /^(apps\/server|openapi)\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts') && existsSync(join(root, path)))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const own = Array.from(text.matchAll(/^\s*('[a-z]\w*\.\w+'): /gm), ([, name = '']) => name);
      const generic = Array.from(text.matchAll(/crudOf\(\{\s*name: '(\w+)'/g), ([, name = '']) => name);
      // one test goes through what all generic operations do
      return [...own, ...generic.flatMap((name) => [`defineResource('${name}'`, `'${name}.`, 'const resources: Record<Name, Plain>'])];
    });
  if (patterns.length === 0) return [];
  const folders = ['apps/server/src/*.test.ts', 'apps/server/test/*.test.ts', 'packages/features/src'];
  const options = [...new Set(patterns)].flatMap((pattern) => ['-e', pattern]);
  // git ends with 1 where it finds nothing
  const found = execFileSync('sh', ['-c', 'git grep -lF --untracked "$@" || true', 'git', ...options, '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  return found.split('\n').filter(Boolean);
}

function filesOf(
  kind: TestStep,
  { reached, changed, named }: { reached: ReadonlySet<string>; changed: string[]; named: string[] },
): string[] {
  const byGraph = [...reached, ...named].filter((path) => isOfStep(kind, path) && existsSync(join(root, path)));
  if (kind.step === 'end to end') {
    const rows = changed.flatMap((path) => endToEnd.find(({ below }) => below.test(path))?.files ?? []);
    return [...new Set([...byGraph, ...rows.map((file) => `e2e/${file}`)])];
  }
  // what only the gathering files import is tested beside it, and screens of an operation by the stories beside them
  const beside = [...changed, ...(kind.step.startsWith('stories') ? named : [])].map((path) => dirname(path));
  const folders = beside.filter((folder) => kind.home.test(`${folder}/`) && existsSync(join(root, folder)));
  return [...new Set([...byGraph, ...folders.flatMap((folder) => testsIn(kind, folder))])];
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
