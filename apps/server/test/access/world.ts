import { sql } from 'kysely';
import { digest } from '../../src/core/tokens.ts';
import { onlyTenant, seedTenantId } from '../../src/core/tenants.ts';
import { giveRole } from '../../src/seed/seed.ts';
import { makeTenant } from '../../src/tenancy/make-tenant.ts';
import { fixture, known } from '../fixture.ts';
import type { TestServer } from '../harness.ts';
import type { Ids } from './ids.ts';
import { marks } from './marks.ts';
import { schoolThings } from './school-things.ts';
import { done, tenantThings } from './tenant-things.ts';

/** Two tenants whose people have the same accounts; in the first, two schools, one of them with two colleges. */
export interface World {
  /** Of the first college of the first school, and of the school where only schools have such a thing. */
  own: Ids;
  /** The same things of the other school. */
  otherSchool: Ids;
  /** The same things of the other tenant. */
  otherTenant: Ids;
  /** Accounts of a judge of the running stage and of one who judges nothing. */
  judges: { assigned: string; idle: string };
}

export const tenants = {
  first: { id: seedTenantId, code: onlyTenant },
  other: { id: '2', code: 'elsewhere' },
};

/** Where the other tenant has what `known` names. */
const elsewhere: typeof known = { school: '201', engineering: '211', business: '212', otherSchool: '202', otherCollege: '221' };

/** Builds it all through the API, as its people would. */
export async function buildWorld(server: TestServer): Promise<World> {
  const { passwordHash } = await server.db.selectFrom('user').select('passwordHash').limit(1).executeTakeFirstOrThrow();
  const outAdmin = await openOtherTenant(server, passwordHash);
  for (const { id } of Object.values(tenants)) await addCollegeAdmins(server, passwordHash, id, id === seedTenantId ? known : elsewhere);
  const [first, other] = [server.within(tenants.first), server.within(tenants.other)];
  await markPeople(server);
  const third = await done(first.as('admin'), 'tenant.save', { code: 'third', name: '第三个企业' });
  const second = await done(first.as('admin'), 'globalUser.save', { tenantCode: tenants.first.code, account: 'super' });
  const things = await tenantThings(server, {
    ...first,
    tenantId: tenants.first.id,
    mark: marks.tenant,
    platform: { tenant: third.id, tenantCode: 'third', globalUser: second.id },
  });
  const outThings = await tenantThings(server, {
    ...other,
    tenantId: tenants.other.id,
    mark: marks.otherTenant,
    platform: { tenant: tenants.other.id, tenantCode: tenants.other.code, globalUser: outAdmin },
  });
  const { ids, judges } = await schoolThings(server, {
    ...first,
    tenantId: tenants.first.id,
    school: 'school',
    schoolId: known.school,
    mark: marks.school,
    user: 'student',
    template: things.smsTemplate,
    colleges: [
      { account: 'college', id: known.engineering, mark: marks.own },
      { account: 'college2', id: known.business, mark: marks.beside },
    ],
  });
  const far = await schoolThings(server, {
    ...first,
    tenantId: tenants.first.id,
    school: 'other',
    schoolId: known.otherSchool,
    mark: marks.otherSchool,
    user: 'college3',
    template: things.smsTemplate,
    colleges: [{ account: 'college3', id: known.otherCollege, mark: marks.otherSchool }],
  });
  const out = await schoolThings(server, {
    ...other,
    tenantId: tenants.other.id,
    school: 'school',
    schoolId: elsewhere.school,
    mark: marks.otherTenant,
    user: 'student',
    template: outThings.smsTemplate,
    colleges: [
      { account: 'college', id: elsewhere.engineering, mark: marks.otherTenant },
      { account: 'college2', id: elsewhere.business, mark: marks.otherTenant },
    ],
  });
  await markOrgs(server);
  await server.runJobs();
  // what is deleted is brought back with the transaction, and its file is not
  server.host.files = { ...server.host.files, delete: async () => undefined };
  return { own: { ...things, ...ids }, otherSchool: { ...things, ...far.ids }, otherTenant: { ...outThings, ...out.ids }, judges };
}

async function openOtherTenant({ db, host }: TestServer, passwordHash: string): Promise<string> {
  const { id, code } = tenants.other;
  await db
    .insertInto('tenant')
    .values({ id, code, name: `另一个企业 ${marks.otherTenant}`, expirationTime: null })
    .execute();
  await makeTenant(db, id);
  const secretHash = await digest('lamp_web_secret');
  await db.updateTable('application').set({ secretHash }).where('tenantId', '=', id).where('clientId', '=', 'lamp_web').execute();
  const admin = { tenantId: id, account: 'admin', name: '超级管理员', passwordHash, mustChangePassword: false };
  const user = await db.insertInto('user').values(admin).returning('id').executeTakeFirstOrThrow();
  await giveRole(db, user.id, 'SUPER_ADMIN', id);
  await fixture(db, passwordHash, id, elsewhere);
  await host.bus.publish(db, 'access', { tenantId: id });
  return user.id;
}

/** Administrators of the second college, which has a judge then, and of that of the other school, and somebody who is switched off. */
async function addCollegeAdmins({ db }: TestServer, passwordHash: string, tenantId: string, places: typeof known): Promise<void> {
  const add = async (account: string, orgId: string, state = true) => {
    const row = { tenantId, account, name: account, orgId, passwordHash, state, mustChangePassword: false };
    const { id } = await db.insertInto('user').values(row).returning('id').executeTakeFirstOrThrow();
    await giveRole(db, id, 'YMANAGEMENT', tenantId);
  };
  await add('college2', places.business);
  const { id } = await db
    .selectFrom('user')
    .where('tenantId', '=', tenantId)
    .where('account', '=', 'judge2')
    .select('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('judge').set({ collegeId: places.business }).where('userId', '=', id).execute();
  await add('college3', places.otherCollege);
  await add('disabled', places.engineering, false);
}

/** Puts the marks into people's names. */
async function markPeople({ db }: TestServer): Promise<void> {
  for (const { tenantId, orgIds, text } of places)
    await sql`update "user" set name = name || ' ' || ${text} where tenant_id = ${tenantId} and org_id = any(${orgIds}::bigint[])`.execute(
      db,
    );
}

/** The same of organisations, which sheets have named until then. */
async function markOrgs({ db }: TestServer): Promise<void> {
  for (const { tenantId, orgIds, text } of places)
    await sql`update org set label = label || ' ' || ${text} where tenant_id = ${tenantId} and id = any(${orgIds}::bigint[])`.execute(db);
}

const places = [
  { tenantId: tenants.first.id, orgIds: [known.engineering], text: marks.own },
  { tenantId: tenants.first.id, orgIds: [known.business], text: marks.beside },
  { tenantId: tenants.first.id, orgIds: [known.school], text: marks.school },
  { tenantId: tenants.first.id, orgIds: [known.otherSchool, known.otherCollege], text: marks.otherSchool },
  { tenantId: tenants.other.id, orgIds: Object.values(elsewhere), text: marks.otherTenant },
];
