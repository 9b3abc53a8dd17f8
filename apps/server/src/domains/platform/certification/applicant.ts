import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { builtInName } from '../../../core/built-in-names.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { phonesInLists } from '../../../services/parameters/mask-phone.ts';
import { administers, readDecidable } from './decidable.ts';
import { type CertificationRow, placeOf } from './present-certification.ts';

/** Whoever has made a request, as far as deciding it depends on them. */
export interface Applicant {
  mobile: string | null;
  orgLabel: string | null;
  roleNames: string[];
  isOwn: boolean;
  /** Where they come to by being approved; null: they belong there already. */
  move: { to: string; roleNames: string[] } | null;
  bar: MessageDescriptor | null;
}

/** `isHeld`: the person is held until the transaction ends. The person may be out of the caller's data scope: it is they who have asked. */
export async function readApplicant(ctx: Context, request: CertificationRow, isHeld = false): Promise<Applicant> {
  const people = ctx.db.selectFrom('user').where('user.tenantId', '=', ctx.tenant.id).where('user.id', '=', request.userId);
  if (isHeld) await people.select('user.id').forUpdate().execute();
  const person = await people
    .select(['user.name', 'user.mobile', 'user.state', 'user.orgId', orgLabel, isBelow(request.orgId), heldRoles])
    .executeTakeFirst();
  if (!person) throw notFound();
  const named = (roles: readonly HeldRole[]) =>
    roles.map(({ code, name, readonly }) => (readonly ? builtInName(code, name, ctx.say) : name));
  const others = person.roles.filter(({ code }) => code !== request.roleCode);
  const isThere = person.orgId === request.orgId || (!isPlaceBound(request) && person.isBelow);
  const show = await phonesInLists(ctx);
  return {
    mobile: show(person.mobile),
    orgLabel: person.orgLabel,
    roleNames: named(person.roles),
    isOwn: request.userId === callerOf(ctx).userId,
    move: isThere ? null : { to: placeOf(request), roleNames: named(others.filter(administers)) },
    bar: barOf(person, isThere ? '' : named(await rolesThatMove(ctx, others, person.orgId)).join(ctx.say(msg`、`))),
  };
}

interface HeldRole {
  id: string;
  code: string;
  name: string;
  readonly: boolean;
  dsType: 'ALL' | 'THIS_LEVEL' | 'THIS_LEVEL_CHILDREN' | 'CUSTOMIZE' | 'SELF';
}

/** Who administers a school or college belongs to it itself; others may belong to what lies beneath it. */
function isPlaceBound({ roleCode }: CertificationRow): boolean {
  return roleCode === 'XMANAGEMENT' || roleCode === 'YMANAGEMENT';
}

/** Which of the roles that somebody keeps are not the caller's to bring along to another organisation. */
async function rolesThatMove(ctx: Context, held: readonly HeldRole[], home: string | null): Promise<HeldRole[]> {
  const { scope } = callerOf(ctx);
  const isSeen = scope.isAll || (home !== null && scope.orgIds.includes(home));
  const decidable = new Set((await readDecidable(ctx)).map(({ id }) => id));
  return held.filter((role) => !decidable.has(role.id) || (!isSeen && administers(role)));
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
