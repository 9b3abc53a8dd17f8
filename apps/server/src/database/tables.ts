import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** A table of the installation, as a backup sees it. */
export interface BackupTable {
  name: string;
  /** Without those that the database generates itself. */
  columns: string[];
}

/**
 * Every table but the list of migrations and the figures, which the database keeps itself while the rows that they count are written.
 * Parents stand before the tables that refer to them. Names are those of the database.
 */
export async function tablesInOrder(db: QueryExecutorProvider): Promise<BackupTable[]> {
  const { rows } = await sql<BackupTable & { parents: string[] }>`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(distinct p.relname), '[]') from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration' and c.relname not like '%\\_figure'
    order by c.relname`.execute(db);
  const ordered = new Map<string, BackupTable>();
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ parents }) => parents.every((parent) => ordered.has(parent)));
    if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    for (const { name, columns } of ready) ordered.set(name, { name, columns });
    waiting = waiting.filter(({ name }) => !ordered.has(name));
  }
  return [...ordered.values()];
}

/** Sequences with the highest number that each may have given. */
export async function readSequences(db: Kysely<Schema>): Promise<{ name: string; value: string }[]> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db);
  return rows;
}

/** Lets a sequence go on after `value`. */
export async function setSequence(db: Kysely<Schema>, { name, value }: { name: string; value: string }): Promise<void> {
  await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(db);
}
