import { describe, expect, it } from 'vitest';
import { lastTick } from './cron.ts';

/** Saturday, 21 November 2026, 20:01 and a half in Shanghai. */
const now = new Date('2026-11-21T12:01:30Z');

describe('the last tick', () => {
  it.each([
    ['* * * * *', '2026-11-21T12:01:00Z'],
    ['*/10 * * * *', '2026-11-21T12:00:00Z'],
    ['5-59/20 * * * *', '2026-11-21T11:45:00Z'],
    ['1 20 * * *', '2026-11-21T12:01:00Z'],
    ['2 20 * * *', '2026-11-20T12:02:00Z'],
    ['40 3 * * *', '2026-11-20T19:40:00Z'],
    ['0 0 * * *', '2026-11-20T16:00:00Z'],
    ['0 8,18 * * 1-5', '2026-11-20T10:00:00Z'],
    ['0 0 1 * *', '2026-10-31T16:00:00Z'],
    ['0 0 31 * *', '2026-10-30T16:00:00Z'],
    ['30 6 29 2 *', '2024-02-28T22:30:00Z'],
    ['0 0 1 1 *', '2025-12-31T16:00:00Z'],
  ])('of %s is at %s', (expression, tick) => {
    expect(lastTick(expression, now).toISOString()).toBe(tick.replace('Z', '.000Z'));
  });

  it.each([
    ['60 * * * *', 'Constraint error'],
    ['* * 0 * *', 'Constraint error'],
    ['a * * * *', 'Invalid'],
    ['0 0 31 2 *', 'Invalid'],
  ])('of %j is refused', (expression, reason) => {
    expect(() => lastTick(expression, now)).toThrow(reason);
  });
});
