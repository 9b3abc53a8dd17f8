import { consolePaths, linkTo } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import { sayIn } from '../../core/language.ts';
import { textOf } from '../../services/messages/message-texts.ts';
import { sendMessage } from '../../services/messages/send-message.ts';
import { nameOfJob } from '../../services/jobs/job-kinds.ts';
import type { JobEnd, JobRow } from './job-row.ts';

/** Puts into the box of whoever asked for it that a job is done, or why it is not. */
export async function messageOwner(ctx: Context, row: JobRow, end: Exclude<JobEnd, { state: 'CANCELLED' }>): Promise<void> {
  if (!row.isTold || row.userId === null) return;
  const say = sayIn(row.language);
  const file = end.state === 'SUCCEEDED' ? end.file : undefined;
  const label = row.label ?? file?.fileName ?? nameOfJob(row.name, say);
  const words = end.state === 'SUCCEEDED' ? textOf('jobDone', { label }) : textOf('jobFailed', { label, reason: say(end.error) });
  const handlerUrl = linkTo(consolePaths.job, { id: row.id });
  await sendMessage(ctx, { type: 'NOTIFY', bizType: 'JOB', bizId: row.id, ...words, author: null, handlerUrl }, [row.userId]);
}
