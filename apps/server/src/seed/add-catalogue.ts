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
 * Adds to a tenant what we ship and it has not: menus, permission codes, roles, parameters, dictionaries, templates of contests. What is
 * there stays as its administrators have left it: a code is granted to our roles only when it comes, so a grant that was taken away does
 * not return.
 */
export async function addCatalogue(db: Kysely<Schema>, tenantId: string): Promise<void> {
  await addParameters(db, tenantId);
  await addDictionaries(db, tenantId);
  await addTemplates(db, tenantId);
  await addSheetMaps(db, tenantId);
  await addRoles(db, tenantId);
  const own = menus.filter(({ isForPlatform }) => !isForPlatform || tenantId === seedTenantId);
  const added = await addMenus(db, tenantId, own);
  for (const role of roles) await grant(db, tenantId, role, added);
}

/** One whose name a role of the tenant's own has is kept under its code. It is shown by the name that it ships with all the same. */
async function addRoles(db: Kysely<Schema>, tenantId: string): Promise<void> {
  const kept = await db.selectFrom('role').where('tenantId', '=', tenantId).select(['code', 'name']).execute();
  const codes = new Set(kept.map(({ code }) => code));
  const names = new Set(kept.map(({ name }) => name.toLowerCase()));
  const rows = roles
    .filter(({ code }) => !codes.has(code))
    .map(({ code, dsType }) => {
      const name = shippedName(code);
      return { tenantId, code, name: names.has(name.toLowerCase()) ? code : name, dsType, readonly: true };
    });
  if (rows.length > 0) await db.insertInto('role').values(rows).execute();
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

/** A menu with its place: the ids of the menus that lead to it, the uppermost first. */
interface Place {
  node: SeedMenu;
  above: readonly string[];
  sortValue: number;
}

/** In one statement a level: every start comes through here. A menu whose screen has come since is opened. */
async function addMenus(db: Kysely<Schema>, tenantId: string, roots: readonly SeedMenu[]): Promise<Added[]> {
  const added: Added[] = [];
  for (let level = placesOf(roots, []); level.length > 0;) {
    const rows = await db
      .insertInto('menu')
      .values(level.map((place) => menuRow(tenantId, place)))
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'path']).doUpdateSet((row) => ({
          state: true,
          sortValue: row.ref('excluded.sortValue'),
          component: row.ref('excluded.component'),
        })),
      )
      .returning(['id', 'path'])
      .execute();
    const ids = new Map(rows.map(({ id, path }) => [path, id]));
    const known = level.flatMap(({ node, above }) => {
      const id = ids.get(node.path);
      return id === undefined ? [] : [{ node, id, wayTo: [...above, id] }];
    });
    added.push(...(await addResources(db, tenantId, known)));
    level = known.flatMap(({ node, wayTo }) => placesOf(node.children ?? [], wayTo));
  }
  return added;
}

function placesOf(nodes: readonly SeedMenu[], above: readonly string[]): Place[] {
  return nodes.map((node, index) => ({ node, above, sortValue: (index + 1) * sortStep }));
}

function menuRow(tenantId: string, { node, above, sortValue }: Place) {
  const { path, icon, isGeneral = false, children = [] } = node;
  const component = children.length > 0 ? 'Layout' : componentOf(node);
  return { tenantId, parentId: above.at(-1) ?? '0', path, label: shippedName(path), icon, component, isGeneral, readonly: true, sortValue };
}

async function addResources(
  db: Kysely<Schema>,
  tenantId: string,
  places: readonly { node: SeedMenu; id: string; wayTo: string[] }[],
): Promise<Added[]> {
  const wayOf = new Map(places.map(({ id, wayTo }) => [id, wayTo]));
  const rows = places.flatMap(({ node, id: menuId }) =>
    (node.codes ?? []).map((code) => ({ tenantId, menuId, code, name: code, readonly: true })),
  );
  if (rows.length === 0) return [];
  const inserted = await db
    .insertInto('resource')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenantId', 'code']).doNothing())
    .returning(['code', 'id as resourceId', 'menuId'])
    .execute();
  return inserted.map(({ code, resourceId, menuId }) => ({ code, resourceId, menuIds: wayOf.get(menuId) ?? [] }));
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
