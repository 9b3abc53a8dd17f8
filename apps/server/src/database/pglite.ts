import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import type { Database } from '../host.ts';
import { openKysely } from './postgres-compatible.ts';

/** Longest that one statement may take, in milliseconds. */
export const statementTimeout = 20_000;

/** Opens the embedded database: on a data folder, in memory, or from a prepared snapshot (`loadDataDir`). */
export async function openPGlite(options: PGliteOptions): Promise<Database & { pglite: PGlite }> {
  const pglite = await PGlite.create({
    ...options,
    // 64-bit numbers are text everywhere, as the `pg` driver has them
    parsers: { [types.INT8]: (text: string) => text },
  });
  await pglite.exec(`set statement_timeout = ${statementTimeout}; set time zone 'UTC'`);
  const kysely = openKysely(new PGliteDialect({ pglite }));
  return { kind: 'embedded', kysely, pglite, close: () => kysely.destroy() };
}
