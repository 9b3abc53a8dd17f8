import type { Kysely } from 'kysely';
import type { Context } from '../core/context.ts';
import { unseal } from '../core/unseal.ts';
import type { Schema } from '../schema/schema.ts';

/**
 * The rows of all tenants, and of tables that belong to none. Which files of the handlers may import this is listed in
 * `.dependency-cruiser.cjs`, each with the reason.
 */
export function everyTenant({ db }: Pick<Context, 'db'>): Kysely<Schema> {
  return unseal(db);
}
