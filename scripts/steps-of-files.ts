import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { onlyStories, steps, type Step } from './steps.ts';

/** A step that runs test files by name, and which files are its own. */
export interface TestStep {
  step: string;
  /** Where its tests and what they test lie. */
  home: RegExp;
  tests: RegExp;
}

/** The first that fits a file is its step. */
export const testSteps: readonly TestStep[] = [
  { step: 'stories of the kit', home: /^packages\/(ui|admin)\/src\//, tests: /\.stories\.tsx$/ },
  { step: 'stories of the console', home: /^packages\/features\/src\//, tests: /\.stories\.tsx$/ },
  { step: 'end to end', home: /^e2e\//, tests: /\.test\.ts$/ },
  { step: 'server on PostgreSQL', home: /^apps\/server\/(src|test)\//, tests: /\.test\.ts$/ },
  { step: 'server on PGlite', home: /^apps\/server\/(src|test)\//, tests: /\.test\.ts$/ },
  { step: 'unit tests', home: /^((packages\/[\w-]+|openapi)\/src|scripts)\//, tests: /\.test\.tsx?$/ },
];

export function isOfStep({ home, tests }: TestStep, path: string): boolean {
  return home.test(path) && tests.test(path);
}

/** The steps that run these test files and no others, with what they need. Ends with words where a path is no test. */
export function stepsOfFiles(paths: readonly string[]): Step[] {
  const all = steps({ hasTests: true });
  const known = testSteps.filter(({ step }) => all.some(({ name }) => name === step));
  const wanted = new Map<string, string[]>();
  for (const given of paths) {
    const path = relative(root, join(process.env.INIT_CWD ?? process.cwd(), given)).replaceAll('\\', '/');
    const kind = known.find((one) => isOfStep(one, path));
    if (!kind || !existsSync(join(root, path))) {
      console.error(`${given} 不是测试文件：请给出 *.test.ts(x)、*.stories.tsx 或 e2e/ 下的测试。`);
      console.error(`${given} is no test: name a *.test.ts(x), a *.stories.tsx or a test of e2e/.`);
      process.exit(1);
    }
    wanted.set(kind.step, [...(wanted.get(kind.step) ?? []), path]);
  }
  return all.flatMap((step) => {
    const files = wanted.get(step.name);
    if (files) return [onlyFor(step, files)];
    return all.some(({ name, needs }) => wanted.has(name) && needs?.includes(step.name)) ? [step] : [];
  });
}

/** The step for these files alone, instead of the folders that it names. */
export function onlyFor(step: Step, files: readonly string[]): Step {
  const run = [...step.run.filter((word) => !word.endsWith('/')), ...files];
  return step.env?.['STORIES'] === undefined ? { ...step, run } : { ...step, run, env: { ...step.env, ...onlyStories(files) } };
}

const root = join(import.meta.dirname, '..');
