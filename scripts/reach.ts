import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { concerns, endToEnd, gatherers, genericTest } from './reach-table.ts';
import { isOfStep, onlyFor, testSteps, type TestStep } from './steps-of-files.ts';
import type { Step } from './steps.ts';

/** As much of dependency-cruiser's output as is read here. */
interface Graph {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

const root = join(import.meta.dirname, '..');

/**
 * The steps, and in them the test files, that the changes since a commit can reach: by the module graph up to the files that gather all, by
 * the names of the operations that it defines, and by `reach-table.ts`. Prints what it leaves out. It is for working: the whole list
 * decides.
 */
export function stepsReached(all: readonly Step[], since: string): Step[] {
  const changed = changedSince(since);
  if (changed.length === 0) {
    console.log(`Nothing has changed since ${since}.`);
    return [];
  }
  const { reached, cutAt } = reachedBy(changed, all);
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
  const { [name]: pattern } = concerns;
  return pattern === undefined || changed.some((path) => pattern.test(path));
}

/** What git says has changed since a commit, with what it does not track yet. */
function changedSince(since: string): string[] {
  const [base] = linesOf('git', 'merge-base', since, 'HEAD');
  if (base === undefined) {
    console.error(`没有这个提交：${since}。请用 --since 指定一个提交。`);
    console.error(`There is no such commit: ${since}. Name one with --since.`);
    process.exit(1);
  }
  return [...new Set([...linesOf('git', 'diff', '--name-only', base), ...linesOf('git', 'ls-files', '--others', '--exclude-standard')])];
}

/** Walks from what changed to what imports it. `cutAt`: the gathering files that the walk met and did not follow. */
function reachedBy(changed: readonly string[], all: readonly Step[]): { reached: Set<string>; cutAt: Set<string> } {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of readGraph(all).modules)
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

/** What the step that holds the boundaries looks at; whether they hold is its business. */
function readGraph(all: readonly Step[]): Graph {
  const [program = '', ...args] = all.find(({ name }) => name === 'boundaries')?.run ?? [];
  return JSON.parse(outputOf(program, ...args, '--output-type', 'json'));
}

/** Sources that name an operation which a changed handler or a changed part of the contract defines: one name for the whole feature. */
function namingTheSame(changed: readonly string[]): string[] {
  const patterns = changed
    .filter((path) => /^(apps\/server|openapi)\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts') && existsSync(join(root, path)))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const own = Array.from(text.matchAll(/^\s*('[a-z]\w*\.\w+'): /gm), ([, name = '']) => name);
      const generic = Array.from(text.matchAll(/crudOf\(\{\s*name: '(\w+)'/g), ([, name = '']) => name);
      return [...own, ...generic.flatMap((name) => [`defineResource('${name}'`, `'${name}.`])];
    });
  if (patterns.length === 0) return [];
  const folders = ['apps/server/src/*.test.ts', 'apps/server/test/*.test.ts', 'packages/features/src'];
  const options = [...new Set(patterns)].flatMap((pattern) => ['-e', pattern]);
  const found = linesOf('git', 'grep', '-lF', '--untracked', ...options, '--', ...folders);
  return patterns.some((pattern) => pattern.startsWith('defineResource(')) ? [...found, genericTest] : found;
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

function linesOf(program: string, ...args: string[]): string[] {
  return outputOf(program, ...args)
    .split('\n')
    .filter(Boolean);
}

/** What a program prints, whatever it ends with: git's and dependency-cruiser's codes tell of what they found. */
function outputOf(program: string, ...args: string[]): string {
  return spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 }).stdout;
}
