import { expect, test } from 'vitest';
import { createOnceKey } from './once-key.ts';

const values = { body: { title: '创新创业大赛', tracks: ['科技创新'] } };

test('the same values pressed twice have one key, whatever object they come in', () => {
  const once = createOnceKey();
  expect(once.of(values)).toBe(once.of(structuredClone(values)));
  expect(once.of(values)).toMatch(/^[!-~]{1,64}$/);
});

test('changed values have another, and so has what comes after a success', () => {
  const once = createOnceKey();
  const first = once.of(values);
  const changed = once.of({ body: { ...values.body, title: '另一个大赛' } });
  const back = once.of(values);
  once.done();
  expect(new Set([first, changed, back, once.of(values)]).size).toBe(4);
});

test('what needs no input has a key too', () => {
  const once = createOnceKey();
  const first = once.of(undefined);
  expect(once.of(undefined)).toBe(first);
  once.done();
  expect(once.of(undefined)).not.toBe(first);
});

test('two forms never share one', () => {
  expect(createOnceKey().of(values)).not.toBe(createOnceKey().of(values));
});

test('a file is the same as long as it is the same file', () => {
  const once = createOnceKey();
  const [file, twin] = [new File(['x'], 'a.xlsx'), new File(['x'], 'a.xlsx')];
  const first = once.of({ body: { file } });
  expect(once.of({ body: { file } })).toBe(first);
  expect(once.of({ body: { file: twin } })).not.toBe(first);
});
