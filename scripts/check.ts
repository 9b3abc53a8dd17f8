import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { steps, type Step } from './steps.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache/reports');
const hasTests = process.argv.includes('--tests');
const waiting = steps({ hasTests });
const passed = new Set<string>();
const running = new Map<Step, ChildProcess>();
/** A step's tools start processes of their own: a signal must reach them all. */
const hasGroups = process.platform !== 'win32';
let failed: string | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopRunning();
    process.exit(1);
  });
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
startReady();

/** Two at a time, in the list's order; nothing new once a step has failed. */
function startReady() {
  while (failed === undefined) {
    const index = waiting.findIndex((step) => step.needs?.every((name) => passed.has(name)) ?? true);
    const next = waiting[index];
    if (!next || running.size >= 2) break;
    if (running.size > 0 && (next.isAlone || [...running.keys()].some((step) => step.isAlone))) break;
    waiting.splice(index, 1);
    start(next);
  }
  if (running.size === 0) finish();
}

function start(step: Step) {
  const began = performance.now();
  const [program = '', ...args] = step.run;
  const env: NodeJS.ProcessEnv = { ...process.env, ...step.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) };
  for (const name of step.without ?? []) delete env[name];
  const reporting = step.isTest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(step.name)}`] : [];
  const child = spawn(program, [...args, ...reporting], {
    cwd: step.cwd ?? root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasGroups,
  });
  running.set(step, child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  child.on('error', (error) => (output += error.message));
  child.on('close', (code) => {
    running.delete(step);
    const line = `${step.name.padEnd(24)}${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`;
    if (code === 0) {
      passed.add(step.name);
      console.log(`✓ ${line}`);
    } else if (failed === undefined) {
      failed = step.name;
      console.log(`✗ ${line}\n\n${output.trimEnd()}\n\n${step.name} failed: ${step.run.join(' ')}`);
      stopRunning();
    }
    startReady();
  });
}

function stopRunning() {
  for (const child of running.values()) {
    if (hasGroups && child.pid) process.kill(-child.pid, 'SIGTERM');
    else child.kill();
  }
}

function finish() {
  if (hasTests) {
    console.log(whereServerTestsRan());
    const total = { passed: 0, failed: 0 };
    for (const step of steps({ hasTests }).filter(({ isTest }) => isTest)) {
      const report = readReport(step.name);
      total.passed += report?.numPassedTests ?? 0;
      total.failed += report?.numFailedTests ?? 0;
    }
    // A step that fails without a failed test, such as a lint, must not read as "0 failed".
    if (failed !== undefined && total.failed === 0) total.failed = 1;
    console.log(`${total.passed} passed, ${total.failed} failed`);
  }
  process.exitCode = failed === undefined ? 0 : 1;
}

/** By the reports that are there: a run that stopped early must not claim more. */
function whereServerTestsRan() {
  const [onPGlite, onPostgreSQL] = ['server on PGlite', 'server on PostgreSQL'].map((name) => readReport(name) !== undefined);
  if (onPGlite && onPostgreSQL) return 'The server tests ran on PostgreSQL, and on PGlite those that may differ there.';
  if (onPGlite && process.env.TEST_DATABASE_URL)
    return 'Those server tests ran that may differ on PGlite; the run stopped before PostgreSQL.';
  if (onPGlite) return 'The server tests ran on PGlite only: TEST_DATABASE_URL names no PostgreSQL.';
  return onPostgreSQL ? 'The server tests ran on PostgreSQL; the run stopped before PGlite was done.' : 'The server tests did not run.';
}

function reportOf(name: string) {
  return join(reports, `${name.replaceAll(' ', '-')}.json`);
}

function readReport(name: string): { numPassedTests: number; numFailedTests: number } | undefined {
  try {
    return JSON.parse(readFileSync(reportOf(name), 'utf8'));
  } catch {
    return undefined;
  }
}
