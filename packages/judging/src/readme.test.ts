import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import * as judging from './index.ts';

const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const parts = text.split(/^##+ /m).slice(1);
const examples = parts.flatMap((part) => {
  const [title = ''] = part.split('\n');
  return Array.from(part.matchAll(/```ts\n([^]*?)```/g), ([, code = '']) => ({ title, code }));
});
/** `value; // → expected` */
const CLAIM = /^(.+); \/\/ → (.+)$/gm;

test.each(examples.filter(({ code }) => code.includes('// →')))('$title', async ({ code }) => {
  const claims = Array.from(code.matchAll(CLAIM));
  expect(claims).toHaveLength(code.split('// →').length - 1);
  const script = stripTypeScriptTypes(code)
    .replace(/^import (\{.+\}) from '@saiwu\/judging';$/m, 'const $1 = judging;')
    .replaceAll(CLAIM, 'check(await ($1), $2);');
  const run: unknown = await import(`data:text/javascript,${encodeURIComponent(`export default async (judging, check) => {${script}}`)}`);
  if (!isRunnable(run)) throw new Error('not a module with a function');
  let checked = 0;
  await run.default(judging, (actual, expected) => {
    expect(actual).toEqual(expected);
    checked++;
  });
  expect(checked).toBe(claims.length);
});

test('every function that is exported has its example', () => {
  const shown = examples.map(({ code }) => code).join();
  const functions = Object.keys(judging).filter((name) => !shown.includes(`${name}(`) && name !== 'InvalidInputError');
  expect(functions).toEqual([]);
});

type Example = (kit: typeof judging, check: (actual: unknown, expected: unknown) => void) => Promise<void>;

function isRunnable(run: unknown): run is { default: Example } {
  return typeof run === 'object' && run !== null && 'default' in run && typeof run.default === 'function';
}
