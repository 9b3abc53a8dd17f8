import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { StepEnd } from './run-steps.ts';
import type { Step } from './steps.ts';

/** What a run took: seconds by the clock and of processor for each step, and the test files that took longest. */
interface Report {
  seconds: number;
  steps: { name: string; seconds: number; processor: number | null }[];
  slowest: { file: string; step: string; seconds: number }[];
}

/** As much of Vitest's JSON report as is read here. Times are milliseconds since 1970. */
interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/reports');
/** Committed: what later changes are held to. `npm test -- --keep` writes it anew. */
const kept = join(import.meta.dirname, 'gate-report.json');
/** Seconds of processor that a step may take more than the kept report before it is pointed at: less is noise. */
const worthSaying = 15;

/** Forgets the reports of the run before. */
export function beginReports(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** The options by which a Vitest run writes its report. */
export function reportOptions({ name }: Step): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${fileOf(name)}`];
}

/** Null: the step did not come as far as its report. */
export function readTestReport(name: string): TestReport | null {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : null;
}

/** Writes `.cache/reports/gate.json`, and prints what took longest and what takes more than in the kept report. */
export function tellTimes(ends: readonly StepEnd[], seconds: number, { isKept }: { isKept: boolean }): void {
  const report: Report = {
    seconds: rounded(seconds),
    steps: ends.map(({ step, ...end }) => ({
      name: step.name,
      seconds: rounded(end.seconds),
      processor: end.processor === null ? null : rounded(end.processor),
    })),
    slowest: slowestOf(ends.map(({ step }) => step)),
  };
  writeFileSync(join(folder, 'gate.json'), JSON.stringify(report, null, 2));
  if (report.slowest.length > 0) {
    console.log('\nThe slowest files:');
    for (const { file, step, seconds: took } of report.slowest) console.log(`${took.toFixed(1).padStart(8)} s  ${file} (${step})`);
  }
  const before: Report | null = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : null;
  for (const line of grownSince(before, report)) console.log(line);
  if (isKept) writeFileSync(kept, `${JSON.stringify(report, null, 2)}\n`);
  console.log(
    `\n${minutes(seconds)} in all, ${minutes(report.steps.reduce((sum, { processor }) => sum + (processor ?? 0), 0))} of processor.`,
  );
}

/** By processor, which what else the machine does changes least. */
function grownSince(before: Report | null, { steps }: Report): string[] {
  const known = new Map(before?.steps.map(({ name, processor }) => [name, processor]));
  return steps.flatMap(({ name, processor }) => {
    const last = known.get(name);
    if (last === undefined || last === null || processor === null || processor < last + Math.max(worthSaying, last * 0.15)) return [];
    return [`${name} takes ${Math.round(processor)} s of processor, ${Math.round(processor - last)} more than the kept report says.`];
  });
}

function slowestOf(steps: readonly Step[]): Report['slowest'] {
  const files = steps
    .filter(({ isTest }) => isTest)
    .flatMap(({ name }) =>
      (readTestReport(name)?.testResults ?? []).map((file) => ({
        file: relative(root, file.name),
        step: name,
        seconds: rounded((file.endTime - file.startTime) / 1000),
      })),
    );
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20);
}

function fileOf(name: string) {
  return join(folder, `${name.replaceAll(' ', '-')}.json`);
}

function rounded(seconds: number) {
  return Math.round(seconds * 10) / 10;
}

function minutes(seconds: number) {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
