import { msg } from '@lingui/core/macro';
import { consolePaths, type InputOf, linkTo } from '@saiwu/openapi';
import { notFound, notNow, stale } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { toWire } from '../../../../core/wire-time.ts';
import { digest, randomText } from '../../../../core/tokens.ts';
import { changeEntry } from '../change-entry.ts';
import { entryActs } from '../entry-acts.ts';
import { tellInvited, tellLeft, withdrawAsked } from '../entry-messages.ts';
import { type EntryPerson, readConsent, readEntryPeople } from './entry-people.ts';
import { holdEntry } from '../hold-entry.ts';
import { readAskedBy } from '../invitations/invitations.ts';
import { closeTo } from '../invitations/link-answers.ts';
import { noteAct } from '../../project/history/log-change.ts';
import { readEntry } from '../read-entry.ts';
import type { EntryRow } from '../read-entry-row.ts';
import { rewritePeople } from '../save-entry.ts';
import { textLink } from '../invitations/text-link.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

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
  const consent = await consentOf(ctx, entry, gone);
  await rewritePeople(
    ctx,
    entry.id,
    people.filter((one) => one !== gone),
  );
  await changeEntry(ctx, entry.id, {}, 'TEAM');
  // what they had agreed to, and when, is no more in their row
  const changes = consent === null ? '{}' : JSON.stringify({ consent: [consent, ''] });
  await noteAct(ctx, entry, entryActs.leave, gone.userId === callerOf(ctx).userId ? null : gone.name, { changes });
  await tellLeft(ctx, entry, gone);
  return gone;
}

/** The version that somebody has agreed to, and when, as it is kept: `v1 2026-03-02 18:00`. */
async function consentOf(ctx: Context, { id }: EntryRow, { part, position }: EntryPerson): Promise<string | null> {
  const { consentVersion, consentTime } = await tenantDb(ctx)
    .selectFrom('projectPerson')
    .where('projectId', '=', id)
    .where('part', '=', part)
    .where('position', '=', position)
    .select(['consentVersion', 'consentTime'])
    .executeTakeFirstOrThrow();
  return consentTime && `v${consentVersion} ${toWire(consentTime, ctx.tenant.timeZone).slice(0, 16)}`;
}

/** Agrees to what is asked of everybody of a team, as it stands now. */
export async function agree(ctx: Context, id: string, consentVersion: number): Promise<void> {
  const entry = await holdEntry(ctx, id, 'save');
  const consent = await readConsent(ctx, entry.contestId);
  if (consent?.version !== consentVersion) throw stale(await readEntry(ctx, id));
  await tenantDb(ctx)
    .updateTable('projectPerson')
    .set({ consentVersion, consentTime: ctx.now })
    .where('projectId', '=', id)
    .where('userId', '=', callerOf(ctx).userId)
    .execute();
}

export async function revokeInvitation(ctx: Context, id: string, invitationId: string): Promise<void> {
  const entry = await holdEntry(ctx, id, 'invite');
  const row = await tenantDb(ctx)
    .updateTable('entryInvitation')
    .set({ answer: 'REVOKED', answerTime: ctx.now, answeredBy: callerOf(ctx).userId })
    .where('projectId', '=', id)
    .where('id', '=', invitationId)
    .where('answer', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  await withdrawAsked(ctx, entry, await readAskedBy(ctx, row));
}

/** Reminds whoever was asked by name, once a day: in the console, and a phone by SMS. */
export async function remindInvited(ctx: Context, id: string, invitationId: string): Promise<void> {
  const entry = await holdEntry(ctx, id, 'invite');
  const row = await tenantDb(ctx)
    .selectFrom('entryInvitation')
    .where('projectId', '=', id)
    .where('id', '=', invitationId)
    .where('answer', 'is', null)
    .where('until', '>', ctx.now)
    .selectAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  const last = row.remindTime ?? row.createTime;
  if (ctx.now.getTime() - last.getTime() < 86_400_000) throw notNow(msg`一天只能提醒一次`);
  const userIds = await readAskedBy(ctx, row);
  const secret = row.phone === null ? null : await textAnew(ctx, entry, row);
  // the same whether the phone is somebody's here or not
  if (row.phone !== null && secret === null) throw notNow(msg`短信发不出去；请撤销后再邀请，把新的链接发给对方`);
  if (row.phone === null && userIds.length === 0) throw notNow(msg`这个人还没有账号，收不到消息；请撤销后改用链接邀请`);
  await tenantDb(ctx)
    .updateTable('entryInvitation')
    .set({ remindTime: ctx.now, ...secret })
    .where('id', '=', invitationId)
    .execute();
  await tellInvited(ctx, entry, row.part, userIds);
}

/** Sends a phone a link anew: of the last one nothing but a hash is kept. Null where no SMS goes out, and the last one stays good. */
async function textAnew(ctx: Context, entry: EntryRow, { phone, until }: { phone: string | null; until: Date }) {
  const code = randomText(24);
  const isTexted = phone !== null && (await textLink(ctx, entry, { phone, path: linkTo(consolePaths.join, { code }), until }));
  return isTexted ? { codeHash: await digest(code), textTime: ctx.now } : null;
}
