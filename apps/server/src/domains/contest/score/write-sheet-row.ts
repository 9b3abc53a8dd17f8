import { rubricTotal } from '@saiwu/judging';
import type { InputOf } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import { notNow, stale } from '../../../core/common-refusals.ts';
import { checkComplete, checkScores } from './check-scores.ts';
import { judgingActs } from './judging-acts.ts';
import type { HeldSheet } from '../assignment/own-assignment.ts';

/**
 * Writes the next version of a held sheet and keeps it as a revision. Answers its total, null while a counted item has no score.
 * Refuses a sheet that is fixed, a version that somebody (or another tab) has overtaken, and scores that do not fit the rubric.
 */
export async function writeSheetRow(
  ctx: Context,
  { assignment, stage, contestState, sheet }: HeldSheet,
  body: InputOf<'score.save'>['body'],
  isSubmitted: boolean,
): Promise<{ version: number; total: string | null }> {
  const bar = judgingActs.save.barredBy({
    contestState,
    stageState: stage.state,
    reviewEnd: stage.reviewEnd,
    now: ctx.now,
    isSubmitted: sheet.submittedTime !== null,
  });
  if (bar) throw notNow(bar, { current: sheet });
  if (body.version !== sheet.version) throw stale(sheet);
  checkScores(stage.rubric, body.scores);
  if (isSubmitted) checkComplete(stage.rubric, body.scores);
  const version = sheet.version + 1;
  const values = {
    scores: JSON.stringify(body.scores),
    comment: body.comment || null,
    total: rubricTotal(stage.rubric, body.scores),
    version,
  };
  const row = { ...values, submittedTime: isSubmitted ? ctx.now : null, updateTime: ctx.now };
  await ctx.db
    .insertInto('scoreSheet')
    .values({ tenantId: ctx.tenant.id, assignmentId: assignment.id, ...row })
    .onConflict((conflict) => conflict.columns(['tenantId', 'assignmentId']).doUpdateSet(row))
    .execute();
  await ctx.db
    .insertInto('scoreRevision')
    .values({
      tenantId: ctx.tenant.id,
      assignmentId: assignment.id,
      ...values,
      isSubmitted,
      createTime: ctx.now,
      createdBy: callerOf(ctx).userId,
    })
    .execute();
  const state = isSubmitted ? 'SUBMITTED' : 'DRAFTING';
  if (state !== assignment.state)
    await ctx.db.updateTable('assignment').set({ state }).where('tenantId', '=', ctx.tenant.id).where('id', '=', assignment.id).execute();
  return { version, total: values.total };
}
