import { type AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { toWireOrNull } from '../../../core/wire-time.ts';
import { healthOf, stateAbove, worstOf } from './health-state.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

const day = 86_400_000;
/** Milliseconds that a job which is due may wait. */
const patience = { watch: 5 * 60_000, bad: 60 * 60_000 };

/** How the tenant's jobs go, whoever has asked for them. */
export async function readJobHealth(ctx: Context): Promise<AnswerOf<'status.get'>['jobs']> {
  const since = new Date(ctx.now.getTime() - day);
  // each of the three has an index of its own
  const { rows } = await sql<{ waiting: number; running: number; failed: number; waitingSince: Date | null }>`
    select count(*) filter (where state = 'WAITING')::int as waiting, count(*) filter (where state = 'RUNNING')::int as running,
      min(coalesce(start_after, create_time)) filter (where state = 'WAITING' and coalesce(start_after, create_time) <= ${ctx.now}) as waiting_since,
      (select count(*)::int from job ended where ended.tenant_id = ${ctx.tenant.id} and ended.finish_time > ${since} and ended.state = 'FAILED') as failed
    from job where tenant_id = ${ctx.tenant.id} and state in ('WAITING', 'RUNNING')`.execute(tenantDb(ctx));
  const { waiting = 0, running = 0, failed = 0, waitingSince = null } = rows[0] ?? {};
  const waited = waitingSince ? ctx.now.getTime() - waitingSince.getTime() : 0;
  const state = worstOf([stateAbove(waited, patience), stateAbove(failed, { watch: 1, bad: 20 })]);
  return { ...healthOf(ctx, state), waiting, running, failed, waitingSince: toWireOrNull(waitingSince, ctx.tenant.timeZone) };
}
