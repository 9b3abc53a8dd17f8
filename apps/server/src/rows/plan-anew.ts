import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { inTransaction } from './transaction.ts';
import { tenantDb } from './tenant-db.ts';

/**
 * Reads with plans for the very values of a request. A frequent statement is planned once for any value: of a table of ten million rows,
 * where one value has millions and the next none, no plan is good for both. The embedded database plans each time anyhow.
 */
export async function planAnew<T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.host.database.kind !== 'server') return read(ctx);
  return inTransaction(ctx, async (ctx) => {
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tenantDb(ctx));
    return read(ctx);
  });
}
