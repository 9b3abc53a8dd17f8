import { consolePaths, linkTo } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../services/messages/send-message.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Warns the leader of a project that what it says is like another one: not which, and of nobody. It stays handed in. */
export async function warnLeader(ctx: Context, projectId: string): Promise<void> {
  const project = await tenantDb(ctx)
    .selectFrom('project')
    .innerJoin('contest', 'contest.id', 'project.contestId')
    .innerJoin('projectPerson as leader', (join) =>
      join.onRef('leader.projectId', '=', 'project.id').on('leader.part', '=', 'LEADER').on('leader.userId', 'is not', null),
    )
    .where('project.id', '=', projectId)
    .where('project.state', '=', 'SUBMITTED')
    .select(['project.title', 'project.contestId', 'contest.title as contestTitle', 'leader.userId'])
    .executeTakeFirst();
  if (!project?.userId) return;
  const words = textOf('contentAlike', { contest: project.contestTitle, project: project.title });
  const handlerUrl = linkTo(consolePaths.ownEntry, { id: projectId });
  const about = { type: 'NOTIFY', bizType: 'PROJECT', bizId: projectId, contestId: project.contestId } as const;
  await sendMessage(ctx, { ...about, ...words, author: null, handlerUrl }, [project.userId]);
}
