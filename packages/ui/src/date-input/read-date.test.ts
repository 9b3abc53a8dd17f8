import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

test('reads days as people type them', () => {
  for (const text of ['2026-06-04', '2026-6-4', '2026/6/04', '2026.6.4', '20260604', '2026年6月4日', '2026年6月4号', '２０２６-06-04 '])
    expect(readDate(text, false)).toBe('2026-06-04');
});

test('reads moments, with or without seconds', () => {
  expect(readDate('2026-06-30T18:00', true)).toBe('2026-06-30 18:00:00');
  expect(readDate('2026-06-30 9:05:59', true)).toBe('2026-06-30 09:05:59');
  for (const text of ['20260630 18：00', '202606301800', '2026年6月30日18点', '2026-6-30 1800'])
    expect(readDate(text, true)).toBe('2026-06-30 18:00:00');
});

test('takes the year of today where one is left out', () => {
  for (const text of ['6-4', '06/04', '6月4日']) expect(readDate(text, false, '2026-11-21')).toBe('2026-06-04');
  expect(readDate('6-4 18:00', true, '2026-11-21')).toBe('2026-06-04 18:00:00');
  expect(readDate('6-4', false)).toBeNull();
  expect(readDate('2-29', false, '2026-11-21')).toBeNull();
});

test('refuses what does not exist or is not finished', () => {
  for (const text of ['', '2026-06', '2026-02-30', '2026-13-01', '2026-06-30 18:00', '2026-06-041', '202606301'])
    expect(readDate(text, false, '2026-11-21')).toBeNull();
  for (const text of ['2026-06-30', '2026-06-30 24:00', '2026-06-30 18:60']) expect(readDate(text, true)).toBeNull();
});
