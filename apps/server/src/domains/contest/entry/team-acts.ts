import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { notFound, notNow, stale } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { changeEntry } from './change-entry.ts';
import { tellInvited, tellLeft } from './entry-messages.ts';
import { type EntryPerson, readConsent, readEntryPeople } from './entry-people.ts';
import { holdEntry } from './hold-entry.ts';
import { findAsked } from './invitations.ts';
import { closeTo } from './link-answers.ts';
import { noteAct } from '../project/log-change.ts';
import { readEntry } from './read-entry.ts';
import type { EntryRow } from './read-entry-row.ts';
import { rewritePeople } from './save-entry.ts';

/** Takes somebody out of a project, by its leader, who alone can ask them back. */
export async function removePerson(
  ctx: Context,
  id: string,
  { version, part, position }: InputOf<'entry.removePerson'>['body'],
): Promise<void> {
  const entry = await holdEntry(ctx, id, 'invite');
  if ((entry.sections.TEAM?.version ?? 0) !== version) throw stale(await readEntry(ctx, id));
  const { userId } = await takeOut(ctx, entry, (one) => one.part === part && one.position === position);
  if (userId !== null && userId !== callerOf(ctx).userId) await closeTo(ctx, id, userId);
}

/** The caller goes. A leader hands over first, or takes the project out. */
export async function leave(ctx: Context, id: string): Promise<void> {
  const entry = await holdEntry(ctx, id, 'leave');
  await takeOut(ctx, entry, (one) => one.userId === callerOf(ctx).userId);
}

async function takeOut(ctx: Context, entry: EntryRow, isMeant: (one: EntryPerson) => boolean): Promise<EntryPerson> {
  const people = await readEntryPeople(ctx, entry.id);
  const gone = people.find(isMeant);
  if (!gone) throw notFound();
  await rewritePeople(
    ctx,
    entry.id,
    people.filter((one) => one !== gone),
  );
  await changeEntry(ctx, entry.id, {}, 'TEAM');
  await noteAct(ctx, entry, 'LEFT', gone.userId === callerOf(ctx).userId ? null : gone.name);
  await tellLeft(ctx, entry, gone);
  return gone;
}

/** Agrees to what is asked of everybody of a team, as it stands now. */
export async function agree(ctx: Context, id: string, consentVersion: number): Promise<void> {
  const entry = await holdEntry(ctx, id, 'save');
  const consent = await readConsent(ctx, entry.contestId);
  if (consent?.version !== consentVersion) throw stale(await readEntry(ctx, id));
  await ctx.db
    .updateTable('projectPerson')
    .set({ consentVersion, consentTime: ctx.now })
    .where('tenantId', '=', ctx.tenant.id)
    .where('projectId', '=', id)
    .where('userId', '=', callerOf(ctx).userId)
    .execute();
}

export async function revokeInvitation(ctx: Context, id: string, invitationId: string): Promise<void> {
  await holdEntry(ctx, id, 'invite');
  const row = await ctx.db
    .updateTable('entryInvitation')
    .set({ answer: 'REVOKED', answerTime: ctx.now, answeredBy: callerOf(ctx).userId })
    .where('tenantId', '=', ctx.tenant.id)
    .where('projectId', '=', id)
    .where('id', '=', invitationId)
    .where('answer', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw notFound();
}

/** Reminds whoever was asked by name, once a day. */
export async function remindInvited(ctx: Context, id: string, invitationId: string): Promise<void> {
  const entry = await holdEntry(ctx, id, 'invite');
  const row = await ctx.db
    .selectFrom('entryInvitation')
    .where('tenantId', '=', ctx.tenant.id)
    .where('projectId', '=', id)
    .where('id', '=', invitationId)
    .where('answer', 'is', null)
    .where('until', '>', ctx.now)
    .selectAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  const last = row.remindTime ?? row.createTime;
  if (ctx.now.getTime() - last.getTime() < 86_400_000) throw notNow(msg`一天只能提醒一次`);
  const userIds = row.userId ? [row.userId] : await findAsked(ctx, row);
  if (userIds.length === 0) throw notNow(msg`这个人还没有账号，请把邀请链接发给他`);
  await ctx.db
    .updateTable('entryInvitation')
    .set({ remindTime: ctx.now })
    .where('tenantId', '=', ctx.tenant.id)
    .where('id', '=', invitationId)
    .execute();
  await tellInvited(ctx, entry, row.part, userIds);
}
