import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { everyTenant } from '../../../rows/every-tenant.ts';

/**
 * Takes some secrets away that have expired, of every tenant. Strangers can have secrets made: each new one does this, so that they never
 * pile up.
 */
export async function forgetExpired(ctx: Context): Promise<void> {
  await sql`
    delete from one_time_secret where (tenant_id, purpose, subject) in (
      select tenant_id, purpose, subject from one_time_secret where until < ${ctx.now} order by until limit 20 for update skip locked)`.execute(
    everyTenant(ctx),
  );
}
