import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** The schools of some organisations: the nearest above each that is one, or what stands at the top where none is. */
export async function schoolsOf(ctx: Context, orgIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; school: string }>`select org.id, ${schoolAbove} as school from org
    where org.tenant_id = ${ctx.tenant.id} and org.id = any(${[...new Set(orgIds)]}::bigint[])`.execute(tenantDb(ctx));
  return new Map(rows.map(({ id, school }) => [id, school]));
}

/**
 * People of an organisation that has moved, or become something else, with all beneath it: their numbers are those of another school then.
 */
export async function refreshSchools(ctx: Context, orgId: string): Promise<void> {
  for (const table of ['student', 'teacher'] as const)
    await sql`update ${sql.table(table)} set school_id = org.school from (
        select org.id, ${schoolAbove} as school from org join org top on top.tenant_id = org.tenant_id and org.tree_path like top.tree_path || '%'
        where top.tenant_id = ${ctx.tenant.id} and top.id = ${orgId}) org
      where ${sql.table(table)}.tenant_id = ${ctx.tenant.id} and org_id = org.id and school_id <> org.school`.execute(tenantDb(ctx));
}

/** Over `org`. */
const schoolAbove: RawBuilder<string> = sql`(select above.id from org above
  where above.tenant_id = org.tenant_id and above.id = any(string_to_array(trim(both '/' from org.tree_path), '/')::bigint[])
  order by above.type = 'school' desc, length(above.tree_path) * case above.type when 'school' then -1 else 1 end limit 1)`;
