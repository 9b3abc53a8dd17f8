import { expect, test } from 'vitest';
import { sharePercents } from './share-percents.ts';

test('adds up to 100, the largest remainders rounded up', () => {
  expect(sharePercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(sharePercents([1, 2, 3])).toEqual([17, 33, 50]);
  expect(sharePercents([1, 1, 1, 1, 1, 1, 1])).toEqual([15, 15, 14, 14, 14, 14, 14]);
});

test('digits after the point', () => {
  expect(sharePercents([1, 1, 1], 1)).toEqual([33.4, 33.3, 33.3]);
  expect(sharePercents([996, 4], 1)).toEqual([99.6, 0.4]);
});

test('what is no positive number has no part', () => {
  expect(sharePercents([3, 0, -2, Number.NaN, 1])).toEqual([75, 0, 0, 0, 25]);
  expect(sharePercents([0, 0])).toEqual([0, 0]);
  expect(sharePercents([Number.POSITIVE_INFINITY, 1])).toEqual([0, 0]);
  expect(sharePercents([])).toEqual([]);
});

test('any values add up to 100', () => {
  for (let count = 1; count < 60; count += 1) {
    const values = Array.from({ length: count }, (_, index) => ((index * 7919) % 101) + 0.3);
    const sum = sharePercents(values, 1).reduce((total, percent) => total + Math.round(percent * 10), 0);
    expect(sum).toBe(1000);
  }
});
