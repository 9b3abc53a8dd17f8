import { describe, expect, test } from 'vitest';
import { isWithoutValues, seriesValues, stackValues, valueDomain } from './series-values.ts';

test('what has no place is left out, what is no number is no value', () => {
  const data = [
    { x: 1, y: 5 },
    { x: Number.NaN, y: 6 },
    { x: 2, y: Number.NaN },
    { x: 3, y: null },
    { x: 4, y: Number.POSITIVE_INFINITY },
  ];
  const { xs, values } = seriesValues(data, ({ x }) => x, [{ key: 'y', label: 'y', value: ({ y }) => y }]);
  expect(xs).toEqual([1, 2, 3, 4]);
  expect(values).toEqual([[5, null, null, null]]);
  expect(seriesValues([new Date('never')], (date) => date, []).xs).toEqual([]);
  expect([isWithoutValues(values), isWithoutValues([[null], []])]).toEqual([false, true]);
});

describe('the axis of values', () => {
  test.each([
    ['near zero', [[2, 9]], false, [0, 9]],
    ['far from zero', [[82, 91]], false, [82, 91]],
    ['far from zero, but bars', [[82, 91]], true, [0, 91]],
    ['below zero', [[-5, -4.5]], false, [-5, -4.5]],
    ['on both sides', [[-1, null], [3]], false, [-1, 3]],
    ['all the same', [[50, 50]], false, [45, 55]],
    ['all zero', [[0, 0]], false, [0, 1]],
    ['nothing', [[null]], true, [0, 1]],
  ])('of values %s', (_, values, isFromZero, domain) => expect(valueDomain(values, isFromZero)).toEqual(domain));
});

test('values pile up above zero and below it, and a gap leaves the pile as it is', () => {
  expect(
    stackValues([
      [1, -2, null],
      [3, 4, 2],
      [-5, -6, null],
    ]),
  ).toEqual([
    [[0, 1], [0, -2], null],
    [
      [1, 4],
      [0, 4],
      [0, 2],
    ],
    [[0, -5], [-2, -8], null],
  ]);
});
