import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { BackupTable } from '../database/tables.ts';

/** About how much text one part of a table holds, in characters. */
const partSize = 1_000_000;
const rowsAtOnce = 500;

/** Some rows of a table: one JSON object a line, made and read by the database, so that no number passes through a binary float. */
export interface RowPart {
  lines: string[];
}

/** The rows of a table in parts of about a megabyte. Runs inside a transaction, whose snapshot it reads. */
export async function* readRows(db: Kysely<Schema>, { name }: BackupTable): AsyncGenerator<RowPart> {
  const rows = sql.table(name);
  await sql`declare backup no scroll cursor for select to_json(t)::text as line from ${rows} t`.execute(db);
  let lines: string[] = [];
  let size = 0;
  for (;;) {
    const batch = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(db);
    for (const { line } of batch.rows) {
      lines.push(line);
      size += line.length;
      if (size < partSize) continue;
      yield { lines };
      [lines, size] = [[], 0];
    }
    if (batch.rows.length < rowsAtOnce) break;
  }
  if (lines.length > 0) yield { lines };
  await sql`close backup`.execute(db);
}

/** Puts rows of `readRows` into the same table of another database. */
export async function writeRows(db: Kysely<Schema>, { name, columns }: BackupTable, { lines }: RowPart): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const table = sql.table(name);
  await sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::json)`.execute(
    db,
  );
}
