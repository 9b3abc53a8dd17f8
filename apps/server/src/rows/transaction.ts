import type { Context } from '../core/context.ts';
import { unseal } from '../core/unseal.ts';

/**
 * Runs `work` in one transaction, with the context whose `db` is that transaction; where one is open already, in that one. For operations
 * whose effect is `staged`. Callbacks name their argument `ctx` too, so that no code in there writes by the outer one: past the
 * transaction.
 */
export async function inTransaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  return unseal(ctx.db)
    .transaction()
    .execute((db) => work({ ...ctx, db }));
}
