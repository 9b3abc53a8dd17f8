import { consolePaths, contract, linkTo } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { type ContestMessage, type Receivers, sendMessage } from '../../../services/messages/send-message.ts';
import { settleMessages, withdrawMessages } from '../../../services/messages/settle-messages.ts';
import { momentOf } from '../../../core/moment.ts';
import { toWire } from '../../../core/wire-time.ts';
import type { ContestRow, StageRow } from './contest-records.ts';
import { projectActs } from '../project/project-acts.ts';
import { stageActs } from '../stage/stage-acts.ts';
import { activeAssignmentStates } from '../stage/stage-facts.ts';
import { contestActs } from './acts/contest-acts.ts';
import { holdersBelow } from './holders-below.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Tells judges what was assigned to them just now. Whoever got as much as another reads the same message. */
export async function tellAssigned(
  ctx: Context,
  contest: ContestRow,
  stage: StageRow,
  added: readonly { judgeId: string }[],
): Promise<void> {
  if (added.length === 0) return;
  const countOf = new Map([...Map.groupBy(added, ({ judgeId }) => judgeId)].map(([judgeId, pairs]) => [judgeId, pairs.length]));
  const judges = await tenantDb(ctx)
    .selectFrom('judge')
    .where('id', 'in', [...countOf.keys()])
    .select(['id', 'userId'])
    .execute();
  const until = momentOf(ctx, stage.reviewEnd);
  for (const [count, receivers] of Map.groupBy(judges, ({ id }) => countOf.get(id) ?? 0)) {
    const words = textOf(stageActs.assign.tells, { contest: contest.title, count, until });
    await send(
      ctx,
      { type: 'WAIT', bizType: 'STAGE', bizId: stage.id, contestId: contest.id, ...words, handlerUrl: linkTo(consolePaths.judging) },
      receivers.map(({ userId }) => userId),
    );
  }
}

/**
 * Tells those of the organiser, and below it, when registration is: who bring projects in that it is published, and whoever looks after
 * projects, as of an extension, that it was moved; of a general contest all who do. Not the one who has said so.
 */
export async function tellWindow(
  ctx: Context,
  contest: Pick<ContestRow, 'id' | 'orgId' | 'title' | 'registrationStart' | 'registrationEnd'>,
  { tells }: typeof contestActs.publish | typeof contestActs.edit,
): Promise<void> {
  const words = textOf(tells, {
    contest: contest.title,
    by: callerOf(ctx).name,
    // of the same zone, which the end names
    from: toWire(contest.registrationStart, ctx.tenant.timeZone).slice(0, 16),
    until: momentOf(ctx, contest.registrationEnd),
  });
  const operation = tells === contestActs.publish.tells ? 'project.import' : 'project.page';
  const holders = await holdersBelow(ctx, [contest.orgId], contract[operation].access);
  await send(
    ctx,
    {
      type: 'NOTIFY',
      bizType: 'CONTEST',
      bizId: contest.id,
      contestId: contest.id,
      ...words,
      handlerUrl: linkTo(consolePaths.projects, { id: contest.id }),
    },
    holders.filter((id) => id !== callerOf(ctx).userId),
  );
}

/**
 * Tells whoever made the contest, and still belongs to its organiser, or sees all where it is a general one, that somebody else has brought
 * projects in.
 */
export async function tellImported(ctx: Context, contest: ContestRow, count: number): Promise<void> {
  const { userId, name } = callerOf(ctx);
  if (count === 0 || contest.createdBy === null || contest.createdBy === userId) return;
  const maker = tenantDb(ctx)
    .selectFrom('user')
    .where('user.id', '=', contest.createdBy)
    .where(contest.orgId === null ? seesAll : sql<boolean>`"user".org_id = ${contest.orgId}`);
  const words = textOf(contestActs.import.tells, { contest: contest.title, by: name, count });
  await send(
    ctx,
    {
      type: 'NOTIFY',
      bizType: 'PROJECT',
      bizId: contest.id,
      contestId: contest.id,
      ...words,
      handlerUrl: linkTo(consolePaths.projects, { id: contest.id }),
    },
    maker,
  );
}

/**
 * Tells whoever brought a project in, and still belongs to its organisation or one above, that somebody else has corrected or removed it.
 */
