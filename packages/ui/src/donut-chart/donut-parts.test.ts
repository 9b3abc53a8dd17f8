import { expect, test } from 'vitest';
import { donutParts } from './donut-parts.ts';

const named = (values: readonly number[]) => values.map((value, index) => ({ label: `第 ${index + 1} 项`, value }));

test('largest first, each with the colour of its place in the data', () => {
  const parts = donutParts(named([2, 5, 3]), '其他');
  expect(parts.map(({ label, percent, color }) => [label, percent, color])).toEqual([
    ['第 2 项', 50, 1],
    ['第 3 项', 30, 2],
    ['第 1 项', 20, 0],
  ]);
});

test('beyond seven, the small ones are gathered', () => {
  const parts = donutParts(named([40, 20, 10, 8, 6, 5, 4, 3, 2, 2]), '其他');
  expect(parts).toHaveLength(8);
  expect(parts[7]).toEqual({ label: '其他', value: 7, percent: 7, color: 7, gathered: ['第 8 项', '第 9 项', '第 10 项'] });
  expect(parts.map((part) => part.color)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(parts.reduce((sum, part) => sum + part.percent, 0)).toBe(100);
});

test('one alone is not gathered', () => {
  expect(donutParts(named([8, 7, 6, 5, 4, 3, 2, 1]), '其他').at(-1)).toMatchObject({ label: '第 8 项', gathered: [] });
});

test('no part for what is not positive, a tenth of a percent for what is small', () => {
  const parts = donutParts(named([997, 0, 3, -4, Number.NaN]), '其他');
  expect(parts.map((part) => part.percent)).toEqual([99.7, 0.3]);
  expect(donutParts(named([0, 0]), '其他')).toEqual([]);
});
