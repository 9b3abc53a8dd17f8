import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import type { Caller, Context } from '../../../core/context.ts';
import { notNow } from '../../../core/common-refusals.ts';
import { fromWire } from '../../../core/wire-time.ts';

/** Adds a contest as a draft, owned by the caller's school or college. Answers its id. */
export async function addContest(
  ctx: Context,
  { stages, ...contest }: InputOf<'contest.save'>['body'],
  { orgId, userId }: Caller,
): Promise<string> {
  if (!orgId) throw notNow(msg`你不属于任何学校或学院，不能创建大赛`);
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
  await ctx.db
    .insertInto('stage')
    .values(stages.map((stage, index) => ({ tenantId: ctx.tenant.id, contestId: id, sortValue: index + 1, ...stageColumns(ctx, stage) })))
    .execute();
  return id;
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
  };
}
