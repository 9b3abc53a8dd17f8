import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import type { Database } from '../host.ts';
import { openKysely } from './postgres-compatible.ts';

/**
 * Opens the embedded database: on a data folder, in memory, or from a prepared snapshot (`loadDataDir`). It has no statement timeout:
 * in WebAssembly no timer interrupts a running statement. What bounds it are our own limits on pages, bodies and the queue in front.
 */
export async function openPGlite(options: PGliteOptions): Promise<Database & { pglite: PGlite }> {
  const pglite = await PGlite.create({
    ...options,
    // 64-bit numbers are text everywhere, as the `pg` driver has them
    parsers: { [types.INT8]: (text: string) => text },
  });
  await pglite.exec("set time zone 'UTC'");
  const kysely = openKysely(new PGliteDialect({ pglite }));
  return { kind: 'embedded', kysely, pglite, close: () => kysely.destroy() };
}
