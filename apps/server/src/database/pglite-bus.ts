import type { PGlite } from '@electric-sql/pglite';
import type { Bus } from '../core/bus.ts';
import { channel, notifyBus } from './notify-bus.ts';

/** The bus of the embedded database: one process, but the same road, so that what is told belongs to its transaction here too. */
export async function pgliteBus(pglite: PGlite): Promise<Bus> {
  const { bus, hear } = notifyBus(async () => stop());
  const stop = await pglite.listen(channel, hear);
  return bus;
}
