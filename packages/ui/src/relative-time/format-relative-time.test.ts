import { expect, test } from 'vitest';
import { formatRelativeTime } from './format-relative-time.ts';

const now = new Date('2026-03-10T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const ago = (distance: number) => now.getTime() - distance;

test.each([
  [0, '刚刚', 'just now'],
  [29.999 * second, '刚刚', 'just now'],
  [30 * second, '1 分钟前', '1 minute ago'],
  [119.999 * second, '1 分钟前', '1 minute ago'],
  [2 * minute, '2 分钟前', '2 minutes ago'],
  [hour - 1, '59 分钟前', '59 minutes ago'],
  [hour, '1 小时前', '1 hour ago'],
  [24 * hour - 1, '23 小时前', '23 hours ago'],
  [24 * hour, '1 天前', '1 day ago'],
  [48 * hour - 1, '1 天前', '1 day ago'],
  [48 * hour, '2026-03-08', '2026-03-08'],
  [-29 * second, '刚刚', 'just now'],
  [-30 * second, '1 分钟后', 'in 1 minute'],
  [-3 * hour, '3 小时后', 'in 3 hours'],
  [-30 * hour, '1 天后', 'in 1 day'],
  [-48 * hour, '2026-03-12', '2026-03-12'],
])('%d ms before now is %s', (distance, zh, en) => {
  expect(formatRelativeTime(ago(distance), { now, timeZone: 'UTC' })).toBe(zh);
  expect(formatRelativeTime(new Date(ago(distance)), { now, locale: 'en', timeZone: 'UTC' })).toBe(en);
});

test('ten digits are seconds, as a number and as text', () => {
  const seconds = Math.floor(ago(5 * minute) / 1000);
  expect(
    [seconds, String(seconds), seconds * 1000, new Date(seconds * 1000).toISOString()].map((time) => formatRelativeTime(time, { now })),
  ).toEqual(Array(4).fill('5 分钟前'));
});

test('the date is the one of the zone', () => {
  const late = new Date('2026-01-01T20:00:00Z');
  expect(formatRelativeTime(late, { now, timeZone: 'Asia/Shanghai' })).toBe('2026-01-02');
});

test.each(['', 'soon', Number.NaN])('%j is no time', (time) => expect(formatRelativeTime(time, { now })).toBe('—'));
