import type { Context } from '../core/context.ts';

/**
 * Runs `work` in one transaction: inside, `ctx.db` is that transaction; where one is open already, in that. For operations whose effect is
 * `staged`.
 */
export async function inTransaction<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work();
  const pool = ctx.db;
  return pool.transaction().execute(async (transaction) => {
    ctx.db = transaction;
    try {
      return await work();
    } finally {
      ctx.db = pool;
    }
  });
}
