import { sql } from 'kysely';
import { describeError } from '../../core/describe-error.ts';
import type { Host, SealedPool } from '../../core/host.ts';
import { everyTenant } from '../../rows/every-tenant.ts';

/** For so many milliseconds counts wait in memory: a flood that is turned away costs no statement for each request. */
const pause = 1000;

const hour = 3_600_000;

/** By tenant, rule and hour; these counts are not in the database yet. */
interface Waiting {
  counts: Map<string, number>;
  isDue: boolean;
}

const waiting = new WeakMap<SealedPool, Waiting>();

/** Counts a request that a rule has turned away. */
export function countStopped(host: Host, tenantId: string, ruleId: string): void {
  const { database, clock } = host;
  const known = waiting.get(database) ?? { counts: new Map(), isDue: false };
  waiting.set(database, known);
  const key = `${tenantId} ${ruleId} ${Math.floor(clock.now().getTime() / hour)}`;
  known.counts.set(key, (known.counts.get(key) ?? 0) + 1);
  if (known.isDue) return;
  known.isDue = true;
  const timer = setTimeout(() => {
    known.isDue = false;
    void writeStopped(host);
  }, pause) as { unref?: () => void }; // a number in browsers; where it is an object, nothing waits for it to end
  timer.unref?.();
}

/**
 * Writes down the counts of this process so far. Counts that cannot be written are reported, and forgotten: no request of another user
 * may wait for them.
 */
export async function writeStopped({ database, log }: Host): Promise<void> {
  const known = waiting.get(database);
  if (!known || known.counts.size === 0) return;
  const rows = [...known.counts].map(([key, count]) => {
    const [tenantId, ruleId, hours] = key.split(' ');
    return { tenantId, ruleId, hour: new Date(Number(hours) * hour).toISOString(), count };
  });
  known.counts.clear();
  try {
    await sql`
      insert into limit_stopped (tenant_id, rule_id, hour, count)
      select "tenantId", "ruleId", hour, count
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as stopped ("tenantId" bigint, "ruleId" bigint, hour timestamptz, count bigint)
      on conflict (tenant_id, rule_id, hour) do update set count = limit_stopped.count + excluded.count`.execute(
      everyTenant({ db: database.kysely }),
    );
  } catch (error) {
    log.error(describeError(error), 'stopped requests not written');
  }
}
