import { expect, test } from 'vitest';
import { awardCount } from './award-count.ts';

test.each([
  ['PERCENT', '12.5', 'FLOOR', 12],
  ['PERCENT', '12.5', 'HALF_UP', 13],
  ['PERCENT', '12.1', 'CEIL', 13],
  ['PERCENT', '7', 'CEIL', 7],
  ['PERCENT', '0.29', 'CEIL', 1],
  ['COUNT', '3', 'FLOOR', 3],
  ['COUNT', '', 'FLOOR', null],
  ['PERCENT', '-', 'FLOOR', null],
] as const)('an award by %s of %s, rounded by %s, goes to %s of a hundred projects', (by, value, rounding, count) => {
  expect(awardCount({ name: '一等奖', by, value, rounding }, 100)).toBe(count);
});
