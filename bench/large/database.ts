import { createRequire } from 'node:module';

/** What can be asked: a client of `pg`, and the embedded database. */
export interface Statements {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, string>[] }>;
}

/** What comparisons need of a client of `pg`. */
export interface PgClient extends Statements {
  query(text: string | { name?: string; text: string; values: unknown[] }, values?: unknown[]): Promise<{ rows: Record<string, string>[] }>;
  connect(): Promise<unknown>;
  end(): Promise<unknown>;
}

export interface OwnDatabase {
  url: string;
  client: PgClient;
  /** Ends the client, and drops the database. */
  drop: () => Promise<void>;
}

const server = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const { Client } = server('pg') as { Client: new (options: { connectionString: string }) => PgClient }; // the server's own

/**
 * An empty database of a comparison's own on the PostgreSQL of `TEST_DATABASE_URL`, whose user may create databases. One that an earlier
 * run left behind is dropped. Ends the process where there is no such PostgreSQL.
 */
export async function ownDatabase(comparison: string): Promise<OwnDatabase> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined) {
    console.error('TEST_DATABASE_URL names a PostgreSQL whose user may create databases.');
    process.exit(1);
  }
  const name = `saiwu_bench_${comparison}`;
  const url = Object.assign(new URL(given), { pathname: `/${name}` }).href;
  const admin = new Client({ connectionString: given });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} encoding 'UTF8' template template0`);
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    url,
    client,
    async drop() {
      await client.end();
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

/**
 * Fills tables while their foreign keys and plain indexes are away: to check every row by itself takes many times as long as to build both
 * at the end. They are there again, and statistics are fresh, when it resolves.
 */
export async function fillQuickly(database: Statements, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const names = `array[${tables.map((table) => `'${table}'::regclass`).join()}]`;
  const { rows: keys } = await database.query(
    `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any(${names})`,
  );
  const { rows: indexes } = await database.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any(${names}) and not indisunique`,
  );
  for (const key of keys) await database.query(`alter table ${key['of']} drop constraint ${key['name']}`);
  for (const index of indexes) await database.query(`drop index ${index['name']}`);
  await fill();
  for (const index of indexes) await database.query(index['definition'] ?? '');
  for (const key of keys) await database.query(`alter table ${key['of']} add constraint ${key['name']} ${key['definition']}`);
  await database.query('vacuum analyze');
}
