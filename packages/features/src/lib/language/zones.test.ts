import { expect, test } from 'vitest';
import { isElsewhere, nameOfZone } from './zones.ts';

test.each([
  ['Asia/Shanghai', 'Asia/Shanghai', false],
  ['Asia/Shanghai', 'Asia/Singapore', false],
  ['Asia/Shanghai', 'Asia/Urumqi', true],
  ['Asia/Shanghai', 'Europe/Berlin', true],
  ['Europe/London', 'UTC', false],
])('a deadline in winter of %s, read in %s, is of another clock: %s', (zone, own, isOther) => {
  expect(isElsewhere(zone, '2026-11-30 18:00:00', own)).toBe(isOther);
});

test('in summer London is an hour from UTC', () => {
  expect(isElsewhere('Europe/London', '2026-07-01 18:00:00', 'UTC')).toBe(true);
});

test('what is still being typed is of no clock', () => {
  expect(isElsewhere('Asia/Shanghai', '2026-11-3 1', 'UTC')).toBe(false);
});

test('a zone has a name in both languages', () => {
  expect([nameOfZone('Europe/Berlin', 'zh'), nameOfZone('Europe/Berlin', 'en')]).toEqual(['中欧时间', 'Central European Time']);
});
