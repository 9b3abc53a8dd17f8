import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { giveRole } from '../seed/seed.ts';
import { seedTenantId } from '../core/tenants.ts';
import { inventPerson, inventPhone } from './invent.ts';
import type { Random } from './random.ts';
import type { DemoSchool } from './schools.ts';

export const tracks = ['科技创新', '商业计划', '社会服务', '文化创意'];

/** The demonstration accounts that `design.md` names, beside `admin`. */
export const namedAccounts = [
  { account: 'manager', role: '总管理员 general manager' },
  { account: 'school', role: '学校管理员 school administrator' },
  { account: 'college', role: '学院管理员 college administrator' },
  { account: 'judge', role: '评委 judge' },
  { account: 'teacher', role: '教师 teacher' },
  { account: 'student', role: '创客 student' },
] as const;

const tenantId = seedTenantId;

/** One account for each role, a second administrator for each other school, and 40 judges: 16, 12 and 12 on the schools' lists. */
export async function insertPeople(db: Kysely<Schema>, random: Random, schools: DemoSchool[], passwordHash: string): Promise<void> {
  const addUser = async (account: string, orgId: string | null, role: Parameters<typeof giveRole>[2], name = inventPerson(random)) => {
    const user = await db
      .insertInto('user')
      .values({
        tenantId,
        account,
        name,
        orgId,
        passwordHash,
        mustChangePassword: false,
        mobile: inventPhone(random),
        sex: random.pick(['M', 'W']),
        centifiedStatus: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await giveRole(db, user.id, role);
    return user.id;
  };
  const [home] = schools;
  const college = home?.colleges[0];
  if (!home || !college) throw new Error('the demonstration needs a school with a college');
  await addUser('manager', null, 'GENERAL_MANAGER');
  await addUser('school', home.id, 'XMANAGEMENT');
  await addUser('college', college.id, 'YMANAGEMENT');
  await addUser('teacher', college.id, 'TEACHER');
  await addUser('student', college.id, 'MAKER');
  for (const [index, school] of schools.slice(1).entries()) await addUser(`school${index + 2}`, school.id, 'XMANAGEMENT');

  const counts = [16, 12, 12];
  let number = 0;
  for (const [place, school] of schools.entries()) {
    for (let index = 0; index < (counts[place] ?? 0); index += 1) {
      number += 1;
      const account = number === 1 ? 'judge' : `judge${String(number).padStart(2, '0')}`;
      const userId = await addUser(account, school.id, 'JUDGE');
      // every other judge teaches at the school itself, the rest come from outside
      const own = index % 2 === 0 ? random.pick(school.colleges) : null;
      await db
        .insertInto('judge')
        .values({
          tenantId,
          userId,
          orgId: school.id,
          schoolId: own ? school.id : null,
          collegeId: own?.id ?? null,
          province: own ? school.province : random.pick(['北京', '上海', '江苏', '浙江', '广东']),
          title: random.pick(['教授', '副教授', '研究员', '高级工程师', '投资总监']),
          employer: own
            ? `${school.name}${own.name}`
            : random.pick(['启明创业投资', '长三角先进材料研究院', '市科技创新中心', '东方设计院', '华信软件']),
          tracks: random.sample(tracks, 1 + random.below(2)),
        })
        .execute();
    }
  }
}
