import type { Kysely } from 'kysely';
import type { Schema } from '../src/schema/schema.ts';
import { giveRole } from '../src/seed/seed.ts';
import { seedTenantId } from '../src/core/tenants.ts';

/** Ids that tests may rely on. */
export const known = {
  school: '101',
  engineering: '111',
  business: '112',
  otherSchool: '102',
  otherCollege: '121',
};

/** The secret of every test's server: the database that they start from holds a signing key sealed with it. */
export const testSecret = 'a secret for tests, longer than 32 bytes';

/**
 * Two schools with their people: one user for each role, six judges of the first school, one of the second. All passwords are `secret-1`.
 * In another tenant they have the same names and other ids.
 */
export async function fixture(db: Kysely<Schema>, passwordHash: string, tenantId = seedTenantId, places = known): Promise<void> {
  const org = (id: string, parentId: string, type: 'school' | 'college', label: string) => ({
    tenantId,
    id,
    parentId,
    treePath: parentId === '0' ? `/${id}/` : `/${parentId}/${id}/`,
    type,
    label,
  });
  await db
    .insertInto('org')
    .values([
      org(places.school, '0', 'school', '华东科技大学'),
      org(places.engineering, places.school, 'college', '工学院'),
      org(places.business, places.school, 'college', '商学院'),
      org(places.otherSchool, '0', 'school', '江南大学'),
      org(places.otherCollege, places.otherSchool, 'college', '理学院'),
    ])
    .execute();
  await db
    .insertInto('school')
    .values([
      { tenantId, orgId: places.school, code: '4131010001', province: '上海', city: '上海市', level: '本科' },
      { tenantId, orgId: places.otherSchool, code: '4132010002', province: '江苏', city: '无锡市', level: '本科' },
    ])
    .execute();
  const people = [
    ['manager', '总管', null, 'GENERAL_MANAGER'],
    ['school', '校管', places.school, 'XMANAGEMENT'],
    ['college', '院管', places.engineering, 'YMANAGEMENT'],
    ['other', '外校管理员', places.otherSchool, 'XMANAGEMENT'],
    ['teacher', '张老师', places.engineering, 'TEACHER'],
    ['student', '李同学', places.engineering, 'MAKER'],
    ['nobody', '无角色', places.engineering, null],
  ] as const;
  for (const [account, name, orgId, role] of people) {
    const user = await db
      .insertInto('user')
      .values({ tenantId, account, name, orgId, passwordHash, mustChangePassword: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (role) await giveRole(db, user.id, role, tenantId);
  }
  for (const index of [1, 2, 3, 4, 5, 6, 7]) await addJudge(db, index, passwordHash, tenantId, places);
}

/** Judges 1 and 2 come from the engineering college, 3 to 6 from outside, 7 belongs to the other school. */
async function addJudge(db: Kysely<Schema>, index: number, passwordHash: string, tenantId: string, places: typeof known): Promise<void> {
  const schoolId = index === 7 ? places.otherSchool : places.school;
  const user = await db
    .insertInto('user')
    .values({
      tenantId,
      account: `judge${index}`,
      name: `评委${'甲乙丙丁戊己庚'[index - 1]}`,
      orgId: schoolId,
      passwordHash,
      mustChangePassword: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveRole(db, user.id, 'JUDGE', tenantId);
  const isInside = index <= 2;
  await db
    .insertInto('judge')
    .values({
      tenantId,
      userId: user.id,
      orgId: schoolId,
      schoolId: isInside ? places.school : null,
      collegeId: isInside ? places.engineering : null,
      province: '上海',
      tracks: index % 2 ? ['科技创新'] : ['商业计划'],
      title: '教授',
      employer: '某单位',
    })
    .execute();
}
