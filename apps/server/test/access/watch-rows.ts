import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/schema/schema.ts';
import type { Ids } from './ids.ts';
import { marks } from './marks.ts';
import { tenants } from './world.ts';

/** Remembers every row of the other tenant, or each that names something of the other school; says later in which tables they are not as they were. */
export async function watchRows(
  db: Kysely<Schema>,
  where: 'another tenant' | 'another school',
  ids: Ids,
): Promise<() => Promise<string[]>> {
  statements[where] ??= await statementFor(db, where === 'another tenant' ? `tenant_id = ${tenants.other.id}` : naming(ids));
  const statement = sql.raw<{ name: string; rows: string }>(statements[where]);
  const before = new Map((await statement.execute(db)).rows.map(({ name, rows }) => [name, rows]));
  return async () => (await statement.execute(db)).rows.filter(({ name, rows }) => before.get(name) !== rows).map(({ name }) => name);
}

const statements: Record<string, string> = {};

/** Ids from the sequence occur nowhere else; short ones, which the fixture has given, do. */
function naming(ids: Ids): string {
  const made = Object.values(ids).filter((id) => /^\d{6,}$/.test(id));
  return `row_to_json(one)::text ~ '${marks.otherSchool}|${made.join('|')}'`;
}

async function statementFor(db: Kysely<Schema>, whose: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where column_name = 'tenant_id' and table_schema = current_schema() and table_name <> 'opt_log' order by 1`.execute(db);
  const each = rows.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as rows from "${name}" one where ${whose}`,
  );
  return each.join(' union all ');
}
