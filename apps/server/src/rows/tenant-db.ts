import type { Kysely } from 'kysely';
import { bindTenant } from '../core/bind-tenant.ts';
import type { Context } from '../core/context.ts';
import type { SealedDatabase } from '../core/sealed-database.ts';
import { unseal } from '../core/unseal.ts';
import type { TenantSchema } from '../schema/tenant-schema.ts';

const bound = new WeakMap<SealedDatabase, Map<string, Kysely<TenantSchema>>>();

/** Gives the rows of one tenant: each table of a statement that begins here is bound to it, in joins and in statements within too. */
export function tenantDb({ db, tenant }: Pick<Context, 'db'> & { tenant: { id: string } }): Kysely<TenantSchema> {
  const known = bound.get(db) ?? new Map<string, Kysely<TenantSchema>>();
  bound.set(db, known);
  const kept = known.get(tenant.id);
  if (kept) return kept;
  const made = unseal(db).withPlugin(bindTenant(tenant.id)) as unknown as Kysely<TenantSchema>; // columns the type leaves out are bound
  known.set(tenant.id, made);
  return made;
}
