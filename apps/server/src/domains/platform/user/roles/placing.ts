import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { builtInName } from '../../../../core/built-in-names.ts';
import { notFound } from '../../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../../core/context.ts';
import type { DataScopeType } from '../../../identity/reach/within-reach.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** A role that somebody is to get at an organisation. */
interface Wanted {
  userId: string;
  orgId: string;
  roleCode: string;
  /** They have to belong to the organisation itself; others may belong to what lies beneath it. */
  isPlaceBound: boolean;
}

/** The person, as far as giving the role depends on them. */
interface Placing {
  name: string;
  mobile: string | null;
  orgLabel: string | null;
  roleNames: string[];
  /** Which roles' reach moves along with them; null: they belong there already. */
  moving: string[] | null;
  bar: MessageDescriptor | null;
}

/**
 * Looks at somebody, in the data scope or not, before they get a role; `isHeld`: they are held until the transaction ends. What else they
 * hold must be the caller's to bring along (`bringable`): a move brings nobody's power along.
 */
export async function readPlacing(ctx: Context, wanted: Wanted, bringable: readonly { id: string }[], isHeld = false): Promise<Placing> {
  const people = tenantDb(ctx).selectFrom('user').where('user.id', '=', wanted.userId);
  if (isHeld) await people.select('user.id').forUpdate().execute();
  const person = await people
    .select(['user.name', 'user.mobile', 'user.state', 'user.orgId', orgLabel, isBelow(wanted.orgId), heldRoles])
    .executeTakeFirst();
  if (!person) throw notFound();
  const named = (roles: readonly HeldRole[]) =>
    roles.map(({ code, name, readonly }) => (readonly ? builtInName(code, name, ctx.say) : name));
  const others = person.roles.filter(({ code }) => code !== wanted.roleCode);
  const isThere = person.orgId === wanted.orgId || (!wanted.isPlaceBound && person.isBelow);
  const stuck = isThere ? [] : rolesThatStay(ctx, others, person.orgId, bringable);
  return {
    name: person.name,
    mobile: person.mobile,
    orgLabel: person.orgLabel,
    roleNames: named(person.roles),
    moving: isThere ? null : named(others.filter(administers)),
    bar: barOf(person, named(stuck).join(ctx.say(msg`、`))),
  };
}

interface HeldRole {
  id: string;
  code: string;
  name: string;
  readonly: boolean;
  dsType: DataScopeType;
}

/** Whether what a role reaches depends on where its holder belongs. */
export function administers({ dsType }: Pick<HeldRole, 'dsType'>): boolean {
  return dsType === 'THIS_LEVEL' || dsType === 'THIS_LEVEL_CHILDREN';
}

/** Which of the roles that somebody keeps are not the caller's to bring along to another organisation. */
function rolesThatStay(ctx: Context, held: readonly HeldRole[], home: string | null, bringable: readonly { id: string }[]): HeldRole[] {
  const { scope } = callerOf(ctx);
  const isSeen = scope.isAll || (home !== null && scope.orgIds.includes(home));
  const ids = new Set(bringable.map(({ id }) => id));
  return held.filter((role) => !ids.has(role.id) || (!isSeen && administers(role)));
}

function barOf({ name, state }: { name: string; state: boolean }, stuck: string): MessageDescriptor | null {
  if (!state) return msg`${name} 的账号已禁用`;
  return stuck === '' ? null : msg`${name} 还是别处的${stuck}，换了机构会把这些权限带过来。请先由那里的管理员取消这些角色`;
}

const orgLabel = sql<string | null>`(select label from org where org.tenant_id = "user".tenant_id and org.id = "user".org_id)`.as(
  'orgLabel',
);

const heldRoles = sql<HeldRole[]>`(select coalesce(json_agg(json_build_object('id', role.id::text, 'code', role.code, 'name', role.name,
    'readonly', role.readonly, 'dsType', role.ds_type) order by held.sort_value, role.id), '[]')
  from user_role held join role on role.tenant_id = held.tenant_id and role.id = held.role_id
  where held.tenant_id = "user".tenant_id and held.user_id = "user".id)`.as('roles');

/** Whether the person's organisation lies beneath that one. */
function isBelow(orgId: string) {
  return sql<boolean>`exists (select from org own join org above on above.tenant_id = own.tenant_id and above.id = ${orgId}
    and own.tree_path like above.tree_path || '%' where own.tenant_id = "user".tenant_id and own.id = "user".org_id)`.as('isBelow');
}
