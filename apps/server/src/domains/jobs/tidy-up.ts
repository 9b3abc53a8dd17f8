import type { Context } from '../../core/context.ts';
import { giveUpTask } from '../../services/sms/tasks/stop-task.ts';
import type { JobName } from '../../services/jobs/job-kinds.ts';

/** Puts in order what a job was to do and will not, in the transaction that cancels it or gives it up. */
export async function tidyUp(ctx: Context, { id, name }: { id: string; name: string }): Promise<void> {
  await new Map(Object.entries(tidying)).get(name)?.(ctx, id);
}

/** By the kind of job; most leave nothing behind. */
const tidying: Partial<Record<JobName, (ctx: Context, id: string) => Promise<void>>> = { 'sms.send': giveUpTask };
