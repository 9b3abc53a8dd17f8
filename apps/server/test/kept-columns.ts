import { type Kysely, sql } from 'kysely';
import type { Schema } from '../src/schema/schema.ts';
import type { ColumnFacts } from './typed-columns.ts';

/** The columns of every table that the migrations leave behind but their own, by `table.column` in camelCase. */
export async function keptColumns(db: Kysely<Schema>): Promise<Map<string, ColumnFacts>> {
  const { rows } = await sql<Row>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attnotnull as "isRequired",
      a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated", a.atthasdef or a.attidentity <> '' as "hasDefault",
      (select coalesce(json_agg(pg_get_constraintdef(k.oid)), '[]') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
    order by c.relname, a.attnum`.execute(db);
  return new Map(rows.map((row) => [`${camelCase(row.table)}.${camelCase(row.column)}`, factsOf(row)]));
}

interface Row {
  table: string;
  column: string;
  type: string;
  isRequired: boolean;
  isGenerated: boolean;
  hasDefault: boolean;
  checks: string[];
}

function factsOf({ type, isRequired, isGenerated, hasDefault, checks }: Row): ColumnFacts {
  const element = type.replace(/\[\]$/, '');
  const kind = kinds[element] ?? type;
  return {
    kind: element === type ? kind : `${kind}[]`,
    isNullable: !isRequired,
    leftOut: isGenerated ? 'always' : !isRequired ? 'null' : hasDefault ? 'default' : 'refused',
    texts: checks.map(textsOf).find((texts) => texts !== null) ?? null,
  };
}

/** What the drivers make of types, as `database/pglite.ts` and `node/database/postgres.ts` set them up. */
const kinds: Record<string, string> = {
  text: 'string',
  date: 'string',
  bigint: 'string',
  numeric: 'string',
  integer: 'number',
  smallint: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'json',
};

/** The texts of a check that is a list of them and nothing else. */
function textsOf(check: string): string[] | null {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[('[^[\]]*)\]\)\)\)$/.exec(check) ?? [];
  return list === undefined ? null : Array.from(list.matchAll(/'([^']*)'::text/g), ([, text = '']) => text).toSorted();
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}
