import { msg } from '@lingui/core/macro';
import { type AnswerOf, certifiedRoleNames, contract, type InputOf } from '@saiwu/openapi';
import { invalid, notNow } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import type { Handlers } from '../../../../core/handlers.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { digest } from '../../../../core/tokens.ts';
import { toWire } from '../../../../core/wire-time.ts';
import { callerFor } from '../../../../rows/caller-for.ts';
import { takeTurns } from '../../../../rows/take-turns.ts';
import { inTransaction } from '../../../../rows/transaction.ts';
import { addRegistered } from '../../../identity/add-registered.ts';
import { checkNewPassword } from '../../../identity/password/check-new-password.ts';
import { beginSession } from '../../../identity/session/begin-session.ts';
import { checkApplication } from '../../../identity/session/check-application.ts';
import { expiryBar } from '../../../identity/session/admission/expiry.ts';
import { placesOf } from '../../search/places-of.ts';
import { readGivable } from '../../user/roles/user-roles.ts';
import { readAdministrators } from './administrators.ts';
import { place } from './appoint.ts';
import { type PlaceType, roleOf } from '../place-type.ts';
import { places } from '../read-place.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

export const appointmentHandlers = {
  'appointment.open': async (ctx, { body: { code } }): Promise<AnswerOf<'appointment.open'>> => {
    const { by, org, type, until } = await findLive(ctx, await digest(code));
    const school = (await placesOf(by, [org.id])).get(org.id)?.school ?? null;
    return {
      place: org.label,
      school: school === null || school.id === org.id ? null : school.label,
      roleName: ctx.say(certifiedRoleNames[roleOf[type]]),
      by: callerOf(by).name,
      until: toWire(until, ctx.tenant.timeZone),
      timeZone: ctx.tenant.timeZone,
    };
  },

  'appointment.accept': async (ctx, { body: { code, confirm } }) => {
    await takeTurns(ctx, 'role');
    const { userId } = callerOf(ctx);
    const live = await findLive(ctx, await digest(code), true);
    const { by, org, type, role } = live;
    if ((await readAdministrators(by, type, org.id)).some(({ id }) => id === userId)) throw notNow(msg`你已经是这里的管理员了`);
    await place(by, { orgId: org.id, label: org.label, role, userId, isConfirmed: confirm === true });
    await markUsed(ctx, live.id, userId);
    return true;
  },

  'appointment.join': async (ctx, { body }) => {
    const applicationId = await checkApplication(ctx);
    const codeHash = await digest(body.code);
    // before the slow work: whoever has no link learns nothing about accounts
    await findLive(ctx, codeHash);
    await checkNewPassword(ctx, body.password, { account: body.account });
    const passwordHash = await ctx.host.passwords.hash(body.password);
    const user = await inTransaction(ctx, (ctx) => join(ctx, codeHash, body, passwordHash));
    return beginSession(ctx, user, { kind: 'PASSWORD', applicationId });
  },
} satisfies Partial<Handlers>;

/** A new account, appointed at once. */
async function join(ctx: Context, codeHash: string, { account, name }: InputOf<'appointment.join'>['body'], passwordHash: string) {
  await takeTurns(ctx, 'role');
  const { id, by, org, role } = await findLive(ctx, codeHash, true);
  const user = await addRegistered(ctx, { account, name, orgId: org.id, passwordHash }, null);
  if (!user) throw invalid({ account: msg`这个账号已经有人用了，请换一个；如果是你的，请先登录` });
  await place(by, { orgId: org.id, label: org.label, role, userId: user.id, isConfirmed: true });
  await markUsed(ctx, id, user.id);
  return user;
}

/**
 * The link of a code with what it gives, as far as whoever has made it may still give that: their context (`by`), in which it is given.
 * `isHeld`: nobody else uses it until the transaction ends. Throws one answer for every other.
 */
async function findLive(ctx: Context, codeHash: string, isHeld = false) {
  const found = tenantDb(ctx).selectFrom('administratorInvitation').where('codeHash', '=', codeHash);
  if (isHeld) await found.select('id').forUpdate().execute();
  const row = await found
    .where('usedTime', 'is', null)
    .where('revokedTime', 'is', null)
    .where('until', '>', ctx.now)
    .select(['id', 'orgId', 'until', 'createdBy'])
    .executeTakeFirst();
  const by = row && (await inviterOf(ctx, row.createdBy));
  if (!row || !by) throw opensNothing();
  for (const type of ['school', 'college'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- two at most
    const org = await places(by, type).where('org.id', '=', row.orgId).select(['org.id', 'org.label']).executeTakeFirst();
    // oxlint-disable-next-line no-await-in-loop -- once
    if (org) return { id: row.id, until: row.until, by, org, type, role: await roleToGive(by, type) };
  }
  throw opensNothing();
}

async function inviterOf(ctx: Context, userId: string): Promise<Context | null> {
  const user = await tenantDb(ctx)
    .selectFrom('user')
    .where('id', '=', userId)
    .where('state', '=', true)
    .select(['id', 'account', 'name', 'orgId', 'mustChangePassword'])
    .executeTakeFirst();
  if (!user || (await expiryBar(ctx, { userId, orgId: user.orgId }))) return null;
  return { ...ctx, caller: await callerFor(ctx, user, '') };
}

async function roleToGive(by: Context, type: PlaceType) {
  const mayAppoint = callerOf(by).authority.hasPermission([contract[`${type}.appoint`].access]);
  const role = mayAppoint ? (await readGivable(by)).find(({ code }) => code === roleOf[type]) : undefined;
  if (!role) throw opensNothing();
  return role;
}

async function markUsed(ctx: Context, id: string, userId: string): Promise<void> {
  await tenantDb(ctx).updateTable('administratorInvitation').set({ usedTime: ctx.now, usedBy: userId }).where('id', '=', id).execute();
}

/** One answer for a link that never was, was used, has run out or was withdrawn, or whose maker may appoint nobody any more. */
function opensNothing(): Refusal {
  return new Refusal(404, 404, msg`邀请链接无效，或者已经失效`);
}
