import type { Context } from './context.ts';

/** Runs `work` in one transaction: inside, `ctx.db` is that transaction. For operations whose effect is `staged`. */
export async function inTransaction<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
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
