import { contestBody } from './contest-steps.ts';
import { known } from './fixture.ts';
import type { TestServer } from './harness.ts';

/** Who acts, and on which data. */
type People = Pick<TestServer, 'as' | 'db'>;

/** A moment at which the contest of `openContest` takes projects. */
export const during = new Date('2026-03-02T10:00:00Z');

/** A contest that takes projects from March to the 10th, 18:00 in Shanghai. */
export async function openContest(server: People, setup: Record<string, unknown> = {}, title = '创新创业大赛'): Promise<string> {
  const windows = { registrationStart: '2026-03-01 08:00:00', registrationEnd: '2026-03-10 18:00:00' };
  const body = contestBody({ reviewStart: '2026-03-11 08:00:00', judgesPerProject: 1, rule: { kind: 'MEAN', decimals: 2 } });
  const { data } = await server.as('school').call('contest.save', { body: { ...body, title, ...windows, setup } });
  await server.as('school').call('contest.publish', { params: { id: data.id } });
  return data.id;
}

/** The student of the fixture begins a project. Answers its id. */
export async function begunEntry(server: People, contestId: string, title = '智能灌溉', account = 'student'): Promise<string> {
  const { data, msg } = await server.as(account).call('entry.begin', { body: { contestId, track: '科技创新', title } });
  if (!data) throw new Error(msg);
  return data.id;
}

/** Makes somebody part of a project, as an accepted invitation does. */
export async function joinEntry({ db }: People, projectId: string, account: string, part: 'MEMBER' | 'ADVISOR'): Promise<void> {
  const { id: userId, name, tenantId } = await db.selectFrom('user').where('account', '=', account).selectAll().executeTakeFirstOrThrow();
  await db.insertInto('projectPerson').values({ tenantId, projectId, part, position: 1, name, userId }).execute();
}

/** Puts an account into the register of a college; another user of the same college is made where there is none. */
export async function register(
  { db }: People,
  table: 'student' | 'teacher',
  account: string,
  facts: { number: string; degree?: string; orgId?: string; phone?: string },
): Promise<void> {
  const user = await db.selectFrom('user').where('account', '=', account).selectAll().executeTakeFirstOrThrow();
  const { orgId = user.orgId ?? known.engineering, number, phone = null, degree } = facts;
  const schoolId = orgId === known.otherCollege ? known.otherSchool : known.school;
  const row = { tenantId: user.tenantId, orgId, schoolId, number, name: user.name, phone, userId: user.id };
  if (table === 'student')
    await db
      .insertInto('student')
      .values({ ...row, degree: degree ?? null })
      .execute();
  else await db.insertInto('teacher').values(row).execute();
}

/** More students of the fixture's college: `student2`, `student3`, … */
export async function addStudents({ db }: People, count: number): Promise<void> {
  const one = await db.selectFrom('user').where('account', '=', 'student').selectAll().executeTakeFirstOrThrow();
  const { roleId } = await db.selectFrom('userRole').where('userId', '=', one.id).select('roleId').executeTakeFirstOrThrow();
  for (let index = 2; index <= count + 1; index += 1) {
    const user = {
      tenantId: one.tenantId,
      account: `student${index}`,
      name: `同学${index}`,
      orgId: one.orgId,
      passwordHash: one.passwordHash,
    };
    const { id } = await db
      .insertInto('user')
      .values({ ...user, mustChangePassword: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('userRole').values({ tenantId: one.tenantId, userId: id, roleId }).execute();
  }
}
