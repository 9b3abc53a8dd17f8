import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Around } from '../../../rows/around-writes.ts';
import { scoped } from '../../../rows/scope.ts';
import { type DataScopeType, holds, isOwnWork, isSuper, reaches } from './within-reach.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Refuses users who hold a role that allows more than the caller's own, whether it is switched on or not: whoever could give these a
 * password or another phone would be them a moment later. The caller's own account is no concern of this, nor are ids that there are not.
 */
export async function refuseUsersBeyond(ctx: Context, userIds: readonly string[]): Promise<void> {
  const others = [...new Set(userIds)].filter((id) => id !== callerOf(ctx).userId);
  if (others.length === 0 || isSuper(ctx)) return;
  for (const { code, dsType, codes, orgIds, home } of await rolesOf(ctx, others)) {
    const isHeld = code !== 'SUPER_ADMIN' && codes.every((one) => isOwnWork(one) || holds(ctx, one));
    if (!isHeld || !(await reaches(ctx, dsType, orgIds, home === null ? [] : [home])))
      throw notNow(msg`这个用户的角色权限或数据范围超出你自己的，不能操作`);
  }
}

/** The same around every write on users, by the ids that its body names. */
export const usersWithinReach: Around = async (ctx, write, body) => {
  await refuseUsersBeyond(ctx, idsIn(body));
  return write();
};

/** Of those whom a write on users is about: its body is a row, or ids. */
export function idsIn(body: unknown): string[] {
  const named: unknown[] = Array.isArray(body) ? body : [typeof body === 'object' && body !== null && 'id' in body ? body.id : null];
  return named.filter((id) => typeof id === 'string');
}

interface HeldRole {
  code: string;
  dsType: DataScopeType;
  codes: string[];
  orgIds: string[];
  home: string | null;
}

/** The roles of some users whom the caller sees, each once for every organisation whose people hold it. */
async function rolesOf(ctx: Context, userIds: readonly string[]): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`select role.code, role.ds_type, held.home::text,
      array(select resource.code from role_authority granted join resource on resource.tenant_id = granted.tenant_id and resource.id = granted.authority_id
        where granted.tenant_id = role.tenant_id and granted.role_id = role.id and granted.authority_type = 'RESOURCE') as codes,
      array(select named.org_id::text from role_org named where named.tenant_id = role.tenant_id and named.role_id = role.id) as org_ids
    from role join (select distinct user_role.tenant_id, user_role.role_id, "user".org_id as home
        from user_role join (${scoped(ctx, 'user')
          .select()
          .where(sql<boolean>`"user".id = any(${userIds}::bigint[])`)
          .select(['user.id', 'user.orgId'])}) "user"
          on "user".id = user_role.user_id
        where user_role.tenant_id = ${ctx.tenant.id}) held on held.tenant_id = role.tenant_id and held.role_id = role.id`.execute(
    tenantDb(ctx),
  );
  return rows;
}
