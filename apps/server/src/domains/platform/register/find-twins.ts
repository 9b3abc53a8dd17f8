import { mostTwins, type twinReasons } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { changeable } from '../../../rows/scope.ts';
import type { Register } from './register-table.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

interface Twins {
  reason: (typeof twinReasons)[number];
  ids: string[];
}

/**
 * People of the caller's scope who are perhaps one: of one school with a number that differs in signs and in zeros in front, which sheets
 * lose, or of one name and phone. Who has graduated and studies again has both rows by right.
 */
export async function findTwins(ctx: Context, table: Register): Promise<Twins[]> {
  const still = table === 'student' ? sql`graduate_time is null` : sql`true`;
  const { rows } = await sql<Twins>`with near as (
      select id, school_id, name, phone, ltrim(regexp_replace(lower(number), '[^a-z0-9]', '', 'g'), '0') as bare from ${sql.table(table)}
      where tenant_id = ${ctx.tenant.id} and ${changeable(ctx, table)} and ${still}),
    found as (
      ${groups('NUMBER', sql`school_id, bare`, sql`bare <> ''`)} union all ${groups('PHONE', sql`name, phone`, sql`phone is not null`)})
    select min(reason) as reason, ids from found group by ids order by ids limit ${mostTwins}`.execute(tenantDb(ctx));
  return rows;
}

function groups(reason: Twins['reason'], by: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${sql.lit(reason)} as reason, array_agg(id::text order by id) as ids from near where ${where} group by ${by} having count(*) > 1`;
}
