import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import type { Around } from '../../../rows/around-writes.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { idsIn } from './users-within-reach.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Who holds the super administrator's role, over `"user"`. */
export const isSuperUser = sql<boolean>`exists (select from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
  where held.tenant_id = "user".tenant_id and held.user_id = "user".id and role.code = 'SUPER_ADMIN')`;

/**
 * Around writes on users: somebody who may do everything, and can sign in, is left. Nobody disables or deletes themselves; but of two who
 * do it to each other at once, the second would.
 */
export const keepSuperUser: Around = async (ctx, write, body) => {
  const ids = idsIn(body);
  if (ids.length === 0 || !(await isThere(ctx, ids))) return write();
  await takeTurns(ctx, 'role');
  const answer = await write();
  if (!(await isThere(ctx, null))) throw notNow(msg`至少要留一个启用的超级管理员`);
  return answer;
};

/** Whether one of these users, or of all, is a super administrator who can sign in. */
async function isThere(ctx: Context, ids: readonly string[] | null): Promise<boolean> {
  const found = await tenantDb(ctx)
    .selectFrom('user')
    .where('user.state', '=', true)
    .where(isSuperUser)
    .where(ids === null ? sql<boolean>`true` : sql<boolean>`"user".id = any(${ids}::bigint[])`)
    .select('user.id')
    .executeTakeFirst();
  return found !== undefined;
}
