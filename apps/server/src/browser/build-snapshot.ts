import { PGlite, types } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { openKysely } from '../database/postgres-compatible.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import { seed } from '../seed/seed.ts';
import { memoryFiles } from './memory-files.ts';
import { scryptPasswords } from './scrypt-passwords.ts';

/** Password of every account in the snapshot. It opens nothing but a database inside the reader's own browser. */
export const snapshotPassword = 'saiwu-demo';

/** A data folder with the demonstration in it, as the browser worker loads it: initdb takes ten seconds there, this half a one. */
export async function buildSnapshot(): Promise<Blob> {
  const pglite = await PGlite.create({ parsers: { [types.INT8]: (text: string) => text } });
  const kysely = openKysely(new PGliteDialect({ pglite }));
  const quiet = () => undefined;
  const database = { kind: 'embedded' as const, kysely, close: async () => undefined };
  const host = {
    database,
    files: memoryFiles(),
    clock: { now: () => new Date() },
    passwords: scryptPasswords,
    jobs: { readSheet },
    log: { info: quiet, warn: quiet, error: quiet },
    secret: 'x'.repeat(32),
    settings: { tenantMode: 'NONE' as const },
  };
  await migrate(kysely);
  await seed(host, snapshotPassword);
  await loadDemo(host, snapshotPassword);
  const snapshot = await pglite.dumpDataDir('gzip');
  await pglite.close();
  return snapshot;
}
