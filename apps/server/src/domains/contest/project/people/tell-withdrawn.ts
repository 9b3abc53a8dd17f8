import { consolePaths, contract, linkTo } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import { textOf } from '../../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../../services/messages/send-message.ts';
import { holdersBelow } from '../../contest/holders-below.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Tells those of the organiser who assign judges that projects lack some now: whoever judged them turned out to be of them. Not whom: who
 * stands behind a project sees none of its judges, and is not told at all.
 */
export async function tellWithdrawn(ctx: Context, ended: readonly { projectId: string }[]): Promise<void> {
  for (const [projectId, { length: count }] of Map.groupBy(ended, (pair) => pair.projectId)) await tellOf(ctx, projectId, count); // oxlint-disable-line no-await-in-loop -- one or two
}

async function tellOf(ctx: Context, projectId: string, count: number): Promise<void> {
  const { contestId, contest, orgId, project } = await tenantDb(ctx)
    .selectFrom('project')
    .innerJoin('contest', 'contest.id', 'project.contestId')
    .where('project.id', '=', projectId)
    .select(['contest.id as contestId', 'contest.title as contest', 'contest.orgId', 'project.title as project'])
    .executeTakeFirstOrThrow();
  const holders = await holdersBelow(ctx, [orgId], contract['assignment.accept'].access);
  const receivers = tenantDb(ctx)
    .selectFrom('user')
    .where('user.orgId', '=', orgId)
    .where(sql<boolean>`"user".id = any(${holders}::bigint[])`)
    .where(
      sql<boolean>`not exists (select from project_tie tie
        where tie.tenant_id = "user".tenant_id and tie.user_id = "user".id and tie.project_id = ${projectId})`,
    );
  const words = textOf('judgesMissing', { contest, project, count });
  const handlerUrl = linkTo(consolePaths.assignments, { id: contestId });
  await sendMessage(
    ctx,
    { type: 'NOTIFY', bizType: 'PROJECT', bizId: projectId, contestId, ...words, handlerUrl, author: callerOf(ctx).name },
    receivers,
  );
}
