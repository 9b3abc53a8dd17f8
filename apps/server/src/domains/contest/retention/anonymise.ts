import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { invalid, notFound, notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { defineJob } from '../../../services/jobs/define-job.ts';
import { startJob } from '../../../services/jobs/start-job.ts';
import { lockContest } from '../contest/acts/lock-contest.ts';
import { touchContest } from '../contest/acts/touch-contest.ts';
import { countSteps } from './preview.ts';
import { readRetention } from './read-retention.ts';
import { retentionActs } from './retention-acts.ts';
import { steps } from './steps.ts';
import { tellAnonymised } from './tell-retention.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Begins to make the people of a contest anonymous. From here on nothing else is done with the contest: what has begun is only finished.
 * Where an earlier attempt was given up it is begun again.
 */
export async function beginToAnonymise(ctx: Context, contestId: string, typed: string): Promise<void> {
  const { contest } = await lockContest(ctx, contestId);
  const bar = retentionActs.anonymise.barredBy(await readRetention(ctx, contestId));
  if (bar) throw notNow(bar);
  if (typed.trim() !== contest.title.trim()) throw invalid({ title: msg`和大赛的名称不一样` });
  await touchContest(ctx, contestId, { anonymiseTime: contest.anonymiseTime ?? ctx.now, anonymisedBy: callerOf(ctx).userId });
  await startJob(ctx, 'contest.anonymise', { contestId }, { label: ctx.say(msg`匿名「${contest.title}」的参赛者`), isTold: true });
}

/**
 * Takes away one sort of thing after the other. Each is done whole or found again, and the contest counts as anonymous when the last is
 * done.
 */
export const anonymiseContest = defineJob({
  input: z.object({ contestId: z.string() }),
  async run(job, { contestId }) {
    const { ctx, signal } = job;
    const counts = await countSteps(ctx, contestId);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    let done = 0;
    for (const step of steps) {
      signal.throwIfAborted();
      await job.progress(done, total);
      const before = await step.count(ctx, contestId);
      if (before > 0) await step.clear(ctx, contestId);
      done = Math.min(done + before, total);
    }
    await job.finish(async (ctx) => {
      const contest = await tenantDb(ctx).selectFrom('contest').where('id', '=', contestId).selectAll().forUpdate().executeTakeFirst();
      if (!contest) throw notFound();
      await tenantDb(ctx)
        .updateTable('contest')
        .set({ anonymisedTime: ctx.now, version: contest.version + 1, updateTime: ctx.now })
        .where('id', '=', contestId)
        .execute();
      await tellAnonymised(ctx, contest);
      return { facts: Object.fromEntries(counts) };
    });
  },
});
