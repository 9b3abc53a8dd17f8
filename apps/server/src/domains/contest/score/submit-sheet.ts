import type { InputOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { toWire } from '../../../core/wire-time.ts';
import { holdSheet, type Sheet } from '../assignment/own-assignment.ts';
import { judgingActs } from './judging-acts.ts';
import { seal } from './seal.ts';
import { writeSheetRow } from './write-sheet-row.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** DRAFTING → SUBMITTED: hands a complete sheet in and seals it. With the last sheet the stage is SCORED, and so are its projects. */
export async function submitSheet(ctx: Context, { params, body }: Pick<InputOf<'score.submit'>, 'params' | 'body'>): Promise<Sheet> {
  const held = await holdSheet(ctx, params);
  const { assignment, stage } = held;
  const { version, total } = await writeSheetRow(ctx, held, body, true);
  const { owesSheets } = await seal(ctx, stage.id, {
    event: judgingActs.submit.seals,
    assignment: assignment.id,
    project: params.projectId,
    judge: assignment.judgeId,
    version,
    total,
    scores: body.scores.map(({ dimension, item, score }) => ({ dimension, item, score })),
  });
  if (!owesSheets) await finishStage(ctx, stage);
  return { scores: body.scores, comment: body.comment || null, total, version, submittedTime: toWire(ctx.now, ctx.tenant.timeZone) };
}

/** IN_REVIEW → SCORED, once every sheet is in. */
async function finishStage(ctx: Context, stage: { id: string; contestId: string }): Promise<void> {
  await tenantDb(ctx).updateTable('stage').set({ state: 'SCORED' }).where('id', '=', stage.id).execute();
  await tenantDb(ctx)
    .updateTable('project')
    .set({ state: 'SCORED' })
    .where('contestId', '=', stage.contestId)
    .where('state', '=', 'IN_REVIEW')
    .execute();
}
