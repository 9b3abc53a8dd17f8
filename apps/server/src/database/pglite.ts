import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import type { Database } from '../core/host.ts';
import { openKysely } from './postgres-compatible.ts';

export interface Embedded extends Database {
  pglite: PGlite;
  /** Throws what a full disk throws (`troubleOf`) where `sql` writes and there is no room to. */
  refuseWhenFull: (sql: string) => void;
}

/**
 * Opens the embedded database: on a data folder, in memory, or from a prepared snapshot (`loadDataDir`). It has no statement timeout:
 * in WebAssembly no timer interrupts a running statement. What bounds it are our own limits on pages, bodies and the queue in front, and
 * the clock that lists look at (`long-reads.ts`).
 *
 * A file that cannot grow fails its statement, but a log that cannot begin its next 16 MB stops the whole process for good. `hasRoom` is
 * asked before each statement that writes, so that it never comes to that. `nextTurn` is waited for before each statement.
 */
export async function openPGlite(options: PGliteOptions, hasRoom = () => true, nextTurn?: () => Promise<void>): Promise<Embedded> {
  const pglite = await PGlite.create({
    ...options,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${cache}`],
    // 64-bit numbers are text everywhere, as the `pg` driver has them
    parsers: { [types.INT8]: (text: string) => text },
  });
  await pglite.exec("set time zone 'UTC'");
  function refuseWhenFull(sql: string): void {
    if (writes.test(sql) && !hasRoom()) throw Object.assign(new Error('no room is left on the disk of the database'), { code: '53100' });
  }
  const dialect = new PGliteDialect({
    pglite,
    onCreateConnection: async (connection) => {
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = async (query) => {
        refuseWhenFull(query.sql);
        await nextTurn?.();
        return execute(query);
      };
    },
  });
  const kysely = openKysely(dialect);
  async function close(): Promise<void> {
    await kysely.destroy();
    // Kysely closes what it has opened, which is nothing before the first statement
    if (!pglite.closed) await pglite.close();
  }
  return { kind: 'embedded', kysely, pglite, refuseWhenFull, close };
}

/** What the database caches in memory of our own. The system caches the files besides, so that ten times as much answers no sooner. */
const cache = '8MB';

/** Words of statements that write. Values are no part of the text. */
const writes = /\b(insert|update|delete|merge|create|alter|drop|truncate|reindex)\b/i;
