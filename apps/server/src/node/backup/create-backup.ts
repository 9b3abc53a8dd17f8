import type { Kysely } from 'kysely';
import type { Readable } from 'node:stream';
import { readRows } from '../../backup/rows.ts';
import { readSequences, tablesInOrder } from '../../database/tables.ts';
import { knownMigrations } from '../../database/migrate.ts';
import type { Schema } from '../../schema/schema.ts';
import { isKey } from '../../services/files/check-key.ts';
import { describeError } from '../../core/describe-error.ts';
import type { FileStore, Log } from '../../core/host.ts';
import { seedTenantId } from '../../core/tenants.ts';
import { type AddEntry, writeArchive } from './archive.ts';

interface Source {
  kysely: Kysely<Schema>;
  files: FileStore;
  log: Log;
  /** Kept with the data where the server made it itself: what was encrypted with it cannot be read without it. */
  secret: string | null;
}

/**
 * The whole installation as one archive, while it is in use: all tables from one snapshot, then the files. A file that was deleted since
 * the snapshot is left out and told to the log. On the embedded database, which has one connection, others wait while tables are read.
 */
export function createBackup({ kysely, files, log, secret }: Source): Readable {
  return writeArchive(async (begin, add) => {
    const rows: Record<string, number> = {};
    await kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => {
        const sequences = await readSequences(db);
        await begin({
          format: 'saiwu-backup',
          version: 1,
          time: new Date().toISOString(),
          migrations: knownMigrations(),
          sequences,
          ...(secret !== null && { secret }),
        });
        for (const table of await tablesInOrder(db)) {
          let part = 0;
          rows[table.name] = 0;
          for await (const { lines } of readRows(db, table)) {
            part += 1;
            rows[table.name] = (rows[table.name] ?? 0) + lines.length;
            const text = Buffer.from(lines.join('\n'));
            await add(`tables/${table.name}/${String(part).padStart(6, '0')}.jsonl`, text.length, [text]);
          }
        }
      });
    const fileCount = await addFiles(files, log, add);
    await noteBackup(kysely, log, {
      rowCount: String(Object.values(rows).reduce((sum, count) => sum + count, 0)),
      fileCount: String(fileCount),
    });
    return rows;
  });
}

/** For the status page. A backup of a database that takes no more writes is one all the same. */
async function noteBackup(kysely: Kysely<Schema>, log: Log, counts: { rowCount: string; fileCount: string }): Promise<void> {
  const noted = { ...counts, finishTime: new Date() };
  await kysely
    .insertInto('lastBackup')
    .values({ tenantId: seedTenantId, ...noted })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(noted))
    .execute()
    .catch((error: unknown) => log.warn(describeError(error), 'the backup was not noted'));
}

/** Answers how many. */
async function addFiles(files: FileStore, log: Log, add: AddEntry): Promise<number> {
  let count = 0;
  for await (const { key } of files.list('')) {
    // in a bucket that browsers write to by themselves: no row of ours leads to it
    if (!isKey(key)) {
      log.warn({ key }, 'a file that is not ours was left out of the backup');
      continue;
    }
    const found = await files.get(key);
    if (!found) {
      log.warn({ key }, 'a file was deleted while the backup ran');
      continue;
    }
    await add(`files/${key}`, found.size, found.stream());
    count += 1;
  }
  return count;
}
