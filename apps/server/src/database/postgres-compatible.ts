import { CamelCasePlugin, type Dialect, Kysely, type Logger } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/**
 * Kysely over any dialect that speaks PostgreSQL: camelCase here, snake_case in SQL, JSON documents left as they are. `log` is told of each
 * statement when the database has answered it.
 */
export function openKysely(dialect: Dialect, log?: Logger): Kysely<Schema> {
  return new Kysely<Schema>({ dialect, ...(log && { log }), plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}
