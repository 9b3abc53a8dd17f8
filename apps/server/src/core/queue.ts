import { msg } from '@lingui/core/macro';
import { Refusal } from './refusal.ts';

/** A door that lets `atOnce` requests in and keeps at most `waiting` more in line. */
export interface Queue {
  /** Runs the task when its turn comes. Throws a 503 with `Retry-After` when the line is full. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** How many tasks run, and how many wait in line. */
  length(): { running: number; waiting: number };
  /** Milliseconds that the first in line has been waiting for; `Infinity` while the line is full. */
  delay(): number;
}

/**
 * The embedded database has one connection: without a bound, a rush of requests would grow memory until the process dies.
 * A full line answers at once instead.
 */
export function createQueue(atOnce: number, waiting: number): Queue {
  let running = 0;
  const line: { since: number; enter: () => void }[] = [];
  return {
    length: () => ({ running, waiting: line.length }),
    delay() {
      if (running >= atOnce && line.length >= waiting) return Infinity;
      const [first] = line;
      return first ? performance.now() - first.since : 0;
    },
    async run(task) {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new Refusal(503, -2, msg`系统维护中，请稍后再试~`, { headers: { 'Retry-After': '2' } });
        await new Promise<void>((enter) => line.push({ since: performance.now(), enter }));
      } else {
        running += 1;
      }
      try {
        return await task();
      } finally {
        const next = line.shift();
        // the place passes straight to the next in line, so `running` stays as it is
        if (next) next.enter();
        else running -= 1;
      }
    },
  };
}
