import type { z } from 'zod';
import type { Job } from './define-job.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { sendTask } from '../sms/send-task.ts';
import { renewSigningKey } from '../identity/rotate-signing-key.ts';
import { pruneLogs } from '../logs/prune-logs.ts';
import { exportResource } from './export-resource.ts';
import { pruneJobs } from './prune-jobs.ts';

/** Every kind of long work, by its name. Names lie in the database: never rename one. Their words: `job-names.ts`. */
export const definitions = {
  'job.prune': pruneJobs,
  'resource.export': exportResource,
  'sms.send': sendTask,
  'log.prune': pruneLogs,
  'file.sweep': sweepFiles,
  'signingKey.renew': renewSigningKey,
} satisfies Record<string, { input: z.ZodType; attempts?: number; run(job: Job, input: never): Promise<void> }>;

export type JobName = keyof typeof definitions;

/** What a job of this name is started with. */
export type JobInput<Name extends JobName> = z.input<(typeof definitions)[Name]['input']>;

/**
 * Recurring work, for each tenant, once for all processes. `cron`: minute, hour, day of the month, month, day of the week, in the time of
 * Shanghai. A time that was slept through is caught up with at the next start.
 */
export const schedules = [
  { name: 'job.prune', cron: '40 3 * * *' },
  { name: 'log.prune', cron: '10 4 * * *' },
  { name: 'file.sweep', cron: '40 4 * * *' },
  { name: 'signingKey.renew', cron: '10 3 * * *' },
] as const satisfies readonly Schedule[];

interface Schedule {
  /** A job whose input may be empty. */
  name: JobName;
  cron: string;
}
