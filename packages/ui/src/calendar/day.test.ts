import { afterEach, expect, test } from 'vitest';
import { addDays, isWithin, monthOf, toDate, toDay, toMoment } from './day.ts';

const zone = process.env['TZ'];

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

// Days on which the clocks change: in Los Angeles at 2, in Havana and in the Shanghai of 1986 at midnight.
test.each([
  ['America/Los_Angeles', 480, ['2026-03-08', '2026-11-01', '2026-12-31']],
  ['America/Havana', 300, ['2026-03-08', '2026-11-01']],
  ['Asia/Shanghai', -480, ['1986-05-04', '1986-09-14', '2026-02-28']],
  ['Pacific/Kiritimati', -840, ['2026-01-01']],
])('keeps a day in %s', (name, offset, days) => {
  process.env['TZ'] = name;
  expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset);
  for (const day of days) {
    expect(toDay(toDate(day))).toBe(day);
    expect(addDays(addDays(day, -1), 1)).toBe(day);
    expect(addDays(addDays(day, 400), -400)).toBe(day);
  }
});

test('counts over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(monthOf('2026-02-10')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthOf('2026-01-31', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(toDay(toDate('0099-01-01'))).toBe('0099-01-01');
});

test('writes a moment by the parts of its date', () => {
  expect(toMoment(new Date(2026, 8, 1, 8, 5, 9))).toBe('2026-09-01 08:05:09');
});

test('holds a day against its bounds', () => {
  expect(isWithin('2026-05-01', '2026-05-01', '2026-05-01')).toBe(true);
  expect(isWithin('2026-04-30', '2026-05-01', undefined)).toBe(false);
  expect(isWithin('2026-05-02', undefined, '2026-05-01')).toBe(false);
});
