import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/schema/schema.ts';
import type { Ids } from './ids.ts';
import { marks } from './marks.ts';
import { tenants } from './world.ts';

type Place = 'another tenant' | 'another school';

/**
 * Remembers every row of the other tenant, or each that names something of the other school; says later in which tables they are not as
 * they were. Every test begins with the same rows, so they are read once; after it only tables are read again into which something was
 * written.
 */
export async function watchRows(db: Kysely<Schema>, where: Place, ids: Ids): Promise<() => Promise<string[]>> {
  const condition = where === 'another tenant' ? `tenant_id = ${tenants.other.id}` : naming(ids);
  remembered[where] ??= await rowsOf(db, await tablesOf(db), condition);
  const before = remembered[where];
  const written = await writesInto(db);
  return async () => {
    const now = await writesInto(db);
    const touched = [...before.keys()].filter((name) => now.get(name) !== written.get(name));
    const after = await rowsOf(db, touched, condition);
    return touched.filter((name) => after.get(name) !== before.get(name));
  };
}

const remembered: Partial<Record<Place, Map<string, string>>> = {};

/** Ids from the sequence occur nowhere else; short ones, which the fixture has given, do. */
function naming(ids: Ids): string {
  const made = Object.values(ids).filter((id) => /^\d{6,}$/.test(id));
  return `row_to_json(one)::text ~ '${marks.otherSchool}|${made.join('|')}'`;
}

async function tablesOf(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where column_name = 'tenant_id' and table_schema = current_schema() and table_name <> 'opt_log' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Rows that a transaction has written into each table so far, also those that were undone since. */
async function writesInto(db: Kysely<Schema>): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; count: string }>`select relname as name, (n_tup_ins + n_tup_upd + n_tup_del)::text as count
    from pg_stat_xact_user_tables where schemaname = current_schema()`.execute(db);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

async function rowsOf(db: Kysely<Schema>, tables: readonly string[], condition: string): Promise<Map<string, string>> {
  if (tables.length === 0) return new Map();
  const each = tables.map(
    (name) =>
      `select '${name}' as name, coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as rows from "${name}" one where ${condition}`,
  );
  const { rows } = await sql.raw<{ name: string; rows: string }>(each.join(' union all ')).execute(db);
  return new Map(rows.map(({ name, rows: text }) => [name, text]));
}
