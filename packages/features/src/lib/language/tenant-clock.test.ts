import { expect, test } from 'vitest';
import { timeIn } from './tenant-clock.ts';

const moment = Date.parse('2026-03-29T16:05:09Z');

test.each([
  ['Asia/Shanghai', '2026-03-30 00:05:09'],
  ['UTC', '2026-03-29 16:05:09'],
  ['Europe/Berlin', '2026-03-29 18:05:09'],
  ['America/New_York', '2026-03-29 12:05:09'],
])('writes a moment as the wire does, in %s', (zone, written) => {
  expect(timeIn(zone, moment)).toBe(written);
});
