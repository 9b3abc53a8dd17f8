import type { AnswerOf } from '@saiwu/openapi';
import { seedTenantId } from '../core/tenants.ts';
import { callAs, type DemoPlace } from './call-as.ts';
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

export interface NamedPerson {
  name: string;
  phone: string;
}

/** The account of a school's administrator, by its place among the schools. */
export function administratorOf(place: number): string {
  return place === 0 ? 'school' : `school${place + 1}`;
}

const tenantId = seedTenantId;

/**
 * One account for each role, an administrator for each other school, and 40 judges: 16, 12 and 12 on the schools' lists. All have the
 * password that the demonstration tells, and need not change it. Answers who the student and the teacher are.
 */
export async function addPeople(
  { host, db }: DemoPlace,
  random: Random,
  schools: readonly DemoSchool[],
  password: string,
): Promise<Record<'student' | 'teacher', NamedPerson>> {
  const passwordHash = await host.passwords.hash(password);
  // each gets a password made for once, which nobody will be told
  const { call } = callAs(
    { host: { ...host, passwords: { ...host.passwords, hash: async () => passwordHash } }, db },
    'admin',
    host.clock.now(),
  );
  const roles = await db.selectFrom('role').where('tenantId', '=', tenantId).select(['id', 'code']).execute();
  const roleIdOf = new Map(roles.map(({ id, code }) => [code, id]));
  const addUser = async (account: string, orgId: string | null, role: string) => {
    const [name, mobile] = [inventPerson(random), inventPhone(random)];
    const roleIds = [roleIdOf.get(role) ?? ''];
    const body = { account, name, orgId, mobile, roleIds, sex: random.pick(['M', 'W'] as const), state: true };
    const { id } = (await call('user.save', { body })) as AnswerOf<'user.save'>; // what the operation answers
    return { id, name, phone: mobile };
  };
  const [home] = schools;
  const college = home?.colleges[0];
  if (!home || !college) throw new Error('the demonstration needs a school with a college');
  await addUser('manager', null, 'GENERAL_MANAGER');
  await addUser('school', home.id, 'XMANAGEMENT');
  await addUser('college', college.id, 'YMANAGEMENT');
  const teacher = await addUser('teacher', college.id, 'TEACHER');
  const student = await addUser('student', college.id, 'MAKER');
  for (const [place, { id }] of schools.entries()) if (place > 0) await addUser(administratorOf(place), id, 'XMANAGEMENT');

  const counts = [16, 12, 12];
  let number = 0;
  for (const [place, school] of schools.entries()) {
    for (let index = 0; index < (counts[place] ?? 0); index += 1) {
      number += 1;
      const { id: userId } = await addUser(number === 1 ? 'judge' : `judge${String(number).padStart(2, '0')}`, school.id, 'JUDGE');
      // every other judge teaches at the school itself, the rest come from outside
      const own = index % 2 === 0 ? random.pick(school.colleges) : null;
      // no operation takes the particulars of a judge yet
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
  await db
    .updateTable('user')
    .set({ mustChangePassword: false, centifiedStatus: true })
    .where('tenantId', '=', tenantId)
    .where('account', '<>', 'admin')
    .execute();
  return { student, teacher };
}
