import { expect, test } from 'vitest';
import { heatScale } from './heat-scale.ts';

test('round steps, eight at most', () => {
  expect(heatScale([61, 98]).bounds).toEqual([60, 65, 70, 75, 80, 85, 90, 95, 100]);
  expect(heatScale([0, 7]).bounds).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(heatScale([0.1, 0.7]).bounds).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
  expect(heatScale([0, 123_456]).bounds).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000, 120_000, 140_000]);
});

test('counts are not cut into fractions', () => {
  expect(heatScale([0, 1, 2, 3]).bounds).toEqual([0, 1, 2, 3]);
});

test('a value belongs to the step that begins with it; the ends take what lies beyond', () => {
  const { stepOf } = heatScale([], { domain: [60, 100] });
  expect([60, 64.9, 65, 99, 100, 20, 300].map(stepOf)).toEqual([0, 0, 1, 7, 7, 0, 7]);
});

test('around a middle there are seven steps, the fourth holds it', () => {
  const { bounds, stepOf } = heatScale([-3, 12], { middle: 0 });
  expect(bounds).toEqual([-17.5, -12.5, -7.5, -2.5, 2.5, 7.5, 12.5, 17.5]);
  expect([-3, -1, 0, 2, 3, 12].map(stepOf)).toEqual([2, 3, 3, 3, 4, 5]);
  expect(heatScale([70, 90], { middle: 80 }).stepOf(80)).toBe(3);
});

test('no values, one value, and only the middle', () => {
  expect(heatScale([]).stepOf(1)).toBe(0);
  expect(heatScale([5]).bounds).toEqual([5, 5]);
  expect(heatScale([5]).stepOf(5)).toBe(0);
  expect(heatScale([0, 0], { middle: 0 }).stepOf(0)).toBe(0);
});
