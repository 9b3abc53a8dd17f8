import { msg } from '@lingui/core/macro';
import { consolePaths, type InputOf, linkTo } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, notNow } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { textOf } from '../../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../../services/messages/send-message.ts';
import { setupOf } from '../../decision/check-list.ts';
import { holdProject } from '../../project/hold-project.ts';
import { noteAct } from '../../project/history/log-change.ts';
import { projectActs } from '../../project/project-acts.ts';
import { readTeam } from '../../project/people/read-team.ts';
import { changeEntry } from '../change-entry.ts';
import { barsFor } from '../begin/entry-bars.ts';
import { readEntryPeople } from './entry-people.ts';
import { revokeOpen } from '../invitations/invitations.ts';
import { readLeadership } from './leadership.ts';
import { readEntrant } from '../begin/read-entrant.ts';
import { handOver } from '../save-entry.ts';

/**
 * Gives the leadership to another one of the team: whoever led may have left the school, and nobody else could hand the project in again.
 */
export async function appointLeader(ctx: Context, id: string, { userId, reason }: InputOf<'project.appointLeader'>['body']): Promise<void> {
  const { contest, project } = await holdProject(ctx, id, 'appointLeader');
  const people = await readEntryPeople(ctx, id);
  const leadership = await readLeadership(ctx, project);
  const isCandidate = leadership?.candidates.some((one) => one.userId === userId);
  const next = isCandidate ? people.find((one) => one.userId === userId) : undefined;
  const entrant = await readEntrant(ctx, 'student', userId);
  if (!next || !entrant) throw invalid({ userId: msg`请选择团队里还在本校的成员` });
  const setup = setupOf(contest);
  // this project is one of theirs already, so it is not counted once more
  const uncounted = { ...setup, team: { ...setup.team, perStudent: null } };
  const [bar] = await barsFor(ctx, entrant, { userId, part: 'LEADER', contestId: contest.id, setup: uncounted });
  if (bar) throw notNow(bar);
  await handOver(ctx, id, people, next);
  // the team has not begun to mend it by this
  await changeEntry(ctx, id, { updateTime: project.updateTime, updatedBy: project.updatedBy }, 'TEAM');
  await noteAct(ctx, project, projectActs.appointLeader, reason);
  await revokeOpen(ctx, id, sql<boolean>`invitation.part = 'LEADER'`);
  const by = callerOf(ctx).name;
  const words = textOf(projectActs.appointLeader.tells, { contest: contest.title, project: project.title, leader: next.name, by, reason });
  const handlerUrl = linkTo(consolePaths.ownEntry, { id });
  const about = { type: 'NOTIFY', bizType: 'PROJECT', bizId: id, contestId: contest.id } as const;
  await sendMessage(ctx, { ...about, ...words, handlerUrl, author: by }, await readTeam(ctx, id));
}
