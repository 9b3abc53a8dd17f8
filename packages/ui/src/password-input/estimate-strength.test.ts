import { expect, test } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';

const level = (password: string) => estimateStrength(password).level;

test('what everybody tries is very weak, however it is dressed', () => {
  for (const password of [
    '',
    '123456',
    'password',
    'P@ssw0rd1',
    'qwertyuiop',
    '5201314',
    'aaaaaaaaaaaaaaaa',
    'woaini1314',
    'Saiwu2026',
    '19990101',
  ])
    expect(level(password), password).toBe(0);
});

test('length counts more than kinds of characters', () => {
  expect(level('kT7#q')).toBeLessThan(level('brook lantern tidy maple'));
  expect(level('brook lantern tidy maple')).toBe(3);
  expect(level('纸船漂过蓝色屋顶')).toBe(3);
});

test('grows with every character that surprises', () => {
  const bits = ['x7', 'x7Rm', 'x7Rm_w', 'x7Rm_w9K', 'x7Rm_w9Kf2'].map((password) => estimateStrength(password).bits);
  expect(bits).toEqual(bits.toSorted((a, b) => a - b));
  expect(new Set(bits).size).toBe(bits.length);
  expect(level('x7Rm_w9K')).toBe(2);
  expect(level('x7Rm_w9Kf2')).toBe(3);
});

test('repeats and runs add little', () => {
  expect(level('x7Rmx7Rmx7Rm')).toBe(level('x7Rm'));
  expect(estimateStrength('k9abcdefgh').bits).toBeLessThan(estimateStrength('k9vmtqoxcr').bits);
});
