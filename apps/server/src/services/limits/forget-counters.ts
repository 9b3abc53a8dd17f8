import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

const batch = 2000;

/** How long the server keeps the numbers of requests that rules have turned away. */
const daysKept = 30;

/**
 * Deletes the counters of a tenant whose windows ended, in batches, and the old numbers of requests that rules have turned away. Counters
 * that a request is just counting on are passed over.
 */
export async function forgetCounters(ctx: Context, signal: AbortSignal): Promise<void> {
  await tenantDb(ctx)
    .deleteFrom('limitStopped')
    .where('hour', '<', new Date(ctx.now.getTime() - daysKept * 86_400_000))
    .execute();
  for (;;) {
    signal.throwIfAborted();
    const done = await sql`
      delete from limit_counter where tenant_id = ${ctx.tenant.id} and (rule_id, address) in (
        select rule_id, address from limit_counter where tenant_id = ${ctx.tenant.id} and until < clock_timestamp()
        limit ${batch} for update skip locked)`.execute(tenantDb(ctx));
    if (Number(done.numAffectedRows ?? 0n) < batch) return;
  }
}
