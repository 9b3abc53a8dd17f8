import { consolePaths, linkTo } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { sendMessage } from '../../../services/messages/send-message.ts';
import { withoutUnread } from '../../../services/messages/without-unread.ts';
import { readTeam } from '../project/people/read-team.ts';
import type { EntryRow } from '../entry/read-entry-row.ts';

/** Tells the others behind the project that there are comments: whoever has not read that yet is not told of each of them. */
export async function tellCommented(ctx: Context, entry: EntryRow): Promise<void> {
  const { id, contestId, contestTitle: contest, title: project } = entry;
  const { userId, name: by } = callerOf(ctx);
  const words = textOf('planCommented', { contest, project, by });
  const others = (await readTeam(ctx, entry.id)).filter((one) => one !== userId);
  const receivers = await withoutUnread(ctx, { bizId: id, code: words.text.code }, others);
  const handlerUrl = linkTo(consolePaths.ownPlan, { id });
  await sendMessage(ctx, { type: 'NOTIFY', bizType: 'PROJECT', bizId: id, contestId, ...words, handlerUrl, author: by }, receivers);
}
