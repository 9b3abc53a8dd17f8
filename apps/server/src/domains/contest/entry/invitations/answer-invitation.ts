import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { invalid, notNow } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { takeTurns } from '../../../../rows/take-turns.ts';
import { holdContest } from '../../contest/acts/lock-contest.ts';
import { tiePeopleOf } from '../../project/people/tie-people.ts';
import { withdrawTied } from '../../project/people/withdraw-tied.ts';
import { changeEntry } from '../change-entry.ts';
import { barsFor } from '../begin/entry-bars.ts';
import { answerActs, entryActs } from '../entry-acts.ts';
import { tellAnswered } from '../entry-messages.ts';
import { readConsent, readEntryPeople } from '../team/entry-people.ts';
import { isForUser, readJoining, revokeOpen } from './invitations.ts';
import { openedBy } from './join-codes.ts';
import { declineLink, isClosedTo } from './link-answers.ts';
import { noteAct } from '../../project/history/log-change.ts';
import { readEntrant } from '../begin/read-entrant.ts';
import { type EntryRow, holdInvited } from '../read-entry-row.ts';
import { refuseFull } from '../team/refuse-full.ts';
import { handOver } from '../save-entry.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

type Answer = InputOf<'entry.answer'>['body'];
type Invitation = Awaited<ReturnType<typeof readJoining>>[number];

/** Joins a project, or does not. Answers its id where the caller is of it now. */
export async function answerInvitation(ctx: Context, { code, invitationId, isAccepted, consentVersion }: Answer): Promise<string | null> {
  const { userId } = callerOf(ctx);
  // two leaders have one student accept in the same second: the second is counted with the first
  await takeTurns(ctx, 'entry', `of ${userId}`);
  const condition = code ? await openedBy(code) : sql<boolean>`(invitation.id = ${invitationId} and ${isForUser(userId)})`;
  const [found] = await readJoining(ctx, condition);
  if (!found) throw opensNothing();
  await holdContest(ctx, found.contestId);
  const entry = await holdInvited(ctx, found.projectId);
  // what was withdrawn meanwhile is gone
  const [invitation] = entry ? await readJoining(ctx, condition) : [];
  if (!entry || !invitation) throw opensNothing();
  if (invitation.phone !== null) await refuseOtherPhone(ctx, invitation.phone);
  const isLink = invitation.channel === 'LINK';
  if (!isAccepted) {
    // a link stays for others, and whoever declines it again says nothing new
    if (isLink && !(await declineLink(ctx, invitation.id, userId))) return null;
    if (!isLink) await settle(ctx, invitation.id, 'DECLINED');
    await tellAnswered(ctx, entry, invitation, false);
    return null;
  }
  if (isLink && (await isClosedTo(ctx, invitation.id, userId))) throw notNow(msg`你已被移出这个项目，重新加入需要负责人再次邀请`);
  if (entry.state === 'SUBMITTED') throw notNow(msg`项目已经提交，请负责人撤回后再加入`);
  const bar = entryActs.save.barredBy({ ...entry, part: 'MEMBER', now: ctx.now });
  if (bar) throw notNow(bar);
  if (invitation.part === 'LEADER') await lead(ctx, entry);
  else await join(ctx, entry, invitation, consentVersion ?? null);
  if (!isLink) await settle(ctx, invitation.id, 'ACCEPTED');
  await tellAnswered(ctx, entry, invitation, true);
  return entry.id;
}

async function join(ctx: Context, entry: EntryRow, { part }: Invitation, consentVersion: number | null): Promise<void> {
  const { userId } = callerOf(ctx);
  const { setup, contestId, id } = entry;
  const people = await readEntryPeople(ctx, id);
  if (people.some((one) => one.userId === userId)) throw notNow(msg`你已经在这个项目里了`);
  refuseFull(entry, people, part === 'ADVISOR');
  const entrant = await readEntrant(ctx, part === 'ADVISOR' ? 'teacher' : 'student', userId);
  if (!entrant) throw notNow(msg`你的账号还不属于任何学院，请先认证或请学院把你加入学生名册`);
  const [bar] = await barsFor(ctx, entrant, { userId, part, contestId, setup });
  if (bar) throw notNow(bar);
  const consent = part === 'ADVISOR' ? null : await readConsent(ctx, contestId);
  if (consent && consentVersion !== consent.version) throw invalid({ consentVersion: msg`请先阅读并同意参赛须知` });
  const { name, number, phone } = entrant;
  await tenantDb(ctx)
    .insertInto('projectPerson')
    .values({
      projectId: id,
      part,
      name,
      number,
      phone,
      userId,
      position: Math.max(0, ...people.filter((one) => one.part === part).map(({ position }) => position)) + 1,
      ...(consent && { consentVersion: consent.version, consentTime: ctx.now }),
    })
    .execute();
  await tiePeopleOf(ctx, [id]);
  await withdrawTied(ctx, id);
  await changeEntry(ctx, id, {}, 'TEAM');
  await noteAct(ctx, entry, answerActs.join);
}

async function lead(ctx: Context, entry: EntryRow): Promise<void> {
  const { userId } = callerOf(ctx);
  const people = await readEntryPeople(ctx, entry.id);
  const next = people.find((one) => one.userId === userId && one.part === 'MEMBER');
  if (!next) throw notNow(msg`你已经不在这个团队里了`);
  await handOver(ctx, entry.id, people, next);
  await changeEntry(ctx, entry.id, {}, 'TEAM');
  await noteAct(ctx, entry, answerActs.lead);
  // what was offered by whoever led before is nobody's to take any more
  await revokeOpen(ctx, entry.id, sql<boolean>`invitation.part = 'LEADER'`);
}

/** An SMS may be sent on, and is for its phone all the same: an account that has another one is somebody else's. */
async function refuseOtherPhone(ctx: Context, phone: string): Promise<void> {
  const { mobile } = await tenantDb(ctx)
    .selectFrom('user')
    .where('id', '=', callerOf(ctx).userId)
    .select('mobile')
    .executeTakeFirstOrThrow();
  if (mobile !== null && mobile !== phone) throw notNow(msg`这个邀请发给了另一个手机号，请用那个手机号的账号`);
}

async function settle(ctx: Context, id: string, answer: 'ACCEPTED' | 'DECLINED'): Promise<void> {
  await tenantDb(ctx)
    .updateTable('entryInvitation')
    .set({ answer, answerTime: ctx.now, answeredBy: callerOf(ctx).userId })
    .where('id', '=', id)
    .execute();
}

/** One answer for an invitation that never was, has run out, was withdrawn, is somebody else's, or whose project takes nobody any more. */
export function opensNothing(): Refusal {
  return new Refusal(404, 404, msg`邀请链接无效，或者已经失效`);
}
