import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it, vi } from 'vitest';
import { runSteps, type StepEnd } from './run-steps.ts';
import type { Step } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'saiwu-steps-'));
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (name: string, code: string, more: Partial<Step> = {}): Step => ({ name, run: [process.execPath, '-e', code], ...more });
const until = (path: string) =>
  `while (!require('fs').existsSync(${JSON.stringify(path)})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);`;
const touch = (path: string) => `require('fs').writeFileSync(${JSON.stringify(path)}, '');`;

async function run(steps: readonly Step[], patience?: number): Promise<StepEnd[]> {
  const told: StepEnd[] = [];
  await runSteps(steps, (end) => told.push(end), patience);
  return told;
}

/** It runs beside nothing. */
const wholeMachine = 1000;

/** A step whose own process has started another one, which writes its id down and would go on for ever. */
const withChild = (path: string, more = '') =>
  `const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'inherit' });
  require('fs').writeFileSync(${JSON.stringify(path)}, String(child.pid)); ${more}`;

/** Resolves once the process is gone. One that goes on ends the test by its limit. */
async function expectGone(path: string): Promise<void> {
  const id = Number(readFileSync(path, 'utf8'));
  await vi.waitUntil(() => !isAlive(id), { timeout: 60_000 });
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

it('runs what waits beside what computes, and what is needed first', async () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  // each ends only once the other has begun
  const told = await run([
    node('last', '', { needs: ['computes'] }),
    node('computes', touch(one) + until(other), { load: 20 }),
    node('waits', touch(other) + until(one), { load: 4 }),
  ]);
  expect(told.map(({ isPassed }) => isPassed)).toEqual([true, true, true]);
  const names = told.map(({ step }) => step.name);
  expect(names.indexOf('last')).toBeGreaterThan(names.indexOf('computes'));
});

it('ends what hangs, and says with what output; nothing of it is left', async () => {
  const path = join(folder, 'hanging');
  const [end] = await run([node('hangs', withChild(path, `console.log('half way');`))], 500);
  expect(end).toMatchObject({ isPassed: false, ended: 'silent', output: 'half way\n' });
  await expectGone(path);
});

it('begins nothing after a failure, and ends what runs then', async () => {
  const [path, begun] = [join(folder, 'beside'), join(folder, 'begun')];
  const told = await run([
    node('beside', withChild(path)),
    node('fails', `${until(path)} console.error('wrong'); process.exit(3)`),
    node('never', touch(begun), { load: wholeMachine }),
  ]);
  expect(told.map(({ step, isPassed, output }) => [step.name, isPassed, output])).toEqual([['fails', false, 'wrong\n']]);
  expect(existsSync(begun)).toBe(false);
  await expectGone(path);
});

it('gives a step a folder for what it makes on its way, which is gone with it', async () => {
  const makes = `const folder = require('os').tmpdir(); require('fs').writeFileSync(folder + '/made', ''); process.stdout.write(folder);`;
  const [end] = await run([node('makes', makes)]);
  expect(end?.output).toMatch(/saiwu-step-/);
  expect(existsSync(end?.output ?? '')).toBe(false);
});

it('leaves nothing when it is interrupted itself', async () => {
  const path = join(folder, 'interrupted');
  const script = `const { runSteps } = await import(${JSON.stringify(join(import.meta.dirname, 'run-steps.ts'))});
    await runSteps([{ name: 'long', run: [process.execPath, '-e', ${JSON.stringify(withChild(path))}] }], () => undefined);`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await vi.waitUntil(() => existsSync(path) && readFileSync(path, 'utf8') !== '', { timeout: 60_000 });
  runner.kill('SIGTERM');
  expect(await once(runner, 'exit')).toEqual([143, null]);
  await expectGone(path);
});
