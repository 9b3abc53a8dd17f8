import type { z } from 'zod';
import { sweepFiles } from '../services/files/sweep-files.ts';
import { askReceipts } from '../services/sms/send/ask-receipts.ts';
import { sendTask } from '../services/sms/send/send-task.ts';
import { renewSigningKey } from '../domains/identity/session/signing-keys/rotate-signing-key.ts';
import { pruneLogs } from '../domains/identity/prune-logs.ts';
import { exportResource } from './export-resource.ts';
import { sendPlanned } from '../domains/messages/send-planned.ts';
import { recountFigures } from '../domains/contest/contest/figures/recount-figures.ts';
import { remindOfDeadlines } from '../domains/contest/deadline/remind.ts';
import { lookAtContest, lookAtProject } from '../domains/contest/radar/look-jobs.ts';
import { anonymiseContest } from '../domains/contest/retention/anonymise.ts';
import { tellOfRetention } from '../domains/contest/retention/tell-retention.ts';
import { warnOfExpiry } from '../domains/platform/org/warn-of-expiry.ts';
import { pruneJobs } from '../domains/jobs/prune-jobs.ts';
import type { Job } from '../services/jobs/define-job.ts';
import type { JobInputs } from '../services/jobs/job-kinds.ts';

/** How each kind of long work is done. */
export const jobDefinitions = {
  'job.prune': pruneJobs,
  'resource.export': exportResource,
  'sms.send': sendTask,
  'sms.receipts': askReceipts,
  'log.prune': pruneLogs,
  'file.sweep': sweepFiles,
  'signingKey.renew': renewSigningKey,
  'figure.recount': recountFigures,
  'org.warnOfExpiry': warnOfExpiry,
  'deadline.remind': remindOfDeadlines,
  'message.send': sendPlanned,
  'contest.anonymise': anonymiseContest,
  'contest.tellRetention': tellOfRetention,
  'radar.project': lookAtProject,
  'radar.contest': lookAtContest,
} satisfies { [Name in keyof JobInputs]: { input: z.ZodType<unknown, JobInputs[Name]>; run(job: Job, input: never): Promise<void> } };
