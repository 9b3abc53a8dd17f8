import { createAuthority } from '@saiwu/auth/permission';
import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import type { GrantedIds } from './next-grants.ts';

/** How many people are named of those who gain or lose something. */
const mostNames = 5;

/** Who gains or loses what when a role allows something else. People out of the caller's data scope are neither counted nor named. */
export async function effectOf(
  ctx: Context,
  roleId: string,
  current: Pick<AnswerOf<'role.authority'>, 'menuIdList' | 'resourceIdList'>,
  next: GrantedIds,
): Promise<AnswerOf<'role.effect'>> {
  const holders = await readHolders(ctx, roleId);
  const buttons = await readButtons(ctx, [...current.resourceIdList, ...next.resourceIds]);
  const menus = await readHiddenMenus(ctx, [...current.menuIdList, ...next.menuIds]);
  const kinds = Map.groupBy(holders, ({ others }) => others.join());
  const others = await readRoles(ctx, [...new Set(holders.flatMap((holder) => holder.others))]);
  const people = new Map<string, Holder[]>();
  const note = (id: string, way: 'lost' | 'gained', more: readonly Holder[]) =>
    people.set(`${way} ${id}`, [...(people.get(`${way} ${id}`) ?? []), ...more]);

  for (const own of kinds.values()) {
    const roles = own[0]?.others.flatMap((id) => others.get(id) ?? []) ?? [];
    const before = grantsFrom(roles, buttons, current.resourceIdList, current.menuIdList);
    const after = grantsFrom(roles, buttons, next.resourceIds, next.menuIds);
    for (const [id, code] of buttons) {
      if (before.holds(code) && !after.holds(code)) note(id, 'lost', own);
      if (!before.holds(code) && after.holds(code)) note(id, 'gained', own);
    }
    for (const id of menus) {
      if (before.shows(id) && !after.shows(id)) note(id, 'lost', own);
      if (!before.shows(id) && after.shows(id)) note(id, 'gained', own);
    }
  }

  const told = (way: 'lost' | 'gained') =>
    [...people]
      .filter(([key]) => key.startsWith(`${way} `))
      .map(([key, who]) => ({ id: key.slice(way.length + 1), count: who.length, names: who.slice(0, mostNames).map(({ name }) => name) }));
  const { userId } = callerOf(ctx);
  const lost = told('lost');
  return {
    holders: holders.length,
    lost,
    gained: told('gained'),
    ownLoss: lost.flatMap(({ id }) => (people.get(`lost ${id}`)?.some((holder) => holder.id === userId) ? [id] : [])),
  };
}

interface Holder {
  id: string;
  name: string;
  /** Ids of their other roles that are switched on. */
  others: string[];
}

/** Those in sight, the caller among them, who hold the role and may sign in; nobody while the role is switched off. */
async function readHolders(ctx: Context, roleId: string): Promise<Holder[]> {
  return scoped(ctx, 'user')
    .select()
    .innerJoin('userRole', 'userRole.userId', 'user.id')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .where('role.id', '=', roleId)
    .where('role.state', '=', true)
    .where('user.state', '=', true)
    .orderBy('user.name')
    .orderBy('user.id')
    .select([
      'user.id',
      'user.name',
      sql<
        string[]
      >`array(select other.id::text from user_role held join role other on other.tenant_id = held.tenant_id and other.id = held.role_id
        where held.tenant_id = "user".tenant_id and held.user_id = "user".id and other.id <> role.id and other.state order by other.id)`.as(
        'others',
      ),
    ])
    .execute();
}

interface RoleGrants {
  code: string;
  codes: string[];
  menuIds: string[];
}

async function readRoles(ctx: Context, roleIds: readonly string[]): Promise<Map<string, RoleGrants>> {
  const rows = await scoped(ctx, 'role')
    .select()
    .where(sql<boolean>`role.id = any(${roleIds}::bigint[])`)
    .select([
      'role.id',
      'role.code',
      sql<
        string[]
      >`array(select resource.code from role_authority held join resource on resource.tenant_id = held.tenant_id and resource.id = held.authority_id
        where held.tenant_id = role.tenant_id and held.role_id = role.id and held.authority_type = 'RESOURCE')`.as('codes'),
      sql<string[]>`array(select held.authority_id::text from role_authority held
        where held.tenant_id = role.tenant_id and held.role_id = role.id and held.authority_type = 'MENU')`.as('menuIds'),
    ])
    .execute();
  return new Map(rows.map(({ id, ...role }) => [id, role]));
}

/** Codes of buttons by id. */
async function readButtons(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await scoped(ctx, 'resource')
    .select()
    .where(sql<boolean>`resource.id = any(${ids}::bigint[])`)
    .select(['resource.id', 'resource.code'])
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Those of some menus that whoever was not granted them does not see. */
async function readHiddenMenus(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await scoped(ctx, 'menu')
    .select()
    .where(sql<boolean>`menu.id = any(${ids}::bigint[])`)
    .where('menu.isGeneral', '=', false)
    .select('menu.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What other roles and this one allow together: by the rules that let a request in. */
function grantsFrom(
  roles: readonly RoleGrants[],
  buttons: Map<string, string>,
  resourceIds: readonly string[],
  menuIds: readonly string[],
) {
  const isSuper = roles.some(({ code }) => code === 'SUPER_ADMIN');
  const own = resourceIds.flatMap((id) => buttons.get(id) ?? []);
  const resourceList = isSuper ? ['*'] : [...roles.flatMap(({ codes }) => codes), ...own].flatMap((code) => code.split(';'));
  const authority = createAuthority({ enabled: true, caseSensitive: false, resourceList, roleList: [] });
  const shown = new Set([...roles.flatMap((role) => role.menuIds), ...menuIds]);
  return { holds: (code: string) => authority.hasPermission(code.split(';')), shows: (id: string) => isSuper || shown.has(id) };
}
