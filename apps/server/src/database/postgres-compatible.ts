import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** Kysely over any dialect that speaks PostgreSQL: camelCase here, snake_case in SQL, JSON documents left as they are. */
export function openKysely(dialect: Dialect): Kysely<Schema> {
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}
