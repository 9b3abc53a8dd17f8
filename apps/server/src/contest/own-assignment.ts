import type { AnswerOf } from '@saiwu/openapi';
import type { Selectable } from 'kysely';
import { callerOf, type Context } from '../context.ts';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../refusals.ts';
import { scoped } from '../scope.ts';
import { toWireOrNull } from '../wire-time.ts';
import { withoutZeros } from './decimal-text.ts';
import { activeAssignmentStates } from './stage-facts.ts';

export type Sheet = AnswerOf<'score.save'>;

/** The caller's own assignments in stages that have been opened to judges, each with its stage, contest, project and sheet (if any). */
export function ownAssignments(ctx: Context) {
  return scoped(ctx, 'assignment')
    .select()
    .innerJoin('judge', (join) => join.onRef('judge.tenantId', '=', 'assignment.tenantId').onRef('judge.id', '=', 'assignment.judgeId'))
    .innerJoin('stage', (join) => join.onRef('stage.tenantId', '=', 'assignment.tenantId').onRef('stage.id', '=', 'assignment.stageId'))
    .innerJoin('contest', (join) => join.onRef('contest.tenantId', '=', 'stage.tenantId').onRef('contest.id', '=', 'stage.contestId'))
    .innerJoin('project', (join) =>
      join.onRef('project.tenantId', '=', 'assignment.tenantId').onRef('project.id', '=', 'assignment.projectId'),
    )
    .leftJoin('scoreSheet', (join) =>
      join.onRef('scoreSheet.tenantId', '=', 'assignment.tenantId').onRef('scoreSheet.assignmentId', '=', 'assignment.id'),
    )
    .where('judge.userId', '=', callerOf(ctx).userId)
    .where('assignment.state', 'in', [...activeAssignmentStates])
    .where('stage.state', '<>', 'NOT_STARTED');
}

export interface HeldSheet {
  assignment: { id: string; judgeId: string };
  stage: Selectable<Schema['stage']>;
  contestState: Selectable<Schema['contest']>['state'];
  sheet: Sheet;
}

/**
 * Holds one of the caller's own assignments, then its stage: `alone` where the sealed log will grow or the stage may move on,
 * `shared` where the rubric only has to stay as it is. Throws `notFound` for any other.
 */
export async function holdSheet(
  ctx: Context,
  { stageId, projectId }: { stageId: string; projectId: string },
  way: 'alone' | 'shared',
): Promise<HeldSheet> {
  const own = await ownAssignments(ctx)
    .where('assignment.stageId', '=', stageId)
    .where('assignment.projectId', '=', projectId)
    .select(['assignment.id', 'assignment.judgeId', 'contest.state as contestState'])
    .forUpdate('assignment')
    .executeTakeFirst();
  if (!own) throw notFound();
  const ofStage = ctx.db.selectFrom('stage').where('tenantId', '=', ctx.tenant.id).where('id', '=', stageId).selectAll();
  const stage = await (way === 'alone' ? ofStage.forUpdate() : ofStage.forShare()).executeTakeFirstOrThrow();
  const row = await ctx.db
    .selectFrom('scoreSheet')
    .where('tenantId', '=', ctx.tenant.id)
    .where('assignmentId', '=', own.id)
    .selectAll()
    .executeTakeFirst();
  return { assignment: { id: own.id, judgeId: own.judgeId }, stage, contestState: own.contestState, sheet: presentSheet(ctx, row ?? null) };
}

/** A sheet as it goes out; one that was never saved is empty, at version 0. */
export function presentSheet(
  ctx: Context,
  row: Pick<Selectable<Schema['scoreSheet']>, 'scores' | 'comment' | 'total' | 'version' | 'submittedTime'> | null,
): Sheet {
  if (!row) return { scores: [], comment: null, total: null, version: 0, submittedTime: null };
  return {
    scores: row.scores,
    comment: row.comment,
    total: row.total === null ? null : withoutZeros(row.total),
    version: row.version,
    submittedTime: toWireOrNull(row.submittedTime, ctx.tenant.timeZone),
  };
}
