import { setImmediate } from 'node:timers/promises';

/** Milliseconds of statements one after the other, after which the rest of the process has its turn. */
const longest = 10;

/**
 * Waits, now and then, until the rest of the process had its turn. Statements of a database in this process end without the event loop's
 * having gone on: as long as somebody has a further one, no request is read, no answer sent, and no timer rings.
 */
export function createTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < longest) return;
    await setImmediate();
    began = performance.now();
  };
}
