import { vi } from 'vitest';

/**
 * Waits until a check passes, however slow the machine is: the limit only ends what hangs, before the test's own does and without saying
 * why.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 50_000, interval: 10 });
}
