import { contract } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../context.ts';
import { textOf } from '../platform/message-texts.ts';
import { type NewMessage, sendMessage } from '../platform/send-message.ts';
import { toWire } from '../wire-time.ts';
import type { ContestRow, StageRow } from './contest-records.ts';
import { activeAssignmentStates } from './stage-facts.ts';

/** Tells judges what was assigned to them just now. Whoever got as much as another reads the same message. */
export async function tellAssigned(
  ctx: Context,
  contest: ContestRow,
  stage: StageRow,
  added: readonly { judgeId: string }[],
): Promise<void> {
  if (added.length === 0) return;
  const countOf = new Map([...Map.groupBy(added, ({ judgeId }) => judgeId)].map(([judgeId, pairs]) => [judgeId, pairs.length]));
  const judges = await ctx.db
    .selectFrom('judge')
    .where('tenantId', '=', ctx.tenant.id)
    .where('id', 'in', [...countOf.keys()])
    .select(['id', 'userId'])
    .execute();
  const until = toWire(stage.reviewEnd, ctx.tenant.timeZone).slice(0, 16);
  for (const [count, receivers] of Map.groupBy(judges, ({ id }) => countOf.get(id) ?? 0)) {
    const words = textOf('assigned', { contest: contest.title, count, until });
    await send(
      ctx,
      { type: 'WAIT', bizType: 'STAGE', bizId: stage.id, ...words, handlerUrl: '/judging' },
      receivers.map(({ userId }) => userId),
    );
  }
}

/** Tells everybody of the organiser, and below it, who may look at results, the one who closed the stage too: it is an announcement. */
export async function tellClosed(ctx: Context, contest: ContestRow, stage: StageRow): Promise<void> {
  const readers = await ctx.db
    .selectFrom('user')
    .innerJoin('org', (join) => join.onRef('org.tenantId', '=', 'user.tenantId').onRef('org.id', '=', 'user.orgId'))
    .innerJoin('userRole', (join) => join.onRef('userRole.tenantId', '=', 'user.tenantId').onRef('userRole.userId', '=', 'user.id'))
    .innerJoin('role', (join) => join.onRef('role.tenantId', '=', 'userRole.tenantId').onRef('role.id', '=', 'userRole.roleId'))
    .innerJoin('roleAuthority', (join) =>
      join.onRef('roleAuthority.tenantId', '=', 'role.tenantId').onRef('roleAuthority.roleId', '=', 'role.id'),
    )
    .innerJoin('resource', (join) =>
      join.onRef('resource.tenantId', '=', 'roleAuthority.tenantId').onRef('resource.id', '=', 'roleAuthority.authorityId'),
    )
    .where('user.tenantId', '=', ctx.tenant.id)
    .where('user.state', '=', true)
    .where('role.state', '=', true)
    .where('roleAuthority.authorityType', '=', 'RESOURCE')
    .where(sql<boolean>`${resultView} = any(string_to_array(resource.code, ';'))`)
    .where(sql<boolean>`org.tree_path like '%/' || ${contest.orgId}::text || '/%'`)
    .distinct()
    .select('user.id')
    .execute();
  const words = textOf('stageClosed', { contest: contest.title });
  await send(
    ctx,
    { type: 'PUBLICITY', bizType: 'STAGE', bizId: stage.id, ...words, handlerUrl: `/contests/${contest.id}/results` },
    readers.map(({ id }) => id),
  );
}

const resultView = contract['result.page'].access;

/** Tells the judges of a contest that nothing is owed any more. */
export async function tellCancelled(ctx: Context, contest: ContestRow, reason: string): Promise<void> {
  const judges = await ctx.db
    .selectFrom('assignment')
    .innerJoin('stage', (join) => join.onRef('stage.tenantId', '=', 'assignment.tenantId').onRef('stage.id', '=', 'assignment.stageId'))
    .innerJoin('judge', (join) => join.onRef('judge.tenantId', '=', 'assignment.tenantId').onRef('judge.id', '=', 'assignment.judgeId'))
    .where('assignment.tenantId', '=', ctx.tenant.id)
    .where('stage.contestId', '=', contest.id)
    .where('assignment.state', 'in', [...activeAssignmentStates])
    .distinct()
    .select('judge.userId')
    .execute();
  const words = textOf('contestCancelled', { contest: contest.title, reason });
  await send(
    ctx,
    { type: 'WARN', bizType: 'CONTEST', bizId: contest.id, ...words, handlerUrl: null },
    judges.map(({ userId }) => userId),
  );
}

function send(ctx: Context, message: Omit<NewMessage, 'author'>, userIds: string[]): Promise<void> {
  return sendMessage(ctx, { ...message, author: callerOf(ctx).name }, userIds);
}
