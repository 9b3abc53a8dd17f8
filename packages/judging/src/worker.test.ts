import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { assignJudges, type AssignmentInput, type AssignmentResult } from './index.ts';

/** What the worker of the README tells. */
type Told = { done: number } | { result: AssignmentResult } | { error: string };

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [, code = ''] = /```ts\n(\/\/ assignment-worker\.ts\n[^]*?)```/.exec(readme) ?? [];
/** Node alone runs the package in it, without the tools of the tests. */
const script = stripTypeScriptTypes(code).replace("'@saiwu/judging'", JSON.stringify(new URL('index.ts', import.meta.url).href));

test('assigns with progress, as it does outside a worker', async () => {
  const input = contest(200, 30);
  const told = await run(input);
  const heard = told.flatMap((one) => ('done' in one ? [one.done] : []));
  expect(heard[0]).toBe(0);
  expect(heard.at(-1)).toBe(1);
  expect(heard).toEqual(heard.toSorted((one, other) => one - other));
  expect(told.at(-1)).toEqual({ result: await assignJudges(input) });
});

test('stops when a message says so', async () => {
  const told = await run(contest(2000, 200), (worker) => worker.postMessage('cancel'));
  expect(told.at(-1)).toEqual({ error: 'AbortError' });
  expect(told.some((one) => 'done' in one && one.done === 1)).toBe(false);
});

test('says what is wrong with an input', async () => {
  expect(await run({ ...contest(1, 1), perProject: -1 })).toEqual([{ error: 'InvalidInputError' }]);
});

/** Everything the worker tells, up to its result or error; `onFirst` runs once something was heard. */
async function run(input: AssignmentInput, onFirst?: (worker: Worker) => void): Promise<Told[]> {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  onTestFinished(async () => void (await worker.terminate()));
  worker.postMessage(input);
  const told: Told[] = [];
  for (;;) {
    const [message]: Told[] = await once(worker, 'message');
    if (message === undefined) throw new Error('nothing was told');
    if (told.push(message) === 1) onFirst?.(worker);
    if (!('done' in message)) return told;
  }
}

function contest(projects: number, judges: number): AssignmentInput {
  return {
    projects: Array.from({ length: projects }, (_, index) => ({ id: `p${index}`, track: `t${index % 7}` })),
    judges: Array.from({ length: judges }, (_, index) => ({ id: `j${index}`, tracks: [`t${index % 7}`] })),
    perProject: 5,
    seed: 1,
  };
}
