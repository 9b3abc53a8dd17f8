import type { Context } from '../../../../core/context.ts';
import { notFound } from '../../../../core/common-refusals.ts';
import { isOwner, scoped } from '../../../../rows/scope.ts';
import type { ContestSituation } from './contest-acts.ts';
import type { ContestRow, StageRow } from '../contest-records.ts';
import { contestStateOf, hasEnded } from '../contest-state.ts';
import { type StageSituation, standingOf } from '../../stage/stage-acts.ts';
import { readStageFacts } from '../../stage/stage-facts.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

export interface LockedContest {
  contest: ContestRow;
  stages: StageRow[];
  situation: ContestSituation;
}

/**
 * Holds a contest and its stages, in this order, until the transaction ends, and says how things stand: every transition begins here, so
 * that what decides is read after the lock. Whoever only builds on a state that must not change meanwhile takes `holdContest`. Everything
 * else (judges, assignments, invitations, users) is locked after the contest. Throws `notFound` for one that the caller may not change.
 */
export async function lockContest(ctx: Context, id: string): Promise<LockedContest> {
  const locked = await lockReadableContest(ctx, id);
  if (!isOwner(ctx, locked.contest)) throw notFound();
  return locked;
}

/**
 * Holds a contest against every transition until the transaction ends, beside others who do the same. It answers nothing: what decides is
 * read by the statements after it, which see whatever the wait was for.
 */
export async function holdContest(ctx: Context, id: string): Promise<void> {
  await tenantDb(ctx).selectFrom('contest').where('id', '=', id).select('id').forKeyShare().execute();
}

/** The same for a contest that the caller may read, with what decides. Throws `notFound`. */
export async function holdReadableContest(ctx: Context, id: string): Promise<Pick<LockedContest, 'contest' | 'stages'>> {
  await holdContest(ctx, id);
  const contest = await scoped(ctx, 'contest').select().where('contest.id', '=', id).selectAll('contest').executeTakeFirst();
  if (!contest) throw notFound();
  return { contest, stages: await stagesOf(ctx, id).execute() };
}

/** The same as `lockContest` for a contest that the caller may read: a college brings projects into the contest of its school. */
export async function lockReadableContest(ctx: Context, id: string): Promise<LockedContest> {
  const contest = await scoped(ctx, 'contest').select().where('contest.id', '=', id).selectAll('contest').forUpdate().executeTakeFirst();
  if (!contest) throw notFound();
  const stages = await stagesOf(ctx, id).forUpdate().execute();
  return { contest, stages, situation: await situationOf(ctx, contest, stages) };
}

function stagesOf(ctx: Context, contestId: string) {
  return tenantDb(ctx).selectFrom('stage').where('contestId', '=', contestId).orderBy('sortValue').selectAll();
}

/**
 * A contest that the caller may change, and how things stand with it, without holding it: what an act would be refused for. Throws
 * `notFound`.
 */
export async function readOwnContest(ctx: Context, id: string): Promise<Omit<LockedContest, 'stages'>> {
  const contest = await scoped(ctx, 'contest').select().where('contest.id', '=', id).selectAll('contest').executeTakeFirst();
  if (!contest || !isOwner(ctx, contest)) throw notFound();
  const stages = scoped(ctx, 'stage').select().where('stage.contestId', '=', id).orderBy('stage.sortValue').selectAll('stage');
  return { contest, situation: await situationOf(ctx, contest, await stages.execute()) };
}

async function situationOf(ctx: Context, contest: ContestRow, stages: readonly StageRow[]): Promise<ContestSituation> {
  const facts = await readStageFacts(
    ctx,
    stages.map((stage) => stage.id),
  );
  const contestState = contestStateOf(contest, ctx.now);
  const isAnonymous = contest.anonymiseTime !== null;
  return {
    state: contestState,
    isAnonymous,
    hasEnded: hasEnded(contest, stages, ctx.now),
    stages: stages.map((stage) => {
      const known = facts.get(stage.id);
      if (!known) throw new Error(`stage ${stage.id} has no facts`);
      return { ...known, contestState, isAnonymous, ...standingOf(stage) };
    }),
  };
}

/** A stage with its contest, both held. Throws `notFound` for one that the caller may not change. */
export async function lockStage(
  ctx: Context,
  stageId: string,
): Promise<{ contest: ContestRow; stage: StageRow; situation: StageSituation }> {
  const row = await scoped(ctx, 'stage').select().where('stage.id', '=', stageId).select('stage.contestId').executeTakeFirst();
  if (!row) throw notFound();
  const { contest, stages, situation } = await lockContest(ctx, row.contestId);
  const index = stages.findIndex(({ id }) => id === stageId);
  const [stage, stageSituation] = [stages[index], situation.stages[index]];
  if (!stage || !stageSituation) throw notFound();
  return { contest, stage, situation: stageSituation };
}
