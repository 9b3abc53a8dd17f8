import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { invalid, notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { scoped } from '../../../rows/scope.ts';
import { pageUsers } from '../user/page-users.ts';
import { refuseBeyond } from '../../identity/reach/within-reach.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Who holds a role, of those whom the caller sees. */
export const roleUserHandlers = {
  'role.users': async (ctx, { params: { id }, body }) => {
    await refuseMissing(ctx, id);
    return pageUsers(ctx, body, (users) => users.where('user.id', 'in', holdersOf(ctx, [id])));
  },

  'role.userIds': (ctx, { params: { roleId } }) => readHolders(ctx, roleId),

  'role.userIdsOf': async (ctx, { query: { codes } }) => {
    const roles = await scoped(ctx, 'role')
      .select()
      .where(sql<boolean>`role.code = any(${codes}::text[])`)
      .select('role.id')
      .execute();
    return idsOf(
      ctx,
      roles.map(({ id }) => id),
    );
  },

  'role.assign': async (ctx, { params: { id }, body }) => {
    await refuseBeyond(ctx, [id]);
    await give(ctx, id, body);
    return true;
  },

  'role.unassign': async (ctx, { params: { id }, body }) => {
    await refuseBeyond(ctx, [id]);
    await refuseUnseen(ctx, body);
    await take(ctx, id, body);
    return true;
  },

  'role.replaceUsers': async (ctx, { body: { roleId, userIdList } }) => {
    await refuseBeyond(ctx, [roleId]);
    const former = await idsOf(ctx, [roleId]);
    const next = new Set(userIdList);
    await give(ctx, roleId, userIdList);
    await take(
      ctx,
      roleId,
      former.filter((id) => !next.has(id)),
    );
    return true;
  },
} satisfies Partial<Handlers>;

/** Ids of those in sight who hold a role that is there. */
export async function readHolders(ctx: Context, roleId: string): Promise<string[]> {
  await refuseMissing(ctx, roleId);
  return idsOf(ctx, [roleId]);
}

async function refuseMissing(ctx: Context, id: string): Promise<void> {
  const row = await scoped(ctx, 'role').select().where('role.id', '=', id).select('role.id').executeTakeFirst();
  if (!row) throw notFound();
}

/** Somebody out of scope cannot be given a role, nor lose one. */
async function refuseUnseen(ctx: Context, userIds: readonly string[]): Promise<void> {
  const distinct = [...new Set(userIds)];
  const seen = await scoped(ctx, 'user').select().where('user.id', 'in', distinct).select('user.id').execute();
  if (seen.length !== distinct.length) throw invalid({ userIdList: msg`没有找到这个用户` }, msg`没有找到这个用户`);
}

async function give(ctx: Context, roleId: string, userIds: readonly string[]): Promise<void> {
  await refuseUnseen(ctx, userIds);
  await tenantDb(ctx)
    .insertInto('userRole')
    .values([...new Set(userIds)].map((userId) => ({ userId, roleId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function take(ctx: Context, roleId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tenantDb(ctx).deleteFrom('userRole').where('roleId', '=', roleId).where('userId', 'in', userIds).execute();
}

function holdersOf(ctx: Context, roleIds: readonly string[]) {
  return tenantDb(ctx)
    .selectFrom('userRole')
    .where(sql<boolean>`user_role.role_id = any(${roleIds}::bigint[])`)
    .select('userRole.userId');
}

async function idsOf(ctx: Context, roleIds: readonly string[]): Promise<string[]> {
  const rows = await scoped(ctx, 'user')
    .select()
    .where('user.id', 'in', holdersOf(ctx, roleIds))
    .orderBy('user.id')
    .select('user.id')
    .execute();
  return rows.map(({ id }) => id);
}
