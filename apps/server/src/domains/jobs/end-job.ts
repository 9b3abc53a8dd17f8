import type { MessageDescriptor } from '@lingui/core';
import type { Context } from '../../core/context.ts';
import { sayIn } from '../../core/language.ts';
import type { StoredText } from '../../schema/job-schema.ts';
import { fileKeyOf } from '../../services/jobs/define-job.ts';
import { type JobEnd, type JobRow, tellJob } from './job-row.ts';
import { messageOwner } from './message-owner.ts';
import { tidyUp } from './tidy-up.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

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
  await tenantDb(ctx).updateTable('job').set(ended).where('id', '=', row.id).execute();
  if (end.state !== 'SUCCEEDED') await tidyUp(ctx, row);
  await tellJob(ctx, { ...row, state: end.state, done: total ?? row.done });
  if (end.state !== 'CANCELLED') await messageOwner(ctx, row, end);
}

function storeText(text: MessageDescriptor): StoredText {
  return { id: text.id, message: sayIn('zh')(text), values: text.values ?? {} };
}
