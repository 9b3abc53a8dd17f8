import { rubricTotal } from '@saiwu/judging';
import type { InputOf } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import { notNow, stale } from '../../../core/common-refusals.ts';
import { checkComplete, checkScores } from './check-scores.ts';
import { judgingActs } from './judging-acts.ts';
import type { HeldSheet } from '../assignment/own-assignment.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

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
  const place = { assignmentId: assignment.id };
  const state = isSubmitted ? 'SUBMITTED' : 'DRAFTING';
  // one statement: a judge waits for each on the way
  await tenantDb(ctx)
    .with('sheet', (db) =>
      db
        .insertInto('scoreSheet')
        .values({ ...place, ...row })
        .onConflict((conflict) => conflict.columns(['assignmentId']).doUpdateSet(row)),
    )
    .with('revision', (db) =>
      db.insertInto('scoreRevision').values({ ...place, ...values, isSubmitted, createTime: ctx.now, createdBy: callerOf(ctx).userId }),
    )
    .updateTable('assignment')
    .set({ state })
    .where('id', '=', assignment.id)
    .where('state', '<>', state)
    .execute();
  return { version, total: values.total };
}
