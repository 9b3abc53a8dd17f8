import type { AnswerOf } from '@saiwu/openapi';
import type { Selectable } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { scopedJudging } from '../../../rows/scope.ts';
import { toWireOrNull } from '../../../core/wire-time.ts';
import { withoutZeros } from '../score/decimal-text.ts';
import { reviewEndOf } from '../deadline/end-of.ts';
import { activeAssignmentStates } from '../stage/stage-facts.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export type Sheet = AnswerOf<'score.save'>;

/** The caller's own assignments in stages that have been opened to judges, each with its stage, contest, project and sheet (if any). */
export function ownAssignments(ctx: Context) {
  return opened(ctx)
    .innerJoin('project', 'project.id', 'assignment.projectId')
    .leftJoin('scoreSheet', 'scoreSheet.assignmentId', 'assignment.id');
}

function opened(ctx: Context) {
  return scopedJudging(ctx)
    .innerJoin('stage', 'stage.id', 'assignment.stageId')
    .innerJoin('contest', 'contest.id', 'stage.contestId')
    .where('assignment.state', 'in', [...activeAssignmentStates])
    .where('stage.state', '<>', 'NOT_STARTED');
}

export interface HeldSheet {
  assignment: { id: string; judgeId: string; state: AssignmentState };
  /** With the moment at which this sheet is due, which may be later than others'. */
  stage: Pick<Selectable<TenantSchema['stage']>, 'id' | 'contestId' | 'state' | 'reviewEnd' | 'rubric'>;
  contestState: Selectable<TenantSchema['contest']>['state'];
  sheet: Sheet;
}

type AssignmentState = Selectable<TenantSchema['assignment']>['state'];

/**
 * Holds one of the caller's own assignments until the transaction ends: contest and stage against every transition (`lockContest` waits),
 * but beside other judges; the assignment alone. What is answered is as it stands once all three are held. Throws `notFound` for any other.
 */
export async function holdSheet(ctx: Context, { stageId, projectId }: { stageId: string; projectId: string }): Promise<HeldSheet> {
  const own = await opened(ctx)
    .where('assignment.stageId', '=', stageId)
    .where('assignment.projectId', '=', projectId)
    .select([
      'assignment.id',
      'assignment.judgeId',
      'assignment.state',
      'contest.state as contestState',
      'stage.contestId',
      'stage.state as stageState',
      reviewEndOf.as('reviewEnd'),
      'stage.rubric',
    ])
    // locked in this order, parents first as everywhere; PostgreSQL answers a locked row as it is after the wait, others as before it
    .forKeyShare('contest')
    .forKeyShare('stage')
    .forNoKeyUpdate('assignment')
    .executeTakeFirst();
  if (!own) throw notFound();
  // a statement of its own: the sheet is not locked, so only a later one sees what another tab has just written
  const row = await tenantDb(ctx).selectFrom('scoreSheet').where('assignmentId', '=', own.id).selectAll().executeTakeFirst();
  const { id, judgeId, state, contestState, contestId, stageState, reviewEnd, rubric } = own;
  return {
    assignment: { id, judgeId, state },
    stage: { id: stageId, contestId, state: stageState, reviewEnd, rubric },
    contestState,
    sheet: presentSheet(ctx, row ?? null),
  };
}

/** A sheet as it goes out; one that was never saved is empty, at version 0. */
export function presentSheet(
  ctx: Context,
  row: Pick<Selectable<TenantSchema['scoreSheet']>, 'scores' | 'comment' | 'total' | 'version' | 'submittedTime'> | null,
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
