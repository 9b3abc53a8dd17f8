import type { SelectQueryBuilder } from 'kysely';
import type { Context } from '../core/context.ts';
import { unseal } from '../core/unseal.ts';
import type { Schema } from '../schema/schema.ts';

/** The row of the tenant itself, in the table of all tenants. */
export function ownTenant({ db, tenant }: Pick<Context, 'db'> & { tenant: { id: string } }): SelectQueryBuilder<Schema, 'tenant', object> {
  return unseal(db).selectFrom('tenant').where('tenant.id', '=', tenant.id);
}
