import { sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import { takeTurns } from '../../../../rows/take-turns.ts';
import { seal } from '../../score/seal.ts';
import { tellWithdrawn } from './tell-withdrawn.ts';
import { tieUsers } from './tie-people.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Judges of one project whose people have just changed lose its sheets, in a contest that is held and not under review. Answers who they
 * are.
 */
export async function withdrawTied(ctx: Context, projectId: string): Promise<string[]> {
  const ended = await tenantDb(ctx)
    .updateTable('assignment')
    .set({ state: 'WITHDRAWN' })
    .where('projectId', '=', projectId)
    .where('state', 'in', ['ASSIGNED', 'ACCEPTED'])
    .where(
      sql<boolean>`exists (
        select from judge join project_tie tie on tie.tenant_id = judge.tenant_id and tie.user_id = judge.user_id
        where judge.tenant_id = assignment.tenant_id and judge.id = assignment.judge_id and tie.project_id = assignment.project_id)`,
    )
    .returning('judgeId')
    .execute();
  await tellWithdrawn(
    ctx,
    ended.map(() => ({ projectId })),
  );
  return ended.map(({ judgeId }) => judgeId);
}

/**
 * Ties users that have just come, or got a phone by an administrator, to the projects that they stand behind. A judge among them loses the
 * sheets of these that are not handed in: nobody could fill them in any more, so the stage asks for other judges.
 */
export async function tieAndWithdraw(ctx: Context, userIds: readonly string[]): Promise<void> {
  // a project that is imported at this moment is found by one of the two
  await takeTurns(ctx, 'tie');
  await tieUsers(ctx, userIds);
  // an assignment is held before its stage, as by those who score
  const pairs = await tenantDb(ctx)
    .selectFrom('assignment')
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .where('assignment.state', 'in', ['ASSIGNED', 'ACCEPTED', 'DRAFTING'])
    .where(sql<boolean>`judge.user_id = any(${[...userIds]}::bigint[])`)
    .where(
      sql<boolean>`exists (select from project_tie tie where tie.tenant_id = judge.tenant_id and tie.user_id = judge.user_id and tie.project_id = assignment.project_id)`,
    )
    .orderBy('assignment.id')
    .select(['assignment.id', 'assignment.stageId', 'assignment.projectId', 'assignment.judgeId'])
    .forUpdate('assignment')
    .execute();
  if (pairs.length === 0) return;
  const open = await tenantDb(ctx)
    .selectFrom('stage')
    .where('id', 'in', [...new Set(pairs.map(({ stageId }) => stageId))])
    .orderBy('id')
    .select(['id', 'state'])
    .forUpdate()
    .execute();
  const isOpen = new Set(open.filter(({ state }) => state !== 'CLOSED').map(({ id }) => id));
  const ended = pairs.filter((pair) => isOpen.has(pair.stageId));
  for (const { id, stageId, projectId, judgeId } of ended) {
    await tenantDb(ctx).updateTable('assignment').set({ state: 'WITHDRAWN' }).where('id', '=', id).execute();
    await seal(ctx, stageId, {
      event: 'assignment.withdrawn',
      by: callerOf(ctx).userId,
      assignment: id,
      project: projectId,
      judge: judgeId,
    });
  }
  await tellWithdrawn(ctx, ended);
}
