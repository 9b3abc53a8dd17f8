import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

test('reads days as people type them', () => {
  for (const text of ['2026-06-04', '2026-6-4', '2026/6/04', '20260604', '2026年6月4日', '２０２６-06-04 '])
    expect(readDate(text, false)).toBe('2026-06-04');
});

test('reads moments, with or without seconds', () => {
  expect(readDate('2026-06-30T18:00', true)).toBe('2026-06-30 18:00:00');
  expect(readDate('2026-06-30 9:05:59', true)).toBe('2026-06-30 09:05:59');
  expect(readDate('20260630 18：00', true)).toBe('2026-06-30 18:00:00');
});

test('refuses what does not exist or is not finished', () => {
  for (const text of ['', '2026-06', '2026-02-30', '2026-13-01', '2026-06-30 18:00']) expect(readDate(text, false)).toBeNull();
  for (const text of ['2026-06-30', '2026-06-30 24:00', '2026-06-30 18:60']) expect(readDate(text, true)).toBeNull();
});
