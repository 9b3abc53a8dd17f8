import { z } from 'zod';
import { defineJob } from '../../services/jobs/define-job.ts';
import { readParameter } from '../../services/parameters/read-parameter.ts';
import { forgetSessions } from './session/forget-sessions.ts';
import { forgetAddresses } from './password/sign-in-address.ts';
import { forgetCounters } from '../../services/limits/forget-counters.ts';
import { forgetAnswers } from '../../rows/forget-answers.ts';
import { clearLog } from '../../services/logs/clear-log.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/**
 * Takes what is too old or too much out of the logs, counters of limits sessions that ended long ago, addresses that nobody comes from, and
 * answers that nobody can ask for again.
 */
export const pruneLogs = defineJob({
  input: z.object({}),
  async run({ ctx, signal }) {
    const days = await readParameter(ctx, 'LogKeepDays');
    const rows = await readParameter(ctx, 'LogKeepRows');
    const before = new Date(ctx.now.getTime() - days * 86_400_000);
    for (const table of ['optLog', 'loginLog'] as const)
      await clearLog(ctx, table, { before, rows }, () => tenantDb(ctx).selectFrom(table), signal);
    await forgetCounters(ctx, signal);
    await forgetAddresses(ctx);
    await forgetSessions(ctx);
    await forgetAnswers(ctx);
  },
});
