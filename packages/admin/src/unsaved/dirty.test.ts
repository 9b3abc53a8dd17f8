import { expect, test, vi } from 'vitest';
import { createDirtyMarks } from './dirty.ts';

test('a tab is marked while one of its forms holds input', () => {
  const marks = createDirtyMarks();
  marks.front('/a');
  marks.mark('/a', 'one', true);
  marks.mark('/a', 'two', true);
  marks.release('/a', 'one');
  expect([...marks.getSnapshot()]).toEqual(['/a']);
  marks.mark('/a', 'two', false);
  expect([...marks.getSnapshot()]).toEqual([]);
});

test('a hidden tab keeps its mark, a closed one loses it', () => {
  const marks = createDirtyMarks();
  marks.front('/a');
  marks.mark('/a', 'one', true);
  marks.front('/b');
  marks.release('/a', 'one');
  expect([...marks.getSnapshot()]).toEqual(['/a']);
  marks.forget('/a');
  expect([...marks.getSnapshot()]).toEqual([]);
});

test('tells only of changes', () => {
  const marks = createDirtyMarks();
  const listener = vi.fn<() => void>();
  const stop = marks.subscribe(listener);
  const before = marks.getSnapshot();
  marks.mark('/a', 'one', false);
  expect(marks.getSnapshot()).toBe(before);
  marks.mark('/a', 'one', true);
  marks.mark('/a', 'two', true);
  stop();
  marks.forget('/a');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('input that somebody gave up is told to its form, what is clean by then is not', () => {
  const marks = createDirtyMarks();
  const [one, two] = [vi.fn<() => void>(), vi.fn<() => void>()];
  marks.mark('/a', 'one', true, one);
  marks.mark('/a', 'two', true, two);
  marks.mark('/a', 'two', false, two);
  marks.forget('/a');
  marks.forget('/a');
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 0]);
});
