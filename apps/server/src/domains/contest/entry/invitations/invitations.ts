import { type AnswerOf, joinChannelNames, personPartNames } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import { callerOf, type Context } from '../../../../core/context.ts';
import { enumeration } from '../../../../core/enumeration.ts';
import { toWire, toWireOrNull } from '../../../../core/wire-time.ts';
import { maskNumber } from '../../../../services/parameters/mask-number.ts';
import { maskPhone } from '../../../../services/parameters/mask-phone.ts';
import { organiserLabel } from '../../contest/organiser.ts';
import type { Part } from '../../project/people/project-people.ts';
import { readConsent } from '../team/entry-people.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Whom an invitation names. */
interface Named {
  part: Part;
  number: string | null;
  phone: string | null;
  schoolId: string | null;
}

/** Who is meant by a number of a school or by a phone, as far as they have an account that is known to be theirs. */
export async function findAsked(ctx: Context, { part, number, phone, schoolId }: Named): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select "user".id::text as id from "user" where "user".tenant_id = ${ctx.tenant.id} and "user".state
      and (${byNumber(part, sql`${number}`, sql`${schoolId}::bigint`)} or ${byPhone(sql`${phone}`)}) order by "user".id limit 5`.execute(
    tenantDb(ctx),
  );
  return rows.map(({ id }) => id);
}

/** Who is meant by an invitation that is kept, as far as they have an account. */
export async function readAskedBy(ctx: Context, invitation: Named & { userId: string | null }): Promise<string[]> {
  return invitation.userId === null ? findAsked(ctx, invitation) : [invitation.userId];
}

/** Whether an open invitation, over `entry_invitation invitation`, is for somebody. Whoever has a link needs not be named. */
export function isForUser(userId: string): RawBuilder<boolean> {
  const number = sql`invitation.number`;
  const school = sql`invitation.school_id`;
  return sql<boolean>`exists (select from "user" where "user".tenant_id = invitation.tenant_id and "user".id = ${userId} and (
    invitation.user_id = "user".id or ${byPhone(sql`invitation.phone`)}
    or (invitation.part = 'ADVISOR' and ${byNumber('ADVISOR', number, school)}) or (invitation.part = 'MEMBER' and ${byNumber('MEMBER', number, school)})))`;
}

/** Over `"user"`: whom the register of a school has under a number. */
function byNumber(part: Part, number: RawBuilder<unknown>, schoolId: RawBuilder<unknown>): RawBuilder<boolean> {
  const register = sql.table(part === 'ADVISOR' ? 'teacher' : 'student');
  return sql<boolean>`exists (select from ${register} known where known.tenant_id = "user".tenant_id and known.user_id = "user".id
    and known.school_id = ${schoolId} and lower(known.number) = lower(${number}))`;
}

/** Over `"user"`: whose phone it has been shown to be, or was given by an administrator. What people say of themselves does not count. */
export function byPhone(phone: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`("user".mobile = ${phone} and ("user".verified_mobile = "user".mobile or "user".claimed_mobile is distinct from "user".mobile))`;
}

/** The open invitations of a project, as its team sees them. */
export async function readEntryInvitations(ctx: Context, projectId: string): Promise<AnswerOf<'entry.get'>['invitations']> {
  const rows = await tenantDb(ctx)
    .selectFrom('entryInvitation as invitation')
    .where('invitation.projectId', '=', projectId)
    .where('invitation.answer', 'is', null)
    .where('invitation.until', '>', ctx.now)
    .orderBy('invitation.id')
    .select(['id', 'part', 'channel', 'number', 'phone', 'until', 'createTime', 'remindTime'])
    .select(
      sql<string | null>`(select name from "user" where "user".tenant_id = invitation.tenant_id and "user".id = invitation.user_id)`.as(
        'name',
      ),
    )
    .execute();
  const zone = ctx.tenant.timeZone;
  return rows.map(({ part, channel, number, phone, name, until, createTime, remindTime, id }) => ({
    id,
    part: enumeration(ctx, personPartNames, part),
    channel: enumeration(ctx, joinChannelNames, channel),
    to: name ?? (number && maskNumber(number)) ?? (phone && maskPhone(phone)),
    until: toWire(until, zone),
    createTime: toWire(createTime, zone),
    remindTime: toWireOrNull(remindTime, zone),
  }));
}

/** Open invitations with what they ask, over conditions of the caller's: a code, an id, whose they are. */
export async function readJoining(ctx: Context, condition: RawBuilder<boolean>) {
  const rows = await tenantDb(ctx)
    .selectFrom('entryInvitation as invitation')
    .innerJoin('project', 'project.id', 'invitation.projectId')
    .innerJoin('contest', 'contest.id', 'project.contestId')
    .leftJoin('org', 'org.id', 'contest.orgId')
    .leftJoin('user as inviter', 'inviter.id', 'invitation.createdBy')
    .where('invitation.answer', 'is', null)
    .where('invitation.until', '>', ctx.now)
    .where('project.state', 'in', ['DRAFT', 'SUBMITTED', 'RETURNED'])
    .where('contest.state', '=', 'PUBLISHED')
    .where(condition)
    .orderBy('invitation.id', 'desc')
    .limit(50)
    .select([
      'invitation.id',
      'invitation.projectId',
      'invitation.part',
      'invitation.channel',
      'invitation.until',
      'invitation.createdBy',
      'invitation.phone',
      'project.contestId',
      'project.title as projectTitle',
      'project.track',
      'contest.title as contestTitle',
      'org.label as organiser',
      'inviter.name as by',
    ])
    .execute();
  return rows;
}

export async function presentJoining(
  ctx: Context,
  row: Awaited<ReturnType<typeof readJoining>>[number],
): Promise<AnswerOf<'entry.joining'>> {
  const { contestTitle, organiser, projectTitle, track, by, part, until, contestId } = row;
  return {
    contestTitle,
    organiser: organiserLabel(ctx, organiser),
    projectTitle,
    track,
    by: by ?? '',
    part: enumeration(ctx, personPartNames, part),
    until: toWire(until, ctx.tenant.timeZone),
    // whoever is of the team has agreed already, and advisors agree to nothing
    consent: part === 'MEMBER' ? await readConsent(ctx, contestId) : null,
  };
}

/** Takes back what is open of a project's invitations, over a condition on `entry_invitation invitation`. */
export async function revokeOpen(ctx: Context, projectId: string, condition: RawBuilder<boolean>): Promise<void> {
  await tenantDb(ctx)
    .updateTable('entryInvitation as invitation')
    .set({ answer: 'REVOKED', answerTime: ctx.now, answeredBy: callerOf(ctx).userId })
    .where('invitation.projectId', '=', projectId)
    .where('invitation.answer', 'is', null)
    .where(condition)
    .execute();
}
