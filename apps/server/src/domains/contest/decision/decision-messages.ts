import { consolePaths, linkTo } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../services/messages/send-message.ts';
import { settleMessages } from '../../../services/messages/settle-messages.ts';
import type { HeldProject } from '../project/hold-project.ts';
import { projectActs } from '../project/project-acts.ts';
import { readTeam } from '../project/people/read-team.ts';

type Decisions = typeof projectActs;
type DecisionText = Decisions['accept' | 'return' | 'reject']['tells'] | Decisions['reconsider']['tells']['team'];

interface Told {
  code: DecisionText;
  reason?: string;
  /** Until when it can be mended, as it is shown. */
  until?: string;
}

/**
 * Tells the team and its advisors what was decided on their project: those who have an account there. What asked them to mend it is settled
 * by what comes after.
 */
export async function tellDecided(ctx: Context, { contest, project }: HeldProject, { code, reason = '', until = '' }: Told): Promise<void> {
  const userIds = await readTeam(ctx, project.id);
  await settleMessages(ctx, { bizId: project.id, codes: [projectActs.return.tells], userIds });
  await sendMessage(
    ctx,
    {
      type: code === projectActs.return.tells ? 'WAIT' : 'NOTIFY',
      bizType: 'PROJECT',
      bizId: project.id,
      contestId: contest.id,
      ...textOf(code, { contest: contest.title, project: project.title, reason, until, by: callerOf(ctx).name }),
      handlerUrl: linkTo(consolePaths.ownEntry, { id: project.id }),
      author: callerOf(ctx).name,
    },
    userIds,
  );
}
