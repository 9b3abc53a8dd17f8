import { type Kysely, sql } from 'kysely';
import { writeRows } from '../../backup/rows.ts';
import { setSequence, tablesInOrder } from '../../database/tables.ts';
import { knownMigrations, migrate } from '../../database/migrate.ts';
import type { Schema } from '../../schema/schema.ts';
import type { FileStore } from '../../core/host.ts';
import { checkArchive, eachEntry, readWhole } from './archive.ts';
import { BackupError } from './backup-error.ts';

interface Target {
  kysely: Kysely<Schema>;
  files: FileStore;
}

/** What has been restored. */
export interface Restored {
  time: string;
  rows: number;
  files: number;
  /** What the server that made the backup signed with, where the backup holds it. */
  secret: string | null;
}

/**
 * Fills an empty installation from an archive of `createBackup`: checks the whole archive first, brings the database to the archive's
 * version, loads all tables in one transaction, puts the files, then migrates on. Throws `BackupError`; nothing is left in the tables then.
 */
export async function restoreBackup(path: string, { kysely, files }: Target): Promise<Restored> {
  const { head, manifest } = await checkArchive(path);
  const ours = new Set(knownMigrations());
  const last = head.migrations.at(-1);
  if (last === undefined || head.migrations.some((name) => !ours.has(name))) throw new BackupError('newer');
  await refuseOccupied(kysely);
  await migrate(kysely, last);
  let fileCount = 0;
  const rows = await kysely.transaction().execute(async (db) => {
    // files are put in between, for as long as it takes
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
    const tables = new Map((await tablesInOrder(db)).map((table) => [table.name, table]));
    const written = new Map<string, number>();
    await eachEntry(path, async (name, content) => {
      const [kind, ...rest] = name.split('/');
      if (kind === 'files') {
        await files.put(rest.join('/'), content);
        fileCount += 1;
        return;
      }
      const text = (await readWhole(content)).toString();
      const table = kind === 'tables' ? tables.get(rest[0] ?? '') : undefined;
      if (!table) return;
      const lines = text.split('\n');
      await writeRows(db, table, { lines });
      written.set(table.name, (written.get(table.name) ?? 0) + lines.length);
    });
    for (const [name, count] of Object.entries(manifest.rows)) {
      if ((written.get(name) ?? 0) !== count) throw new BackupError('rows');
    }
    for (const sequence of head.sequences) await setSequence(db, sequence);
    return Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  });
  await migrate(kysely);
  return { time: head.time, rows, files: fileCount, secret: head.secret ?? null };
}

/** A database that somebody works in, or that was restored half-way with another archive, is never written over. */
async function refuseOccupied(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('tenant')::text as found`.execute(db);
  if (rows[0]?.found === null) return;
  const tenant = await db.selectFrom('tenant').select('id').limit(1).executeTakeFirst();
  if (tenant) throw new BackupError('occupied');
}
