import type { Bus } from '../src/core/bus.ts';
import { notifyBus } from '../src/database/notify-bus.ts';

/**
 * A bus for tests, whose transactions never commit: what is told is heard at once. `forget` makes every cache drop what a test that was
 * undone has left in it. What decides who may do what is kept only where `access` says so: no trigger is heard here, so nothing of it may
 * change but within `undoing`.
 */
export function localBus(access: 'kept' | 'read anew' = 'read anew'): { bus: Bus; forget: () => void } {
  // what triggers tell is never heard here
  const { bus, hear, reconnected } = notifyBus({ close: async () => undefined, hasHeard: async () => access === 'kept' });
  return { bus: { ...bus, publish: async (_, topic, payload) => hear(JSON.stringify({ topic, payload })) }, forget: reconnected };
}
