import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { type EntryRow, readEntryRow } from '../entry/read-entry-row.ts';
import { anonymousBar } from '../retention/anonymous-bar.ts';
import { tellCommented } from './tell-commented.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Comments that one plan may have, with their answers. */
const mostComments = 1000;

/** Comments on a passage of a plan, or on a whole section, and tells the others behind the project. */
export async function comment(ctx: Context, id: string, { key, ...facts }: InputOf<'plan.comment'>['body']): Promise<void> {
  const entry = await holdOpen(ctx, id);
  if (!entry.setup.sections.some((section) => section.key === key)) throw notNow(msg`大赛不要求这一章，请刷新页面`);
  await add(ctx, entry, { ...facts, key, parentId: null });
}

export async function answerComment(ctx: Context, id: string, commentId: string, content: string): Promise<void> {
  const entry = await holdOpen(ctx, id);
  const { key, resolveTime } = await holdThread(ctx, id, commentId);
  if (resolveTime !== null) throw notNow(msg`批注已经解决，重新打开后才能回复`);
  await add(ctx, entry, { key, quote: '', prefix: '', suffix: '', content, parentId: commentId });
}

/** Marks a comment as dealt with, or opens it again. */
export async function resolveComment(ctx: Context, id: string, commentId: string, isResolved: boolean): Promise<void> {
  await holdOpen(ctx, id);
  const { resolveTime } = await holdThread(ctx, id, commentId);
  if ((resolveTime !== null) === isResolved) return;
  await tenantDb(ctx)
    .updateTable('planComment')
    .set(isResolved ? { resolveTime: ctx.now, resolvedBy: callerOf(ctx).userId } : { resolveTime: null, resolvedBy: null })
    .where('id', '=', commentId)
    .execute();
}

/** Removes what the caller has written, while nobody has answered it. */
export async function removeComment(ctx: Context, id: string, commentId: string): Promise<void> {
  await holdOpen(ctx, id);
  const row = await comments(ctx, id).where('id', '=', commentId).select(['createdBy', 'parentId']).forUpdate().executeTakeFirst();
  if (row?.createdBy !== callerOf(ctx).userId) throw row ? notNow(msg`只能删除自己写的批注`) : notFound();
  const answered = await comments(ctx, id).where('parentId', '=', commentId).select('id').limit(1).executeTakeFirst();
  if (answered) throw notNow(msg`已经有人回复，不能删除，可以标为已解决`);
  if (row.parentId !== null && (await holdThread(ctx, id, row.parentId)).resolveTime !== null)
    throw notNow(msg`批注已经解决，重新打开后才能删除`);
  await tenantDb(ctx).deleteFrom('planComment').where('id', '=', commentId).execute();
}

/** The project, held: nobody comments on what is being made anonymous. */
async function holdOpen(ctx: Context, id: string): Promise<EntryRow> {
  const entry = await readEntryRow(ctx, id, true);
  if (entry.isAnonymous) throw notNow(anonymousBar);
  return entry;
}

async function holdThread(ctx: Context, id: string, commentId: string): Promise<{ key: string; resolveTime: Date | null }> {
  return comments(ctx, id)
    .where('id', '=', commentId)
    .where('parentId', 'is', null)
    .select(['key', 'resolveTime'])
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

interface NewComment {
  parentId: string | null;
  key: string;
  quote: string;
  prefix: string;
  suffix: string;
  content: string;
}

async function add(ctx: Context, entry: EntryRow, facts: NewComment): Promise<void> {
  const { count } = await comments(ctx, entry.id)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostComments) throw notNow(msg`批注太多了，请先删除不需要的`);
  await tenantDb(ctx)
    .insertInto('planComment')
    .values({ projectId: entry.id, ...facts, createTime: ctx.now, createdBy: callerOf(ctx).userId })
    .execute();
  await tellCommented(ctx, entry);
}

function comments(ctx: Context, projectId: string) {
  return tenantDb(ctx).selectFrom('planComment').where('projectId', '=', projectId);
}
