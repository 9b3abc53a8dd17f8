import { expect, test } from 'vitest';
import { dayLength, readTime } from './time-text.ts';
import { timeHead, type TimeStep } from './time-ticks.ts';

const head = (from: string, to: string, step: TimeStep, locale = 'zh-CN') =>
  timeHead(readTime(from) ?? 0, readTime(to, 'end') ?? 0, step, locale);
const labels = (cells: readonly { label: string }[]) => cells.map((cell) => cell.label);

test('reads days and moments; a day as an end is a whole day', () => {
  expect(readTime('2026-03-01')).toBe(Date.UTC(2026, 2, 1));
  expect(readTime('2026-03-01', 'end')).toBe(Date.UTC(2026, 2, 2));
  expect(readTime('2026-03-01 18:30', 'end')).toBe(Date.UTC(2026, 2, 1, 18, 30));
  expect(readTime('2026-03-01T18:30:05')).toBe(Date.UTC(2026, 2, 1, 18, 30, 5));
});

test('what is no time is null', () => {
  for (const text of ['', '2026-02-30', '2026-13-01', '2026-03-01 25:00', '3 月 1 日', null, undefined]) expect(readTime(text)).toBeNull();
});

test('days under months, weekends marked', () => {
  const { outer, inner } = head('2026-02-27', '2026-03-02', 'day');
  expect(labels(outer)).toEqual(['2026年2月', '2026年3月']);
  expect(labels(inner)).toEqual(['27', '28', '1', '2']);
  expect(inner.map((cell) => cell.isWeekend)).toEqual([false, true, true, false]);
});

test('weeks begin on Monday; a month begins within its week', () => {
  const { from, to, outer, inner } = head('2026-02-26', '2026-03-03', 'week');
  expect(new Date(from).toISOString()).toBe('2026-02-23T00:00:00.000Z');
  expect((to - from) / dayLength).toBe(14);
  expect(labels(inner)).toEqual(['2/23', '3/2']);
  expect(outer.map((cell) => (cell.to - cell.from) / dayLength)).toEqual([6, 8]);
});

test('months under years, in the language of the words', () => {
  const { outer, inner } = head('2025-12-05', '2026-01-31', 'month', 'en');
  expect(labels(outer)).toEqual(['2025', '2026']);
  expect(labels(inner)).toEqual(['Dec', 'Jan']);
});

test('an instant takes a whole step', () => {
  const { from, to } = timeHead(Date.UTC(2026, 2, 1), Date.UTC(2026, 2, 1), 'day', 'zh-CN');
  expect(to - from).toBe(dayLength);
});
