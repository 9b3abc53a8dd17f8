import { expect, test } from 'vitest';
import { addTo, cleanNumber, groupDigits, readNumber } from './number-text.ts';

test('keeps of typed text what a number may hold', () => {
  expect(cleanNumber('８９。５')).toBe('89.5');
  expect(cleanNumber('—1-2a.3.4')).toBe('-12.34');
  expect(cleanNumber('一百')).toBe('');
});

test('reads copied numbers, and refuses what only looks like one', () => {
  expect(readNumber(' 1,234,567.50 ')).toBe('1234567.50');
  expect(readNumber('１２ ３４５')).toBe('12345');
  expect(readNumber('-.5')).toBe('-.5');
  for (const text of ['', '约 50 万', '12a', '1.234,5', '1,23', '1-2', '1.2.3', '¥5']) expect(readNumber(text)).toBeNull();
});

test('groups figures without touching decimals', () => {
  expect(groupDigits('1234567.1234')).toBe('1,234,567.1234');
  expect(groupDigits('-1000')).toBe('-1,000');
  expect(groupDigits('999')).toBe('999');
  expect(groupDigits('12345678901234567890.5')).toBe('12,345,678,901,234,567,890.5');
  for (const text of ['', '-', '1e21']) expect(groupDigits(text)).toBe(text);
});

test('adds in decimals, within bounds', () => {
  expect(addTo('0.1', 0.2, {})).toBe('0.3');
  expect(addTo('', 0.5, { min: 0 })).toBe('0.5');
  expect(addTo('99.8', 0.5, { max: 100 })).toBe('100');
  expect(addTo('1', -5, { min: 0.25 })).toBe('0.25');
  expect(addTo('-', 1, {})).toBe('1');
});
