import { consolePaths, contract, linkTo } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import { textOf } from '../../../services/messages/message-texts.ts';
import { type NewMessage, sendMessage } from '../../../services/messages/send-message.ts';
import { settleMessages, withdrawMessages } from '../../../services/messages/settle-messages.ts';
import { withoutUnread } from '../../../services/messages/without-unread.ts';
import { holdersBelow } from '../contest/holders-below.ts';
import { projectActs } from '../project/project-acts.ts';
import type { Part } from '../project/people/project-people.ts';
import { readTeam } from '../project/people/read-team.ts';
import { answerActs, entryActs } from './entry-acts.ts';
import type { EntryRow } from './read-entry-row.ts';

type Words = ReturnType<typeof textOf>;

/**
 * Tells the team and its advisors that it is handed in, and those who look after the projects of their college that there is something to
 * look at.
 */
export async function tellSubmitted(ctx: Context, entry: EntryRow, receipt: string): Promise<void> {
  const { contestTitle: contest, title: project } = entry;
  const { name: by } = callerOf(ctx);
  // what was to be mended is
  await settleMessages(ctx, { bizId: entry.id, codes: [projectActs.return.tells], userIds: await readTeam(ctx, entry.id) });
  await tellTeam(ctx, entry, textOf(entryActs.submit.tells.team, { contest, project, by, receipt }));
  await tellCollege(ctx, entry, textOf(entryActs.submit.tells.college, { contest }), true);
}

export async function tellTakenBack(ctx: Context, entry: EntryRow): Promise<void> {
  const { contestTitle: contest, title: project } = entry;
  await tellTeam(ctx, entry, textOf(entryActs.takeBack.tells, { contest, project, by: callerOf(ctx).name }));
}

export async function tellWithdrawn(ctx: Context, entry: EntryRow, reason: string): Promise<void> {
  const { contestTitle: contest, title: project, number } = entry;
  const words = textOf(entryActs.withdraw.tells, { contest, project, number, by: callerOf(ctx).name, reason });
  await tellTeam(ctx, entry, words);
  if (entry.state !== 'DRAFT') await tellCollege(ctx, entry, words, false);
}

/** Tells the others that a draft is gone, with nowhere to go for more. */
export async function tellRemoved(ctx: Context, entry: EntryRow): Promise<void> {
  const { contestTitle: contest, title: project } = entry;
  const { userId, name: by } = callerOf(ctx);
  const others = (await readTeam(ctx, entry.id)).filter((id) => id !== userId);
  await tell(ctx, entry, textOf(entryActs.remove.tells, { contest, project, by }), null, others);
}

/** Tells those who are asked, where they answer. */
export async function tellInvited(ctx: Context, entry: EntryRow, part: Part, userIds: readonly string[]): Promise<void> {
  const { contestTitle: contest, title: project } = entry;
  const words = textOf(entryActs.invite.tells[part], { contest, project, by: callerOf(ctx).name });
  await tell(ctx, entry, words, linkTo(consolePaths.ownEntries), userIds);
}

/** Nothing is asked of these people any more: who has not read of it finds nothing. */
export async function withdrawAsked(ctx: Context, { id: bizId }: Pick<EntryRow, 'id'>, userIds: readonly string[]): Promise<void> {
  await withdrawMessages(ctx, { bizId, codes: Object.values(entryActs.invite.tells), userIds });
}

/** Tells whoever has asked what came of it, and the team who leads it now. */
export async function tellAnswered(
  ctx: Context,
  entry: EntryRow,
  { part, createdBy }: { part: Part; createdBy: string },
  isAccepted: boolean,
): Promise<void> {
  const { contestTitle: contest, title: project } = entry;
  const values = { contest, project, by: callerOf(ctx).name };
  if (part === 'LEADER' && isAccepted) return tellTeam(ctx, entry, textOf(answerActs.lead.tells, values));
  await tell(ctx, entry, textOf(isAccepted ? answerActs.join.tells.accepted : answerActs.join.tells.declined, values), ownPage(entry), [
    createdBy,
  ]);
}

/** Tells whoever was taken out, or the leader that somebody has left. */
export async function tellLeft(ctx: Context, entry: EntryRow, gone: { userId: string | null; name: string }): Promise<void> {
  const { contestTitle: contest, title: project } = entry;
  const { userId, name: by } = callerOf(ctx);
  if (gone.userId === userId) await tellTeam(ctx, entry, textOf(entryActs.leave.tells.left, { contest, project, by }));
  else if (gone.userId !== null)
    await tell(ctx, entry, textOf(entryActs.leave.tells.takenOut, { contest, project, by }), null, [gone.userId]);
}

/** Tells everybody who stands behind a project by account, also the one who acts: it is their receipt. */
async function tellTeam(ctx: Context, entry: EntryRow, words: Words): Promise<void> {
  await tell(ctx, entry, words, ownPage(entry), await readTeam(ctx, entry.id));
}

function ownPage({ id }: Pick<EntryRow, 'id'>) {
  return linkTo(consolePaths.ownEntry, { id });
}

/**
 * Tells those of the college, or of the school of a project without one, who look at projects. `once`: whoever has not read yet that there
 * are some is not told again, or three hundred of the last minute would be three hundred messages.
 */
async function tellCollege(ctx: Context, entry: EntryRow, words: Words, once: boolean): Promise<void> {
  const holders = await holdersBelow(ctx, [entry.orgId], contract['project.page'].access);
  const link = linkTo(consolePaths.projects, { id: entry.contestId });
  await tell(
    ctx,
    { id: entry.contestId, contestId: entry.contestId },
    words,
    link,
    once ? await withoutUnread(ctx, { bizId: entry.contestId, code: words.text.code }, holders) : holders,
  );
}

async function tell(
  ctx: Context,
  { id, contestId }: Pick<EntryRow, 'id' | 'contestId'>,
  words: Words,
  handlerUrl: NewMessage['handlerUrl'],
  receivers: readonly string[],
): Promise<void> {
  const about = { type: 'NOTIFY', bizType: 'PROJECT', bizId: id, contestId } as const;
  await sendMessage(ctx, { ...about, ...words, handlerUrl, author: callerOf(ctx).name }, receivers);
}
