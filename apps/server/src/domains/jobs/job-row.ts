import type { MessageDescriptor } from '@lingui/core';
import type { Selectable } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { JobSchema, StoredText } from '../../schema/job-schema.ts';
import { sayIn } from '../../core/language.ts';
import type { JobOutcome } from '../../services/jobs/define-job.ts';
import { fileKeyOf } from '../../services/jobs/define-job.ts';
import { messageOwner } from './message-owner.ts';
import { tidyUp } from './tidy-up.ts';

export type JobRow = Selectable<JobSchema['job']>;

/** The job, held until the transaction ends: only one attempt, or whoever cancels, decides at a time. */
export async function lockJob(ctx: Context, id: string): Promise<JobRow | undefined> {
  return ctx.db.selectFrom('job').where('tenantId', '=', ctx.tenant.id).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/** Whether it has ended, well or not. */
export function isOver({ state }: Pick<JobRow, 'state'>): boolean {
  return state !== 'WAITING' && state !== 'RUNNING';
}

/** How a job ends. */
export type JobEnd = ({ state: 'SUCCEEDED' } & JobOutcome) | { state: 'FAILED'; error: MessageDescriptor } | { state: 'CANCELLED' };

/** Ends a job that is locked, and tells whoever asked for it. */
export async function endJob(ctx: Context, row: JobRow, end: JobEnd): Promise<void> {
  const file = end.state === 'SUCCEEDED' ? end.file : undefined;
  const total = end.state === 'SUCCEEDED' ? row.total : null;
  const ended = {
    state: end.state,
    finishTime: ctx.host.clock.now(),
    ...(total !== null && { done: total }),
    ...(end.state === 'SUCCEEDED' && end.facts && { result: JSON.stringify(end.facts) }),
    ...(end.state === 'FAILED' && { error: JSON.stringify(storeText(end.error)) }),
    ...(file && {
      fileKey: fileKeyOf({ id: row.id, ctx }),
      fileName: file.fileName,
      fileType: file.contentType,
      fileSize: String(file.size),
    }),
  };
  await ctx.db.updateTable('job').set(ended).where('tenantId', '=', row.tenantId).where('id', '=', row.id).execute();
  if (end.state !== 'SUCCEEDED') await tidyUp(ctx, row);
  await tellJob(ctx, { ...row, state: end.state, done: total ?? row.done });
  if (end.state !== 'CANCELLED') await messageOwner(ctx, row, end);
}

/** Tells every process where a job stands, when the transaction commits. */
export async function tellJob(ctx: Context, { tenantId, id, userId, state, done, total }: JobRow): Promise<void> {
  await ctx.host.bus.publish(ctx.db, 'job', { tenantId, id, userId, state, done, total });
}

function storeText(text: MessageDescriptor): StoredText {
  return { id: text.id, message: sayIn('zh')(text), values: text.values ?? {} };
}
