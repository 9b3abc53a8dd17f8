import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { invalid, notFound, notNow } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { scoped } from '../../../../rows/scope.ts';
import { takeTurns } from '../../../../rows/take-turns.ts';
import { isOwnWork, readRolesInReach, type RoleInReach } from '../../../identity/reach/within-reach.ts';
import { keepWayBack } from '../../role/keep-way-back.ts';
import { readPlacing } from '../../user/roles/placing.ts';
import { settleThere } from '../../user/settle-there.ts';
import { giveRoles, readGivable } from '../../user/roles/user-roles.ts';
import { readAdministrators } from './administrators.ts';
import { tellAppointed, tellDismissed } from './appointment-messages.ts';
import { type PlaceType, roleOf } from '../place-type.ts';
import { places } from '../read-place.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Makes somebody of the caller's scope administrator of a school or college: they get the role and belong there from now on. Whoever they
 * come in place of loses the role.
 */
export async function appoint(
  ctx: Context,
  type: PlaceType,
  orgId: string,
  { userId, replaces, confirm }: InputOf<'school.appoint'>['body'],
): Promise<void> {
  const { label, role } = await holdPlace(ctx, type, orgId);
  const there = await readAdministrators(ctx, type, orgId);
  const former = replaces === undefined ? undefined : there.find(({ id }) => id === replaces);
  if (replaces !== undefined && !former) throw notNow(msg`要替换的人已经不是这里的管理员了`);
  const known = await scoped(ctx, 'user').select().where('user.id', '=', userId).select('user.id').executeTakeFirst();
  if (!known) throw invalid({ userId: msg`没有找到这个用户` });
  if (there.some(({ id }) => id === userId)) throw invalid({ userId: msg`已经是这里的管理员了` });
  await place(ctx, { orgId, label, role, userId, isConfirmed: confirm === true });
  if (former) await takeRole(ctx, { orgId, label, role, userId: former.id });
}

/** Takes the role from somebody who administers it; that nobody else does is asked first. */
export async function dismiss(
  ctx: Context,
  type: PlaceType,
  orgId: string,
  { userId, confirm }: InputOf<'school.dismiss'>['body'],
): Promise<void> {
  const { label, role } = await holdPlace(ctx, type, orgId);
  const there = await readAdministrators(ctx, type, orgId);
  const person = there.find(({ id }) => id === userId);
  if (!person) throw notFound();
  const isLast = !there.some(({ id, state }) => id !== userId && state);
  if (isLast && confirm !== true)
    throw notNow(msg`${person.name} 是「${label}」的最后一位管理员，撤销后这里没有人管理，确认后才会撤销`, { mustConfirm: true });
  await takeRole(ctx, { orgId, label, role, userId });
}

interface Place {
  orgId: string;
  label: string;
  role: RoleInReach;
  userId: string;
}

/** Gives the role, once whoever that moves here is confirmed. Whoever asks was shown to have a right to. */
export async function place(ctx: Context, { orgId, label, role, userId, isConfirmed }: Place & { isConfirmed: boolean }): Promise<void> {
  const wanted = { userId, orgId, roleCode: role.code, isPlaceBound: true };
  // a judge's sheets are the judge's own, wherever they belong
  const { name, orgLabel, moving, bar } = await readPlacing(ctx, wanted, await readRolesInReach(ctx, isOwnWork), true);
  if (bar) throw notNow(bar);
  if (moving !== null && orgLabel !== null && !isConfirmed)
    throw notNow(msg`${name} 现在属于「${orgLabel}」，任命后会转到「${label}」，确认后才会任命`, { mustConfirm: true });
  await giveRoles(ctx, [{ userId, roleIds: [role.id] }]);
  await settleThere(ctx, userId, moving === null ? null : orgId);
  await tellAppointed(ctx, { userId, label });
}

async function takeRole(ctx: Context, { label, role, userId }: Place): Promise<void> {
  if (userId === callerOf(ctx).userId) throw notNow(msg`不能撤销自己，请由其他管理员操作`);
  const write = () => tenantDb(ctx).deleteFrom('userRole').where('userId', '=', userId).where('roleId', '=', role.id).execute();
  await keepWayBack(ctx, write, null);
  await tellDismissed(ctx, { userId, label });
}

/** The school or college and the role of its administrators, which is the caller's to give. What roles allow stays as it is meanwhile. */
export async function holdPlace(ctx: Context, type: PlaceType, orgId: string): Promise<{ label: string; role: RoleInReach }> {
  await takeTurns(ctx, 'role');
  const org = await places(ctx, type).where('org.id', '=', orgId).select('org.label').executeTakeFirst();
  if (!org) throw notFound();
  const role = (await readGivable(ctx)).find(({ code }) => code === roleOf[type]);
  if (!role) throw notNow(msg`管理员的权限超出你自己的，不能任命`);
  return { label: org.label, role };
}
