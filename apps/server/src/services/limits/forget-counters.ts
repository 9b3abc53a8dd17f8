import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';

const batch = 2000;

/** Deletes the counters of a tenant whose windows ended, in batches, passing over those that are just being counted on. */
export async function forgetCounters({ db, tenant }: Context, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const done = await sql`
      delete from limit_counter where tenant_id = ${tenant.id} and (rule_id, address) in (
        select rule_id, address from limit_counter where tenant_id = ${tenant.id} and until < clock_timestamp()
        limit ${batch} for update skip locked)`.execute(db);
    if (Number(done.numAffectedRows ?? 0n) < batch) return;
  }
}
