import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { shippedName } from '../core/built-in-names.ts';
import { sayIn } from '../core/language.ts';
import { digest } from '../core/tokens.ts';
import { seedTenantId } from '../core/tenants.ts';
import { shippedMapRows } from '../domains/contest/sheet/shipped-maps.ts';
import { shippedRows } from '../domains/contest/template/shipped-templates.ts';
import { dictionaries, sortValueOf } from '../domains/reference/dictionaries.ts';
import { knownParameters, type KnownParameter } from '../services/parameters/known-parameters.ts';
import { sortStep } from '../rows/place-sibling.ts';
import { applications, menus, roles, type SeedMenu } from './catalogue.ts';

/**
 * Adds to a tenant what we ship and it has not: menus, permission codes, roles, parameters, dictionaries, templates of contests. What is there stays as its administrators have
 * left it: a code is granted to our roles only when it comes, so a grant that was taken away does not return.
 */
export async function addCatalogue(db: Kysely<Schema>, tenantId: string): Promise<void> {
  await addParameters(db, tenantId);
  await addDictionaries(db, tenantId);
  await addTemplates(db, tenantId);
  await addSheetMaps(db, tenantId);
  await db
    .insertInto('role')
    .values(roles.map(({ code, dsType }) => ({ tenantId, code, name: shippedName(code), dsType, readonly: true })))
    .onConflict((conflict) => conflict.columns(['tenantId', 'code']).doNothing())
    .execute();
  const own = menus.filter(({ isForPlatform }) => !isForPlatform || tenantId === seedTenantId);
  const added = await addMenus(db, tenantId, own, '0');
  for (const role of roles) await grant(db, tenantId, role, added);
}

/** The applications that a tenant begins with. */
export async function addApplications(db: Kysely<Schema>, tenantId: string): Promise<void> {
  const rows = await Promise.all(
    applications.map(async ({ clientSecret, ...application }) => ({ ...application, tenantId, secretHash: await digest(clientSecret) })),
  );
  await db.insertInto('application').values(rows).execute();
}

async function addParameters(db: Kysely<Schema>, tenantId: string): Promise<void> {
  const say = sayIn('zh');
  const known: [string, KnownParameter][] = Object.entries(knownParameters);
  const rows = known.map(([key, { name, describe, default: value, isReadonly = false }]) => ({
    tenantId,
    key,
    name: say(name),
    value: String(value),
    describe: say(describe),
    readonly: isReadonly,
  }));
  await db
    .insertInto('parameter')
    // lists begin with the newest: the first here stands first there
    .values(rows.toReversed())
    .onConflict((conflict) => conflict.columns(['tenantId', 'key']).doNothing())
    .execute();
}

async function addDictionaries(db: Kysely<Schema>, tenantId: string): Promise<void> {
  const say = sayIn('zh');
  const rows = Object.entries(dictionaries).flatMap(([type, { label, items }]) =>
    Object.entries(items).map(([code, name]) => ({
      tenantId,
      type,
      label: say(label),
      code,
      name: say(name),
      sortValue: sortValueOf(type, code),
      readonly: true,
    })),
  );
  await db
    .insertInto('dictionary')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenantId', 'type', 'code']).doNothing())
    .execute();
}

/** What is there stays as its administrators have left it. */
async function addTemplates(db: Kysely<Schema>, tenantId: string): Promise<void> {
  await db
    .insertInto('contestTemplate')
    .values(shippedRows(tenantId))
    .onConflict((conflict) => conflict.columns(['tenantId', 'code']).doNothing())
    .execute();
}

async function addSheetMaps(db: Kysely<Schema>, tenantId: string): Promise<void> {
  await db
    .insertInto('sheetMap')
    .values(shippedMapRows(tenantId))
    .onConflict((conflict) => conflict.columns(['tenantId', 'code']).doNothing())
    .execute();
}

/** A permission code that has just come, with the menus that lead to it. */
interface Added {
  code: string;
  resourceId: string;
  menuIds: string[];
}

async function addMenus(
  db: Kysely<Schema>,
  tenantId: string,
  nodes: readonly SeedMenu[],
  parentId: string,
  above: readonly string[] = [],
): Promise<Added[]> {
  const added: Added[] = [];
  for (const [index, node] of nodes.entries()) {
    const id = await addMenu(db, tenantId, node, parentId, (index + 1) * sortStep);
    const menuIds = [...above, id];
    const resources = await addResources(db, tenantId, id, node.codes ?? []);
    added.push(...resources.map((resource) => ({ ...resource, menuIds })));
    added.push(...(await addMenus(db, tenantId, node.children ?? [], id, menuIds)));
  }
  return added;
}

/** In one statement a menu: every start comes through here. */
async function addResources(
  db: Kysely<Schema>,
  tenantId: string,
  menuId: string,
  codes: readonly string[],
): Promise<Pick<Added, 'code' | 'resourceId'>[]> {
  if (codes.length === 0) return [];
  return db
    .insertInto('resource')
    .values(codes.map((code) => ({ tenantId, menuId, code, name: code, readonly: true })))
    .onConflict((conflict) => conflict.columns(['tenantId', 'code']).doNothing())
    .returning(['code', 'id as resourceId'])
    .execute();
}

/** The menu's id, whether it was there or not. One whose screen has come since is opened. */
async function addMenu(db: Kysely<Schema>, tenantId: string, node: SeedMenu, parentId: string, sortValue: number): Promise<string> {
  const { path, icon, isGeneral = false, children = [] } = node;
  const component = children.length > 0 ? 'Layout' : componentOf(node);
  const row = { tenantId, parentId, path, label: shippedName(path), icon, component, isGeneral, readonly: true, sortValue };
  const { id } = await db
    .insertInto('menu')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenantId', 'path']).doUpdateSet({ state: true, sortValue, component }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The file that front ends of the platform's generation load (platform-api §3.3); empty where they have none. */
function componentOf({ path, component, isOurs = false }: SeedMenu): string {
  return isOurs ? '' : (component ?? `lamp${path}/index`);
}

async function grant(db: Kysely<Schema>, tenantId: string, { code, codes }: (typeof roles)[number], added: Added[]): Promise<void> {
  const wanted: ReadonlySet<string> = new Set(codes);
  const mine = added.filter((one) => wanted.has(one.code));
  if (mine.length === 0) return;
  const role = await db.selectFrom('role').where('tenantId', '=', tenantId).where('code', '=', code).select('id').executeTakeFirstOrThrow();
  const row = (authorityType: 'MENU' | 'RESOURCE', authorityId: string) => ({ tenantId, roleId: role.id, authorityType, authorityId });
  const menuIds = new Set(mine.flatMap((one) => one.menuIds));
  await db
    .insertInto('roleAuthority')
    .values([...mine.map(({ resourceId }) => row('RESOURCE', resourceId)), ...[...menuIds].map((id) => row('MENU', id))])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
