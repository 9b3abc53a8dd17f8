import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Host } from '../host.ts';
import { onlyTenant } from '../tenant.ts';
import { randomText } from '../tokens.ts';
import { applications, menus, parameters, roles, type SeedMenu } from './catalogue.ts';

/** Id of the tenant that a fresh installation has. */
export const seedTenantId = '1';

/**
 * What a fresh database needs before anybody can sign in: tenant, menus, roles, parameters and the administrator. Does nothing on a
 * database that has a tenant. Answers the administrator's one-time password when it made one.
 */
export async function seed(host: Host, adminPassword: string | undefined): Promise<{ oneTimePassword: string | null } | null> {
  const { kysely } = host.database;
  if (await hasTenant(kysely)) return null;
  const password = adminPassword ?? randomText(12);
  const passwordHash = await host.passwords.hash(password);
  const isMine = await kysely.transaction().execute(async (db) => {
    // of several servers that start at once, one fills the database in; the others wait here and then find it full
    await sql`select pg_advisory_xact_lock(4601)`.execute(db);
    if (await hasTenant(db)) return false;
    await db.insertInto('tenant').values({ id: seedTenantId, code: onlyTenant, name: '赛务', expirationTime: null }).execute();
    await db
      .insertInto('application')
      .values(applications.map((application) => ({ ...application, tenantId: seedTenantId })))
      .execute();
    await db
      .insertInto('parameter')
      .values(parameters.map((parameter) => ({ ...parameter, tenantId: seedTenantId })))
      .execute();
    await insertMenus(db, menus, '0');
    for (const role of roles) await insertRole(db, role);
    const admin = await db
      .insertInto('user')
      .values({
        tenantId: seedTenantId,
        account: 'admin',
        name: '超级管理员',
        passwordHash,
        mustChangePassword: adminPassword === undefined,
        readonly: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await giveRole(db, admin.id, 'SUPER_ADMIN');
    return true;
  });
  return isMine ? { oneTimePassword: adminPassword === undefined ? password : null } : null;
}

async function hasTenant(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('tenant').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Gives a user one of the roles that we ship. */
export async function giveRole(db: Kysely<Schema>, userId: string, code: (typeof roles)[number]['code']): Promise<void> {
  const role = await db
    .selectFrom('role')
    .where('tenantId', '=', seedTenantId)
    .where('code', '=', code)
    .select('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('userRole').values({ tenantId: seedTenantId, userId, roleId: role.id }).execute();
}

async function insertMenus(db: Kysely<Schema>, nodes: readonly SeedMenu[], parentId: string): Promise<void> {
  for (const [index, { path, label, icon, isGeneral = false, codes = [], children = [] }] of nodes.entries()) {
    const component = children.length > 0 ? 'Layout' : `saiwu${path}/index`;
    const menu = await db
      .insertInto('menu')
      .values({ tenantId: seedTenantId, parentId, path, label, icon, component, isGeneral, readonly: true, sortValue: index + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (codes.length > 0)
      await db
        .insertInto('resource')
        .values(codes.map((code) => ({ tenantId: seedTenantId, menuId: menu.id, code, name: code, readonly: true })))
        .execute();
    await insertMenus(db, children, menu.id);
  }
}

/** A role is granted its codes, and with them the menus they hang on and the groups these stand in. */
async function insertRole(db: Kysely<Schema>, { code, name, dsType, codes }: (typeof roles)[number]): Promise<void> {
  const role = await db
    .insertInto('role')
    .values({ tenantId: seedTenantId, code, name, dsType, readonly: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (codes.length === 0) return;
  const resources = await db
    .selectFrom('resource')
    .innerJoin('menu', (join) => join.onRef('menu.tenantId', '=', 'resource.tenantId').onRef('menu.id', '=', 'resource.menuId'))
    .where('resource.tenantId', '=', seedTenantId)
    .where('resource.code', 'in', [...codes])
    .select(['resource.id', 'menu.id as menuId', 'menu.parentId'])
    .execute();
  const menuIds = new Set(resources.flatMap(({ menuId, parentId }) => [menuId, parentId]));
  const grant = (authorityType: 'MENU' | 'RESOURCE', authorityId: string) => ({
    tenantId: seedTenantId,
    roleId: role.id,
    authorityType,
    authorityId,
  });
  await db
    .insertInto('roleAuthority')
    .values([...resources.map(({ id }) => grant('RESOURCE', id)), ...[...menuIds].map((id) => grant('MENU', id))])
    .execute();
}
