import type { AnswerOf } from '@saiwu/openapi';
import { notFound } from '../../../core/common-refusals.ts';
import { type Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { scoped } from '../../../rows/scope.ts';
import { readEntryRow } from '../entry/read-entry-row.ts';
import { readNames } from '../entry/read-names.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Comments = AnswerOf<'plan.comments'>;

/** Comments on a plan of the caller's, those of each section in the order in which they were made. */
export async function readComments(ctx: Context, projectId: string): Promise<Comments> {
  const { isAnonymous } = await readEntryRow(ctx, projectId);
  return present(ctx, projectId, !isAnonymous);
}

/** The same for whoever may look at the project: to read alone. */
export async function readCommentsInScope(ctx: Context, projectId: string): Promise<Comments> {
  await scoped(ctx, 'project').select().where('project.id', '=', projectId).select('project.id').executeTakeFirstOrThrow(notFound);
  return present(ctx, projectId, false);
}

async function present(ctx: Context, projectId: string, mayWrite: boolean): Promise<Comments> {
  const rows = await tenantDb(ctx)
    .selectFrom('planComment')
    .where('projectId', '=', projectId)
    .orderBy('createTime')
    .orderBy('id')
    .selectAll()
    .execute();
  const names = await readNames(
    ctx,
    rows.flatMap(({ createdBy, resolvedBy }) => [createdBy, resolvedBy].filter((one) => one !== null)),
  );
  const nameOf = (userId: string | null) => (userId === null ? null : (names.get(userId) ?? null));
  const isOwn = (userId: string | null) => mayWrite && userId === ctx.caller?.userId;
  const answersTo = Map.groupBy(rows, ({ parentId }) => parentId);
  return (answersTo.get(null) ?? []).map((row) => {
    const answers = answersTo.get(row.id) ?? [];
    return {
      id: row.id,
      key: row.key,
      quote: row.quote,
      prefix: row.prefix,
      suffix: row.suffix,
      content: row.content,
      by: nameOf(row.createdBy),
      time: toWire(row.createTime, ctx.tenant.timeZone),
      resolvedBy: nameOf(row.resolvedBy),
      resolveTime: row.resolveTime && toWire(row.resolveTime, ctx.tenant.timeZone),
      answers: answers.map((answer) => ({
        id: answer.id,
        content: answer.content,
        by: nameOf(answer.createdBy),
        time: toWire(answer.createTime, ctx.tenant.timeZone),
        canRemove: isOwn(answer.createdBy) && row.resolveTime === null,
      })),
      canWrite: mayWrite,
      canRemove: isOwn(row.createdBy) && answers.length === 0,
    };
  });
}
