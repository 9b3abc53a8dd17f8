import { certifiedRoles, contract } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { isOwnWork, readRolesInReach, type RoleInReach } from '../../identity/reach/within-reach.ts';
import { administers } from '../user/roles/placing.ts';

/**
 * The roles that the caller may give by deciding: none that allows more than the caller's own, and those that administer only to whom
 * giving roles is granted. So the administrator of a college decides for its teachers, makers and judges, and not who is administrator
 * beside them.
 */
export async function readDecidable(ctx: Context): Promise<RoleInReach[]> {
  const mayGive = callerOf(ctx).authority.hasPermission([contract['user.givableRoles'].access]);
  return (await readRolesInReach(ctx, isOwnWork)).filter((role) => mayGive || !administers(role));
}

/** The requests in the caller's data scope for roles that the caller could give, whoever has made them. */
export async function decidableRequests(ctx: Context) {
  const codes = (await readDecidable(ctx)).filter(({ state }) => state).map(({ code }) => code);
  const { isAll, orgIds } = callerOf(ctx).scope;
  return (
    scoped(ctx, 'certification')
      .select()
      // the door shows everybody their own ones too
      .where(sql<boolean>`(${isAll} or certification.org_id = any(${orgIds}::bigint[]))`)
      .where(sql<boolean>`certification.role_code = any(${certifiedRoles.filter((code) => codes.includes(code))}::text[])`)
  );
}
