import { parseArgs } from 'node:util';
import { beginReports, readTestReport, reportOptions, tellTimes } from './gate-report.ts';
import { stepsReached } from './reach.ts';
import { runSteps, type StepEnd } from './run-steps.ts';
import { stepsOfFiles } from './steps-of-files.ts';
import { steps, type Step } from './steps.ts';

/**
 * Runs the list of `steps.ts`: checks alone, with `--tests` all of it. With paths of test files it runs these alone; with `--changed` what
 * the changes since a commit can reach (`--since main`), and says what it left out. `--keep` keeps the times as what later changes are held
 * to.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'main' },
    keep: { type: 'boolean', default: false },
  },
});
const began = performance.now();
const isWhole = positionals.length === 0 && !values.changed;
const chosen = choose();
beginReports();
const ends = await runSteps(
  chosen.map((step) => (step.isTest ? { ...step, run: [...step.run, ...reportOptions(step)] } : step)),
  tell,
);
const failed = ends.find(({ isPassed, ended }) => !isPassed && ended !== 'stopped')?.step.name;
if (values.tests) {
  if (isWhole) tellTimes(ends, (performance.now() - began) / 1000, { isKept: values.keep && failed === undefined });
  if (isWhole) console.log(whereServerTestsRan());
  tellTotal();
}
process.exitCode = failed === undefined ? 0 : 1;

function choose(): Step[] {
  if (positionals.length > 0) return stepsOfFiles(positionals);
  const all = steps({ hasTests: values.tests });
  return values.changed ? stepsReached(all, values.since) : all;
}

function tell({ step, isPassed, ended, seconds, processor, output }: StepEnd) {
  const times = `${step.name.padEnd(24)}${seconds.toFixed(1).padStart(7)} s${processor === null ? '' : `${processor.toFixed(1).padStart(8)} s of processor`}`;
  if (isPassed) return console.log(`✓ ${times}`);
  const shown = ended === 'silent' ? output.trimEnd().split('\n').slice(-40).join('\n') : output.trimEnd();
  console.log(`✗ ${times}\n\n${shown}\n`);
  console.log(
    ended === 'silent'
      ? `${step.name} hangs: it had not said a word for too long, above is its last output: ${step.run.join(' ')}`
      : `${step.name} failed: ${step.run.join(' ')}`,
  );
}

function tellTotal() {
  const total = { passed: 0, failed: 0 };
  for (const { name } of chosen.filter(({ isTest }) => isTest)) {
    const report = readTestReport(name);
    total.passed += report?.numPassedTests ?? 0;
    total.failed += report?.numFailedTests ?? 0;
  }
  // A step that fails without a failed test, such as a lint, must not read as "0 failed".
  if (failed !== undefined && total.failed === 0) total.failed = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

/** By the reports that are there: a run that stopped early must not claim more. */
function whereServerTestsRan() {
  const [onPGlite, onPostgreSQL] = ['server on PGlite', 'server on PostgreSQL'].map((name) => readTestReport(name) !== null);
  if (onPGlite && onPostgreSQL) return 'The server tests ran on PostgreSQL, and on PGlite those that may differ there.';
  if (onPGlite && process.env.TEST_DATABASE_URL)
    return 'Those server tests ran that may differ on PGlite; the run stopped before PostgreSQL.';
  if (onPGlite) return 'The server tests ran on PGlite only: TEST_DATABASE_URL names no PostgreSQL.';
  return onPostgreSQL ? 'The server tests ran on PostgreSQL; the run stopped before PGlite was done.' : 'The server tests did not run.';
}
