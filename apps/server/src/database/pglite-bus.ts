import type { PGlite } from '@electric-sql/pglite';
import type { Bus } from '../core/bus.ts';
import { channel, notifyBus } from './notify-bus.ts';

/** The bus of the embedded database: one process, but the same road, so that what is told belongs to its transaction here too. */
export async function pgliteBus(pglite: PGlite): Promise<Bus> {
  // what is told arrives before the statement that told it is answered
  const { bus, hear } = notifyBus({ close: async () => stop(), hasHeard: async () => true });
  const stop = await pglite.listen(channel, hear);
  return bus;
}
