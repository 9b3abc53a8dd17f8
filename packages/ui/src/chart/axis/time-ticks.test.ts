import { describe, expect, test } from 'vitest';
import { timeTicks } from './time-ticks.ts';

const written = (from: Date, to: Date, wanted: number) =>
  timeTicks(from, to, wanted).map(
    (tick) => `${tick.getFullYear()}-${tick.getMonth() + 1}-${tick.getDate()} ${tick.getHours()}:${tick.getMinutes()}`,
  );

describe('round moments', () => {
  test('are years', () => {
    expect(written(new Date(2020, 3, 1), new Date(2025, 5, 1), 6)).toEqual([
      '2021-1-1 0:0',
      '2022-1-1 0:0',
      '2023-1-1 0:0',
      '2024-1-1 0:0',
      '2025-1-1 0:0',
    ]);
    expect(written(new Date(1990, 0, 1), new Date(2030, 0, 1), 5)).toEqual(
      ['1990', '2000', '2010', '2020', '2030'].map((year) => `${year}-1-1 0:0`),
    );
  });

  test('are months of a quarter', () => {
    expect(written(new Date(2026, 1, 10), new Date(2026, 11, 1), 4)).toEqual(['2026-4-1 0:0', '2026-7-1 0:0', '2026-10-1 0:0']);
  });

  test('are days and hours', () => {
    expect(written(new Date(2026, 2, 5, 3), new Date(2026, 2, 8), 4)).toEqual(['2026-3-6 0:0', '2026-3-7 0:0', '2026-3-8 0:0']);
    expect(written(new Date(2026, 2, 5, 8, 10), new Date(2026, 2, 5, 20), 4)).toEqual([
      '2026-3-5 9:0',
      '2026-3-5 12:0',
      '2026-3-5 15:0',
      '2026-3-5 18:0',
    ]);
  });

  test('are never many more than wanted', () => {
    for (const days of [0.01, 0.3, 1, 4, 20, 80, 200, 1000, 9000, 80_000]) {
      const from = new Date(2001, 4, 17, 11, 3);
      expect(timeTicks(from, new Date(from.getTime() + days * 86_400_000), 6).length).toBeLessThanOrEqual(8);
    }
  });
});
