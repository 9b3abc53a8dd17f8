import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fromWire, toWire } from '../../core/wire-time.ts';
import { writeStopped } from './stopped-counts.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

interface Stopped {
  id: string;
  hours: number[];
  total: number;
}

/**
 * The requests that each rule of one kind has turned away since midnight of the tenant, by hour up to now; rules that have turned away
 * none are left out.
 */
export async function stoppedToday(ctx: Context, table: 'blockList' | 'rateLimiter'): Promise<Stopped[]> {
  const { tenant, now } = ctx;
  await writeStopped(ctx.host);
  const time = toWire(now, tenant.timeZone);
  const midnight = fromWire(`${time.slice(0, 'yyyy-MM-dd'.length)} 00:00:00`, tenant.timeZone);
  const passed = Number(time.slice('yyyy-MM-dd '.length, 'yyyy-MM-dd HH'.length)) + 1;
  const { rows } = await sql<{ id: string; hour: number; count: number }>`
    select rule_id as id, extract(hour from hour at time zone ${tenant.timeZone})::int as hour, sum(count)::float8 as count
    from limit_stopped
    where tenant_id = ${tenant.id} and hour >= ${midnight}
      and rule_id in (select id from ${sql.table(table)} where tenant_id = ${tenant.id})
    group by 1, 2`.execute(tenantDb(ctx));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, counted]) => {
    const hours = Array.from({ length: passed }, (_, index) => counted.find(({ hour }) => hour === index)?.count ?? 0);
    return { id, hours, total: hours.reduce((sum, count) => sum + count, 0) };
  });
}
