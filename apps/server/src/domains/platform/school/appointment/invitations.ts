import { msg } from '@lingui/core/macro';
import { type AnswerOf, consolePaths, type InputOf, linkTo, placeInvitationStateNames, type placeInvitationStates } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import { invalid, notNow } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { enumeration } from '../../../../core/enumeration.ts';
import { digest, randomText } from '../../../../core/tokens.ts';
import { fromWire, toWire, toWireOrNull } from '../../../../core/wire-time.ts';
import { answerPage } from '../../../../rows/paging.ts';
import { passOver } from '../../../../rows/pass-over.ts';
import { scoped } from '../../../../rows/scope.ts';
import { holdPlace } from './appoint.ts';
import type { PlaceType } from '../place-type.ts';
import { readPlacePath } from '../read-place.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

const day = 86_400_000;
const [usualDays, mostDays] = [7, 30];

/**
 * Makes a link that appoints whoever opens it first, in place of another one where that was lost: no code is kept that could be shown
 * again. Only what the caller could do at once, somebody else does by it.
 */
export async function invite(
  ctx: Context,
  type: PlaceType,
  orgId: string,
  { note, until, replaces }: InputOf<'school.invite'>['body'],
): Promise<AnswerOf<'school.invite'>> {
  await holdPlace(ctx, type, orgId);
  const last = endOf(ctx, until);
  if (replaces) await replace(ctx, orgId, replaces);
  await refuseTooMany(ctx, orgId);
  const code = randomText(24);
  const { id } = await tenantDb(ctx)
    .insertInto('administratorInvitation')
    .values({
      orgId,
      codeHash: await digest(code),
      note: note || null,
      until: last,
      createTime: ctx.now,
      createdBy: callerOf(ctx).userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, path: linkTo(consolePaths.appointment, { code }), until: toWire(last, ctx.tenant.timeZone) };
}

async function replace(ctx: Context, orgId: string, id: string): Promise<void> {
  await end(ctx, orgId, [id]);
  const { usedTime } = await scoped(ctx, 'administratorInvitation')
    .select()
    .where('administratorInvitation.id', '=', id)
    .select('administratorInvitation.usedTime')
    .executeTakeFirstOrThrow();
  if (usedTime !== null) throw notNow(msg`已经有人接受了这个邀请`);
}

/** Links that may be open at a time; whoever makes one holds the place. */
const mostOpen = 20;

async function refuseTooMany(ctx: Context, orgId: string): Promise<void> {
  const { open } = await scoped(ctx, 'administratorInvitation')
    .select()
    .where('administratorInvitation.orgId', '=', orgId)
    .where(sql<boolean>`${stateOf(ctx)} = 'OPEN'`)
    .select(sql<number>`count(*)::int`.as('open'))
    .executeTakeFirstOrThrow();
  if (open >= mostOpen) throw notNow(msg`还有 ${mostOpen} 个邀请链接没有使用，请先撤销不用的`);
}

function endOf(ctx: Context, until: string | null | undefined): Date {
  if (!until) return new Date(ctx.now.getTime() + usualDays * day);
  const [end, latest] = [fromWire(until, ctx.tenant.timeZone), new Date(ctx.now.getTime() + mostDays * day)];
  if (Number.isNaN(end.getTime()) || end <= ctx.now || end > latest) {
    const last = toWire(latest, ctx.tenant.timeZone);
    throw invalid({ until: msg`要晚于现在，不晚于 ${last}` });
  }
  return end;
}

/** A page of the links of a school or college, those that are used or over too. */
export async function pageInvitations(
  ctx: Context,
  type: PlaceType,
  orgId: string,
  body: InputOf<'school.invitations'>['body'],
): Promise<AnswerOf<'school.invitations'>> {
  await readPlacePath(ctx, type, orgId);
  const named = (column: 'createdBy' | 'usedBy') =>
    sql<string | null>`(select name from "user" where "user".tenant_id = administrator_invitation.tenant_id
      and "user".id = ${sql.ref(`administratorInvitation.${column}`)})`;
  return answerPage(ctx, body, {
    matching: scoped(ctx, 'administratorInvitation').select().where('administratorInvitation.orgId', '=', orgId),
    sortable: {
      id: 'administratorInvitation.id',
      until: 'administratorInvitation.until',
      createTime: 'administratorInvitation.createTime',
    },
    select: (query) =>
      query.select([
        'administratorInvitation.id',
        'administratorInvitation.note',
        'administratorInvitation.until',
        'administratorInvitation.createTime',
        'administratorInvitation.usedTime',
        stateOf(ctx).as('state'),
        named('createdBy').as('author'),
        named('usedBy').as('userName'),
      ]),
    present: (row) => ({
      ...row,
      state: enumeration(ctx, placeInvitationStateNames, row.state),
      until: toWire(row.until, ctx.tenant.timeZone),
      createTime: toWire(row.createTime, ctx.tenant.timeZone),
      usedTime: toWireOrNull(row.usedTime, ctx.tenant.timeZone),
    }),
  });
}

/** Ends links that nobody has used yet. */
export async function revokeInvitations(ctx: Context, type: PlaceType, orgId: string, ids: readonly string[]): Promise<void> {
  await readPlacePath(ctx, type, orgId);
  await end(ctx, orgId, ids);
}

async function end(ctx: Context, orgId: string, ids: readonly string[]): Promise<void> {
  const own = scoped(ctx, 'administratorInvitation').select().where('administratorInvitation.orgId', '=', orgId);
  const found = await own
    .where('administratorInvitation.id', 'in', [...ids])
    .select('administratorInvitation.id')
    .execute();
  passOver(ctx, ids, found.length);
  await scoped(ctx, 'administratorInvitation')
    .update()
    .set({ revokedTime: ctx.now })
    .where('administratorInvitation.id', 'in', [...ids])
    .where('administratorInvitation.usedTime', 'is', null)
    .where('administratorInvitation.revokedTime', 'is', null)
    .execute();
}

function stateOf(ctx: Context): RawBuilder<(typeof placeInvitationStates)[number]> {
  return sql`case when administrator_invitation.used_time is not null then 'USED'
    when administrator_invitation.revoked_time is not null then 'REVOKED'
    when administrator_invitation.until <= ${ctx.now} then 'EXPIRED' else 'OPEN' end`;
}
