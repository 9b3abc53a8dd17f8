import type { PGlite } from '@electric-sql/pglite';
import { migrate } from '../database/migrate.ts';
import { openPGlite } from '../database/pglite.ts';
import { pgliteBus } from '../database/pglite-bus.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { type AreaFact, loadAreas } from '../domains/reference/load-areas.ts';
import { seed } from '../seed/seed.ts';
import { memoryHost } from './memory-host.ts';

/** Password of every account in the snapshot. It opens nothing but a database inside the reader's own browser. */
export const snapshotPassword = 'saiwu-demo';

/** A data folder with the demonstration in it, as the browser worker loads it: initdb takes ten seconds there, this half a one. */
export async function buildSnapshot(areas: readonly AreaFact[]): Promise<Blob> {
  const database = await openPGlite({ initDbStartParams: ['--wal-segsize=1', '-c', 'min_wal_size=2MB', '-c', 'wal_recycle=off'] });
  const { kysely, pglite } = database;
  const host = memoryHost(database, await pgliteBus(pglite), 'x'.repeat(32));
  await migrate(kysely);
  await seed(host, snapshotPassword);
  await loadAreas(kysely, async () => areas);
  await loadDemo(host, snapshotPassword);
  await shrink(pglite);
  const snapshot = await pglite.dumpDataDir('gzip');
  await pglite.close();
  return snapshot;
}

/**
 * Leaves what a worker would unpack and replay each time and never look at: two databases to copy others from, and a log of what is in the
 * tables.
 */
async function shrink(pglite: PGlite): Promise<void> {
  await pglite.exec("update pg_database set datistemplate = false where datname like 'template%'");
  await pglite.exec('drop database template0');
  await pglite.exec('drop database template1');
  await pglite.exec('checkpoint');
}
