import { expect, test } from 'vitest';
import { linear, roundOut, roundWithin } from './round-values.ts';

test.each([
  [0, 9, 5, [0, 2, 4, 6, 8, 10]],
  [0, 87, 4, [0, 20, 40, 60, 80, 100]],
  [-3, 7, 4, [-4, -2, 0, 2, 4, 6, 8]],
  [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
  [0, 1_000_000, 2, [0, 500_000, 1_000_000]],
  [-2166, -1568, 2, [-3000, -2000, -1000]],
])('the axis of %s to %s in about %s steps', (low, high, count, values) => {
  const rounded = roundOut(low, high, count);
  expect(rounded).toEqual({ domain: [values[0], values.at(-1)], values });
  // what an axis ends on stays
  expect(roundOut(...rounded.domain, count)).toEqual(rounded);
});

test('within a range no value lies outside of it', () => {
  expect(roundWithin(0.15, 0.62, 5)).toEqual([0.2, 0.3, 0.4, 0.5, 0.6]);
  expect(roundWithin(2001, 2010, 3)).toEqual([2002, 2004, 2006, 2008, 2010]);
});

test('no range is its one value', () => {
  expect(roundOut(5, 5, 4)).toEqual({ domain: [5, 5], values: [5] });
  expect(linear([5, 5], [0, 100])(5)).toBe(50);
});

test('values are as far along as their pixels', () => {
  const at = linear([0, 10], [200, 100]);
  expect([at(0), at(5), at(10)]).toEqual([200, 150, 100]);
});
