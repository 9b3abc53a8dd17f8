import { msg } from '@lingui/core/macro';
import { contract } from '@saiwu/openapi';
import { invalid } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import { takeTurns } from '../../../../rows/take-turns.ts';
import { type RoleInReach, readRolesInReach } from '../../../identity/reach/within-reach.ts';
import { keepWayBack } from '../../role/keep-way-back.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * The roles that the caller may give to people, and take from them: none without the permission, and none that allows more than the
 * caller's own.
 */
export async function readGivable(ctx: Context): Promise<RoleInReach[]> {
  const mayGive = callerOf(ctx).authority.hasPermission([contract['user.givableRoles'].access]);
  return mayGive ? (await readRolesInReach(ctx)).filter(({ state }) => state) : [];
}

/** Refuses roles of a new user, or of one to be (`heldIds`), that are not the caller's to give. */
export async function refuseUngivable(ctx: Context, roleIds: readonly string[], heldIds: readonly string[] = []): Promise<void> {
  const others = roleIds.filter((id) => !heldIds.includes(id));
  if (others.length === 0) return;
  const givable = new Set((await readGivable(ctx)).map(({ id }) => id));
  if (!others.every((id) => givable.has(id))) throw invalid({ roleIds: msg`没有这个角色，或者它超出你自己的权限，不能分配` });
}

/** Gives somebody roles; who holds one already keeps it. */
export async function giveRoles(ctx: Context, given: readonly { userId: string; roleIds: readonly string[] }[]): Promise<void> {
  const rows = given.flatMap(({ userId, roleIds }) => [...new Set(roleIds)].map((roleId) => ({ userId, roleId })));
  for (let at = 0; at < rows.length; at += mostAtOnce)
    // oxlint-disable-next-line no-await-in-loop -- a statement takes so many
    await tenantDb(ctx)
      .insertInto('userRole')
      .values(rows.slice(at, at + mostAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

const mostAtOnce = 1000;

/** Says which roles somebody holds from now on, of those that the caller may give; others stay. Nothing where they are not named. */
export async function keepRoles(ctx: Context, userId: string, roleIds: readonly string[] | undefined): Promise<void> {
  if (roleIds === undefined) return;
  await takeTurns(ctx, 'role');
  const held = await readHeld(ctx, userId);
  await refuseUngivable(ctx, roleIds, held);
  const givable = new Set((await readGivable(ctx)).map(({ id }) => id));
  const lost = held.filter((id) => givable.has(id) && !roleIds.includes(id));
  const write = async () => {
    await giveRoles(ctx, [{ userId, roleIds }]);
    if (lost.length > 0) await tenantDb(ctx).deleteFrom('userRole').where('userId', '=', userId).where('roleId', 'in', lost).execute();
  };
  // whose own role was taken meanwhile gives and takes no more
  await keepWayBack(ctx, write, null);
}

async function readHeld(ctx: Context, userId: string): Promise<string[]> {
  const rows = await tenantDb(ctx).selectFrom('userRole').where('userId', '=', userId).select('roleId').execute();
  return rows.map(({ roleId }) => roleId);
}