export async function tellProjectChanged(
  ctx: Context,
  contest: ContestRow,
  project: { id: string; orgId: string; number: string; title: string; createdBy: string | null },
  { tells }: typeof projectActs.correct | typeof projectActs.remove,
  reason: string,
): Promise<void> {
  const { userId, name } = callerOf(ctx);
  if (project.createdBy === null || project.createdBy === userId) return;
  const importer = tenantDb(ctx)
    .selectFrom('user')
    .where('user.id', '=', project.createdBy)
    .where(
      sql<boolean>`exists (
        select from org where org.tenant_id = "user".tenant_id and org.id = ${project.orgId}
          and (org.id = "user".org_id or org.tree_path like '%/' || "user".org_id::text || '/%'))`,
    );
  const words = textOf(tells, { contest: contest.title, project: project.title, number: project.number, by: name, reason });
  const handlerUrl =
    tells === projectActs.remove.tells
      ? linkTo(consolePaths.projects, { id: contest.id })
      : linkTo(consolePaths.project, { id: contest.id, projectId: project.id });
  await send(ctx, { type: 'NOTIFY', bizType: 'PROJECT', bizId: contest.id, contestId: contest.id, ...words, handlerUrl }, importer);
}

/** Tells the judges of a stage that they can score now. Whoever has not read yet that it was assigned has one message of both. */
export async function tellStarted(ctx: Context, contest: ContestRow, stage: StageRow): Promise<void> {
  const pairs = await tenantDb(ctx)
    .selectFrom('assignment')
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .where('assignment.stageId', '=', stage.id)
    .where('assignment.state', 'in', [...activeAssignmentStates])
    .groupBy('judge.userId')
    .select(['judge.userId', sql<number>`count(*)::int`.as('count')])
    .execute();
  const until = momentOf(ctx, stage.reviewEnd);
  await withdrawMessages(ctx, { bizId: stage.id, codes: [stageActs.assign.tells], userIds: pairs.map(({ userId }) => userId) });
  for (const [count, judges] of Map.groupBy(pairs, (pair) => pair.count)) {
    const words = textOf(stageActs.start.tells, { contest: contest.title, count, until });
    await send(
      ctx,
      {
        type: 'WAIT',
        bizType: 'STAGE',
        bizId: stage.id,
        contestId: contest.id,
        ...words,
        handlerUrl: linkTo(consolePaths.judgingStage, { stageId: stage.id }),
      },
      judges.map(({ userId }) => userId),
    );
  }
}

/**
 * Tells everybody of the organiser, and below it, who may look at results, the one who closed the stage too: it is an announcement. Its
 * judges owe nothing more.
 */
export async function tellClosed(ctx: Context, contest: ContestRow, stage: StageRow): Promise<void> {
  const words = textOf(stageActs.close.tells, { contest: contest.title });
  await send(
    ctx,
    {
      type: 'PUBLICITY',
      bizType: 'STAGE',
      bizId: stage.id,
      contestId: contest.id,
      ...words,
      handlerUrl: linkTo(consolePaths.results, { id: contest.id }),
    },
    await holdersBelow(ctx, [contest.orgId], contract['result.page'].access),
  );
  await settleForJudges(ctx, stage.id);
}

/** Nothing is owed in a stage any more: what has asked its judges to score is done. */
export async function settleForJudges(ctx: Context, stageId: string): Promise<void> {
  const judges = await tenantDb(ctx)
    .selectFrom('assignment')
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .where('assignment.stageId', '=', stageId)
    .distinct()
    .select('judge.userId')
    .execute();
  await settleMessages(ctx, {
    bizId: stageId,
    codes: [stageActs.assign.tells, stageActs.start.tells, 'reviewEnds'],
    userIds: judges.map(({ userId }) => userId),
  });
}

async function send(ctx: Context, message: Omit<ContestMessage, 'author'>, receivers: Receivers): Promise<void> {
  await sendMessage(ctx, { ...message, author: callerOf(ctx).name }, receivers);
}

/** Whether a row of `user` has a role that sees every organisation. */
const seesAll = sql<boolean>`exists (select from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
  where held.tenant_id = "user".tenant_id and held.user_id = "user".id and role.state and role.ds_type = 'ALL')`;
