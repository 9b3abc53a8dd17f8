import { z } from 'zod';
import { defineJob, fileKeyOf } from '../../services/jobs/define-job.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** Days for which a finished job and its result are kept. */
export const keptDays = 7;

const batch = 200;

/** Forgets jobs that ended a week ago, with their files. */
export const pruneJobs = defineJob({
  input: z.object({}),
  async run({ ctx, signal }) {
    const before = new Date(ctx.now.getTime() - keptDays * 86_400_000);
    for (;;) {
      signal.throwIfAborted();
      const old = await tenantDb(ctx)
        .selectFrom('job')
        .where('finishTime', '<', before)
        .select(['id', 'state', 'fileKey'])
        .limit(batch)
        .execute();
      // the file first: a row without one is found again, a file without a row is not. A failed attempt may have left one, too
      for (const { id, state, fileKey } of old)
        if (fileKey !== null || state !== 'SUCCEEDED') await ctx.host.files.delete(fileKey ?? fileKeyOf({ id, ctx }));
      if (old.length > 0)
        await tenantDb(ctx)
          .deleteFrom('job')
          .where(
            'id',
            'in',
            old.map(({ id }) => id),
          )
          .execute();
      if (old.length < batch) return;
    }
  },
});
