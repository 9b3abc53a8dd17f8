import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { Bus } from '../src/core/bus.ts';
import { type Embedded, openPGlite } from '../src/database/pglite.ts';
import { pgliteBus } from '../src/database/pglite-bus.ts';
import type { Database } from '../src/core/host.ts';
import { openPostgres } from '../src/node/database/postgres.ts';
import { postgresBus } from '../src/node/database/postgres-bus.ts';
import { quiet } from './quiet-log.ts';

/** Of each process: several test files with several processes each share a PostgreSQL that takes a hundred. */
const fewConnections = 8;

/** How one process sees the database. */
export interface Connected {
  database: Database;
  bus: Bus;
  close(): Promise<void>;
}

export type OwnDatabase =
  | { kind: 'embedded'; connected: Connected & { database: Embedded }; drop(): Promise<void> }
  | { kind: 'server'; url: string; connect(): Promise<Connected>; drop(): Promise<void> };

/**
 * A migrated, seeded database of a test's own in which transactions really commit: PGlite, which is one process, or PostgreSQL, to which
 * several connect.
 */
export async function ownDatabase(): Promise<OwnDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? onPostgres(url) : onPGlite();
}

async function onPGlite(): Promise<OwnDatabase> {
  const database = await openPGlite({ loadDataDir: new Blob([readFileSync(process.env['TEST_SNAPSHOT'] ?? '')]) });
  const bus = await pgliteBus(database.pglite);
  const close = async () => {
    await bus.close();
    await database.close();
  };
  return { kind: 'embedded', connected: { database, bus, close }, drop: close };
}

async function onPostgres(url: string): Promise<OwnDatabase> {
  const name = `saiwu_own_${crypto.randomUUID().slice(0, 8)}`;
  await administer(url, `create database ${name} template saiwu_test_template`);
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  return {
    kind: 'server',
    url: own,
    async connect() {
      const database = openPostgres(own, quiet, fewConnections);
      const bus = await postgresBus(own, quiet);
      return { database, bus, close: () => bus.close().then(() => database.close()) };
    },
    drop: () => administer(url, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
