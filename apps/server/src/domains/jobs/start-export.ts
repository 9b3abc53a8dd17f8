import { msg } from '@lingui/core/macro';
import { contract, explainIssue, type InputOf } from '@saiwu/openapi';
import { coerce } from '../../core/coerce.ts';
import { callerOf, type Context } from '../../core/context.ts';
import { mayCall } from '../../core/may-call.ts';
import { forbidden, invalid, notNow } from '../../core/common-refusals.ts';
import { scoped } from '../../rows/scope.ts';
import { takeTurns } from '../../rows/take-turns.ts';
import { exportOf } from './export-of.ts';
import { startJob } from '../../services/jobs/start-job.ts';

/** Exports of one person that wait or run at a time. */
const mostOpen = 5;

/** Has an export done; answers the job's id. Throws a `Refusal` as the resource's own `export` would. */
export async function startExport(ctx: Context, { resource, request, label, isTold }: InputOf<'job.export'>['body']): Promise<string> {
  const exporting = exportOf(resource);
  if (!exporting) throw invalid({ resource: msg`这类数据不能导出` });
  if (!mayCall(ctx, contract[exporting])) throw forbidden();
  const { body } = contract[exporting];
  const checked = body.safeParse(coerce(body, request), { reportInput: true });
  if (!checked.success)
    throw invalid(Object.fromEntries(checked.error.issues.map((issue) => [['request', ...issue.path].join('.'), explainIssue(issue)])));
  await refuseTooMany(ctx);
  return startJob(ctx, 'resource.export', { resource, request: checked.data }, { isTold, ...(label && { label }) });
}

async function refuseTooMany(ctx: Context): Promise<void> {
  // several at once could each be the last that may wait
  await takeTurns(ctx, 'export', callerOf(ctx).userId);
  const open = await scoped(ctx, 'job')
    .select()
    .where('job.name', '=', 'resource.export')
    .where('job.state', 'in', ['WAITING', 'RUNNING'])
    .select('job.id')
    .limit(mostOpen)
    .execute();
  if (open.length >= mostOpen) throw notNow(msg`还有 ${mostOpen} 个导出没有完成，请稍后再试`);
}
