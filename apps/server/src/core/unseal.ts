import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { SealedDatabase } from './sealed-database.ts';

/**
 * The database itself, where statements on the rows of all tenants begin: for the functions of `rows/`, and for code outside the
 * handlers.
 */
export function unseal(db: SealedDatabase): Kysely<Schema> {
  return db as Kysely<Schema>; // there is nothing else that is sealed
}
