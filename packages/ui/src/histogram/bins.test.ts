import { describe, expect, test } from 'vitest';
import { binValues, isOfWholeNumbers } from './bins.ts';

const written = (values: number[], count?: number) => binValues(values, count).map(({ from, to, count: held }) => `${from}–${to}: ${held}`);

describe('classes of values', () => {
  test('have round ends, and the highest value is in the last one', () => {
    expect(written([61.5, 68, 72.5, 79.9, 80, 100], 4)).toEqual(['60–70: 2', '70–80: 2', '80–90: 1', '90–100: 1']);
  });

  test('hold one whole number each where these are close together', () => {
    const bins = binValues([13, 14, 14, 16]);
    expect(bins.map(({ from, count }) => [from, count])).toEqual([
      [13, 1],
      [14, 2],
      [15, 0],
      [16, 1],
    ]);
    expect(isOfWholeNumbers(bins)).toBe(true);
    expect(isOfWholeNumbers(binValues([0, 40, 100]))).toBe(false);
  });

  test('lose no value', () => {
    const values = Array.from({ length: 5000 }, (_, index) => Math.sin(index) * 50 + 0.1);
    for (const count of [1, 2, 5, 12, 40, undefined]) {
      const bins = binValues(values, count);
      expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(5000);
      for (const [index, bin] of bins.entries()) expect(bin.from).toBe(index === 0 ? bin.from : bins[index - 1]?.to);
    }
  });

  test('of one value are one class, of none are none, and what is no number is left out', () => {
    expect(written([7.5, 7.5])).toEqual(['7.5–8.5: 2']);
    expect(written([3])).toEqual(['3–4: 1']);
    expect(binValues([])).toEqual([]);
    expect(binValues([Number.NaN, Number.POSITIVE_INFINITY])).toEqual([]);
  });
});
