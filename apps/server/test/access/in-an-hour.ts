import { toWire } from '../../src/core/wire-time.ts';

/** A moment that has not come, as requests say it. */
export function inAnHour(): string {
  return toWire(new Date(Date.now() + 3_600_000), 'Asia/Shanghai');
}
