import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFieldCheck } from './field-check.ts';

type Question = (value: unknown) => Promise<string | null>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks once typing has paused, about the newest value, and tells everybody who waits', async () => {
  const question = vi.fn<Question>(async (value) => (value === 'anna' ? 'taken' : null));
  const check = createFieldCheck(question, 400);
  const answers = ['a', 'an', 'anna'].map((value) => check.ask(value));
  await vi.advanceTimersByTimeAsync(399);
  expect(question).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(answers)).toEqual(['taken', 'taken', 'taken']);
  expect(question.mock.calls.map(([value]) => value)).toEqual(['anna']);
});

test('cancels a question under way when the value changes', async () => {
  const signals: AbortSignal[] = [];
  const check = createFieldCheck((value, signal) => {
    signals.push(signal);
    return new Promise((resolve, reject) => {
      if (value === 'free') resolve(null);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  }, 400);
  const first = check.ask('slow');
  await vi.advanceTimersByTimeAsync(400);
  const second = check.ask('free');
  await vi.advanceTimersByTimeAsync(400);
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  expect(await Promise.all([first, second])).toEqual([null, null]);
});

test('asks about one value once', async () => {
  const question = vi.fn<Question>(async () => 'taken');
  const check = createFieldCheck(question, 0);
  const first = check.ask('anna');
  await vi.advanceTimersByTimeAsync(0);
  await first;
  expect(await check.ask('anna')).toBe('taken');
  expect(question).toHaveBeenCalledOnce();
});

test('no answer is no reason against a value, and is asked for again', async () => {
  const question = vi.fn<Question>(async () => 'taken').mockRejectedValueOnce(new Error('network'));
  const check = createFieldCheck(question, 0);
  const first = check.ask('anna');
  await vi.advanceTimersByTimeAsync(0);
  expect(await first).toBeNull();
  const second = check.ask('anna');
  expect(check.known('anna')).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(await second).toBe('taken');
  expect([check.known('anna'), check.known('ann')]).toEqual(['taken', null]);
});
