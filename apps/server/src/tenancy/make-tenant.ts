import { type Kysely, sql } from 'kysely';
import { seedTenantId } from '../core/tenants.ts';
import type { Schema } from '../schema/schema.ts';
import { addApplications, addCatalogue } from '../seed/add-catalogue.ts';

/**
 * Makes what a tenant needs before anybody can sign in, in the transaction that `db` is in. Areas are those of the tenant that keeps the
 * others.
 */
export async function makeTenant(db: Kysely<Schema>, tenantId: string): Promise<void> {
  await addCatalogue(db, tenantId);
  await addApplications(db, tenantId);
  await sql`
    insert into area (tenant_id, code, label, full_name, longitude, latitude, level, source, sort_value)
    select ${tenantId}, code, label, full_name, longitude, latitude, level, source, sort_value from area
    where tenant_id = ${seedTenantId} and state order by id`.execute(db);
  await sql`
    update area set parent_id = parent.id
    from area model join area above on above.tenant_id = model.tenant_id and above.id = model.parent_id
      join area parent on parent.tenant_id = ${tenantId} and parent.code = above.code
    where area.tenant_id = ${tenantId} and model.tenant_id = ${seedTenantId} and model.code = area.code`.execute(db);
}
