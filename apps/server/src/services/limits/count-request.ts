import { sql } from 'kysely';
import type { SealedDatabase } from '../../core/sealed-database.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

interface Counted {
  tenantId: string;
  ruleId: string;
  address: string;
  /** Most requests in a window. */
  most: number;
  /** Length of a window. */
  seconds: number;
}

/**
 * Counts one request: one statement, in the database, by the database's clock, so that processes count together and a restart forgets
 * nothing. The first request opens a window. A window that would end later than one opened now was opened before the clock was set back,
 * or by a rule that has since been shortened: it is over.
 *
 * @returns Milliseconds until the window ends when the request is one too many, else 0.
 */
export async function countRequest(db: SealedDatabase, { tenantId, ruleId, address, most, seconds }: Counted): Promise<number> {
  const length = sql`make_interval(secs => ${seconds})`;
  const isOver = sql`(kept.until <= clock_timestamp() or kept.until > clock_timestamp() + ${length})`;
  const { rows } = await sql<{ count: number; left: number }>`
    insert into limit_counter as kept (tenant_id, rule_id, address, count, until)
    values (${tenantId}, ${ruleId}, ${address}, 1, clock_timestamp() + ${length})
    on conflict (tenant_id, rule_id, address) do update set
      count = case when ${isOver} then 1 else least(kept.count, ${most}::int) + 1 end,
      until = case when ${isOver} then clock_timestamp() + ${length} else kept.until end
    returning count, (extract(epoch from until - clock_timestamp()) * 1000)::float8 as left`.execute(
    tenantDb({ db, tenant: { id: tenantId } }),
  );
  const [counter] = rows;
  return counter && counter.count > most ? Math.max(counter.left, 1) : 0;
}
