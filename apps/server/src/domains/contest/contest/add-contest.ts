import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import type { Caller, Context } from '../../../core/context.ts';
import { notNow } from '../../../core/common-refusals.ts';
import { fromWire } from '../../../core/wire-time.ts';
import { checkSetup } from './check-setup.ts';

/** Adds a contest as a draft, owned by the caller's school or college. Answers its id. */
export async function addContest(
  ctx: Context,
  { stages, ...contest }: InputOf<'contest.save'>['body'],
  { orgId, userId }: Caller,
): Promise<string> {
  if (!orgId) throw notNow(msg`你不属于任何学校或学院，不能创建大赛`);
  await checkSetup(ctx, contest.setup);
  const { id } = await ctx.db
    .insertInto('contest')
    .values({
      tenantId: ctx.tenant.id,
      orgId,
      ...contestColumns(ctx, contest),
      createTime: ctx.now,
      createdBy: userId,
      updateTime: ctx.now,
      updatedBy: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addStages(ctx, id, stages, 0);
  return id;
}

/** Adds stages behind the `before` that a contest has. */
export async function addStages(
  ctx: Context,
  contestId: string,
  stages: InputOf<'contest.save'>['body']['stages'],
  before: number,
): Promise<void> {
  if (stages.length === 0) return;
  await ctx.db
    .insertInto('stage')
    .values(
      stages.map((stage, index) => ({
        tenantId: ctx.tenant.id,
        contestId,
        sortValue: before + index + 1,
        ...stageColumns(ctx, stage),
      })),
    )
    .execute();
}

export function contestColumns(ctx: Context, contest: Omit<InputOf<'contest.save'>['body'], 'stages'>) {
  const zone = ctx.tenant.timeZone;
  return {
    title: contest.title,
    edition: contest.edition,
    describe: contest.describe || null,
    tracks: contest.tracks,
    registrationStart: fromWire(contest.registrationStart, zone),
    registrationEnd: fromWire(contest.registrationEnd, zone),
    ...(contest.appealStart !== undefined && { appealStart: contest.appealStart === null ? null : fromWire(contest.appealStart, zone) }),
    ...(contest.appealEnd !== undefined && { appealEnd: contest.appealEnd === null ? null : fromWire(contest.appealEnd, zone) }),
    ...(contest.setup && { setup: JSON.stringify(contest.setup) }),
  };
}

export function stageColumns(ctx: Context, stage: InputOf<'contest.save'>['body']['stages'][number]) {
  const zone = ctx.tenant.timeZone;
  return {
    kind: stage.kind,
    mode: stage.mode,
    reviewStart: fromWire(stage.reviewStart, zone),
    reviewEnd: fromWire(stage.reviewEnd, zone),
    judgesPerProject: stage.judgesPerProject,
    loadCap: stage.loadCap ?? null,
    recusal: stage.recusal,
    isBlind: stage.isBlind,
    rule: JSON.stringify(stage.rule),
    rubric: JSON.stringify(stage.rubric),
    ...(stage.tieOrder && { tieOrder: JSON.stringify(stage.tieOrder) }),
    ...(stage.promotion !== undefined && { promotion: stage.promotion === null ? null : JSON.stringify(stage.promotion) }),
  };
}
