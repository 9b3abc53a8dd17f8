import { sql } from 'kysely';
import type { SealedDatabase } from '../../../core/sealed-database.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * For each of some people a short text that stands for what their roles allow, whether they are certified, and what the menu shows them:
 * another text, and a console that is open shows what no longer holds.
 */
export async function accessMarks(db: SealedDatabase, tenantId: string, userIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; mark: string }>`
    with shown as (
      select md5(string_agg(concat_ws('|', id, parent_id, path, label, icon, component, is_general, state, sort_value), ';' order by id)) as mark
      from menu where tenant_id = ${tenantId}),
    -- each role once, however many hold it
    allowed as materialized (
      select role.id, md5(concat_ws('|', role.code, role.ds_type, (
        select string_agg(held.authority_type || held.authority_id, ',' order by held.authority_type, held.authority_id)
        from role_authority held where held.tenant_id = role.tenant_id and held.role_id = role.id))) as mark
      from role where role.tenant_id = ${tenantId} and role.state and role.id in (
        select held.role_id from user_role held where held.tenant_id = ${tenantId} and held.user_id = any(${userIds}::bigint[])))
    select "user".id::text as id, md5(concat_ws('|', (select mark from shown), "user".centified_status, (
      select string_agg(allowed.mark, ',' order by allowed.id) from user_role held join allowed on allowed.id = held.role_id
      where held.tenant_id = "user".tenant_id and held.user_id = "user".id))) as mark
    from "user" where "user".tenant_id = ${tenantId} and "user".id = any(${userIds}::bigint[])`.execute(
    tenantDb({ db, tenant: { id: tenantId } }),
  );
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}
