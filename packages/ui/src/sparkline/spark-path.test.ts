import { expect, test } from 'vitest';
import { sparkBase, sparkPath, sparkPoints } from './spark-path.ts';

const size = { width: 106, height: 26 };
const ys = (values: (number | null)[], isFromZero = false) => sparkPoints(values, size, isFromZero).map((point) => point?.y ?? null);

test('the lowest value touches the bottom, the highest the top', () => {
  expect(sparkPoints([10, 30, 20], size, false)).toEqual([
    { x: 3, y: 23 },
    { x: 53, y: 3 },
    { x: 103, y: 13 },
  ]);
});

test('bars stand on zero, above and below it', () => {
  expect(ys([10, -10, 0], true)).toEqual([0, 26, 13]);
  expect(sparkBase([10, -10, 0], 26)).toBe(13);
  expect(sparkBase([4, 8], 26)).toBe(26);
});

test('gaps break the line, also at its ends', () => {
  expect(sparkPath(sparkPoints([null, 1, 2, null, Number.NaN, 3, null], size, false))).toMatch(/^M\S+ \S+L\S+ \S+M\S+ \S+$/);
  expect(sparkPath(sparkPoints([null, null], size, false))).toBe('');
});

test('equal values and a single one run through the middle', () => {
  expect(ys([5, 5])).toEqual([13, 13]);
  expect(sparkPoints([5], size, false)).toEqual([{ x: 53, y: 13 }]);
  expect(ys([])).toEqual([]);
});
