import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { Host } from '../core/host.ts';
import { signingKeys } from '../domains/identity/session/signing-keys/signing-key.ts';
import { onlyTenant, seedTenantId } from '../core/tenants.ts';
import { randomText } from '../core/tokens.ts';
import { addApplications, addCatalogue } from './add-catalogue.ts';
import type { roles } from './catalogue.ts';
import { unseal } from '../core/unseal.ts';

/**
 * What a database needs before anybody can sign in: tenant, menus, roles, parameters and the administrator. On one that has a tenant it
 * adds what this version brings anew. Makes a key to sign with where there is none. Answers the administrator's one-time password when it
 * made one.
 */
export async function seed(host: Host, adminPassword: string | undefined): Promise<{ oneTimePassword: string | null } | null> {
  const password = adminPassword ?? randomText(12);
  const isFresh = !(await hasTenant(unseal(host.database.kysely)));
  const passwordHash = isFresh ? await host.passwords.hash(password) : null;
  const isMine = await unseal(host.database.kysely)
    .transaction()
    .execute(async (db) => {
      // of several servers that start at once, one fills the database in; the others wait here and then find it full
      await sql`select pg_advisory_xact_lock(4601)`.execute(db);
      const isEmpty = passwordHash !== null && !(await hasTenant(db));
      if (isEmpty) await insertTenant(db);
      const tenants = await db.selectFrom('tenant').select('id').execute();
      for (const { id } of tenants) await addCatalogue(db, id);
      if (isEmpty) await insertAdministrator(db, passwordHash, adminPassword === undefined);
      return isEmpty;
    });
  await signingKeys({ host, db: host.database.kysely }).newest();
  return isMine ? { oneTimePassword: adminPassword === undefined ? password : null } : null;
}

async function hasTenant(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('tenant').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function insertTenant(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('tenant')
    .values({ id: seedTenantId, code: onlyTenant, name: '赛务', readonly: true, expirationTime: null })
    .execute();
  await addApplications(db, seedTenantId);
}

async function insertAdministrator(db: Kysely<Schema>, passwordHash: string, mustChangePassword: boolean): Promise<void> {
  const { id } = await db
    .insertInto('user')
    .values({ tenantId: seedTenantId, account: 'admin', name: '超级管理员', passwordHash, mustChangePassword, readonly: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveRole(db, id, 'SUPER_ADMIN');
}

/** Gives a user one of the roles that we ship. */
export async function giveRole(
  db: Kysely<Schema>,
  userId: string,
  code: (typeof roles)[number]['code'],
  tenantId = seedTenantId,
): Promise<void> {
  const role = await db.selectFrom('role').where('tenantId', '=', tenantId).where('code', '=', code).select('id').executeTakeFirstOrThrow();
  await db.insertInto('userRole').values({ tenantId, userId, roleId: role.id }).execute();
}
