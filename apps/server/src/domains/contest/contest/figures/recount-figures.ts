import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../../core/context.ts';
import { inTransaction } from '../../../../rows/transaction.ts';
import { defineJob } from '../../../../services/jobs/define-job.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Counts every contest anew, and mends and logs where the figures that the database keeps were wrong: they never should be. */
export const recountFigures = defineJob({
  input: z.object({}),
  async run({ ctx, signal }) {
    const contests = await tenantDb(ctx).selectFrom('contest').orderBy('id').select('id').execute();
    for (const { id } of contests) {
      signal.throwIfAborted();
      const wrong = await inTransaction(ctx, (ctx) => recount(ctx, id));
      if (wrong > 0) ctx.host.log.warn({ contest: id, wrong }, 'figures of a contest were wrong');
    }
  },
});

/**
 * One contest, held with its stages as by a transition: nobody scores or brings projects in meanwhile. Answers how many figures were wrong.
 */
async function recount(ctx: Context, id: string): Promise<number> {
  await tenantDb(ctx).selectFrom('contest').where('id', '=', id).select('id').forUpdate().execute();
  await tenantDb(ctx).selectFrom('stage').where('contestId', '=', id).orderBy('sortValue').select('id').forUpdate().execute();
  const { rows } = await sql<{ wrong: string }>`select recount_figures(${ctx.tenant.id}, ${id}) as wrong`.execute(tenantDb(ctx));
  return Number(rows[0]?.wrong ?? 0);
}
