import type { Bus } from '../src/core/bus.ts';
import { notifyBus } from '../src/database/notify-bus.ts';

/**
 * A bus for tests, whose transactions never commit: what is told is heard at once. `forget` makes every cache drop what a test that was
 * undone has left in it.
 */
export function localBus(): { bus: Bus; forget: () => void } {
  const { bus, hear, reconnected } = notifyBus(async () => undefined);
  return { bus: { ...bus, publish: async (_, topic, payload) => hear(JSON.stringify({ topic, payload })) }, forget: reconnected };
}
