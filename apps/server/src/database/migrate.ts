import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** Every migration of this version, oldest first. */
const migrations = Object.entries(files)
  .map(([path, statements]) => ({ name: path.replace(/^.*\/(.+)\.sql$/, '$1'), statements }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/** Names of the migrations that this version has, oldest first. */
export function knownMigrations(): string[] {
  return migrations.map(({ name }) => name);
}

/** Data written by a later version of Saiwu than this one. */
export class NewerDataError extends Error {
  override readonly name = 'NewerDataError';
}

/**
 * Brings the database to this version: each migration in a transaction of its own, under a lock, so that several starting
 * processes take turns. `upTo` names the last one to run: a backup is loaded into tables of its own version. Throws `NewerDataError` for
 * data of a later version.
 */
export async function migrate(db: Kysely<Schema>, upTo?: string): Promise<void> {
  // under the lock too: of two processes that create a table at once PostgreSQL fails one, whatever `if not exists` says
  await inTurn(db, async (transaction) => {
    await sql`create table if not exists migration (name text primary key, run_time timestamptz not null default now())`.execute(
      transaction,
    );
  });
  // what has run stays so: a start of an installation that is up to date takes one look, not a transaction for each of them
  const run = await namesRun(db);
  for (const { name, statements } of migrations) {
    if (upTo !== undefined && name.localeCompare(upTo, 'en') > 0) return;
    if (run.has(name)) continue;
    await inTurn(db, async (transaction) => {
      const done = await sql`select 1 from migration where name = ${name}`.execute(transaction);
      if (done.rows.length > 0) return;
      for (const statement of split(statements)) await sql.raw(statement).execute(transaction);
      await sql`insert into migration (name) values (${name})`.execute(transaction);
    });
  }
}

/** One process after the other, each in a transaction of its own. */
async function inTurn(db: Kysely<Schema>, work: (transaction: Kysely<Schema>) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // to change a large table, or to wait for another process that does, takes longer than any request may
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(4600)`.execute(transaction);
    await work(transaction);
  });
}

/** The migrations that this database has seen. Throws where one of them is of a later version. */
async function namesRun(db: Kysely<Schema>): Promise<Set<string>> {
  const known = new Set(migrations.map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  const unknown = rows.find(({ name }) => !known.has(name));
  if (unknown)
    throw new NewerDataError(
      `数据来自更新的版本（${unknown.name}），请用新版本打开。The data were written by a later version (${unknown.name}).`,
    );
  return new Set(rows.map(({ name }) => name));
}

/** A semicolon at a line's end closes a statement, but for those in the body of a function. */
function split(statements: string): string[] {
  return (statements.match(/(?:\$\$[\s\S]*?\$\$|[\s\S])+?(?:;\s*$|$(?![\s\S]))/gm) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^--.*$/gm, '').trim() !== '');
}
