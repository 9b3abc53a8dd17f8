import type { InputOf } from '@saiwu/openapi';
import { insertPeople, type Person } from '../domains/contest/project/project-people.ts';
import { tiePeopleOf } from '../domains/contest/project/tie-people.ts';
import { seedTenantId } from '../core/tenants.ts';
import { toWire } from '../core/wire-time.ts';
import type { Caller } from './call-as.ts';
import { inventPerson, inventPhone, inventProject } from './invent.ts';
import { tracks } from './people.ts';
import type { Random } from './random.ts';
import type { DemoSchool } from './schools.ts';

type ContestBody = InputOf<'contest.save'>['body'];

const day = 86_400_000;

/** A contest as the school would set it up; `opens` is when registration opens, in days from now. */
export function contestBody(title: string, now: Date, opens: number): ContestBody {
  const at = (days: number, time: string) => `${toWire(new Date(now.getTime() + days * day), 'Asia/Shanghai').slice(0, 10)} ${time}`;
  return {
    title,
    edition: new Date(now.getTime() + opens * day).getFullYear(),
    describe: '面向全校在读学生。以学院为单位报送，校赛采用网上评审，每个项目由三位评委独立打分。',
    tracks,
    registrationStart: at(opens, '08:00:00'),
    registrationEnd: at(opens + 30, '23:59:59'),
    stages: [
      {
        kind: 'SCHOOL',
        mode: 'ONLINE',
        reviewStart: at(opens + 31, '08:00:00'),
        reviewEnd: at(opens + 45, '23:59:59'),
        judgesPerProject: 3,
        loadCap: null,
        recusal: 'COLLEGE',
        isBlind: true,
        rule: { kind: 'TRIMMED_MEAN', decimals: 2 },
        rubric: {
          dimensions: [
            {
              name: '创新性',
              weight: '30',
              items: [item('技术或模式创新', '20', '与已有方案相比的新意'), item('知识产权与积累', '10', '专利、论文、软件著作权等')],
            },
            {
              name: '可行性',
              weight: '30',
              items: [item('技术路线', '15', '路线是否清楚，关键问题是否解决'), item('实施条件', '15', '人员、设备与合作单位')],
            },
            { name: '应用价值', weight: '25', items: [item('市场与社会价值', '25', '服务对象、规模与效果')] },
            { name: '团队与表达', weight: '15', items: [item('团队构成', '8', '分工与互补'), item('材料质量', '7', '结构清楚，数据可信')] },
          ],
        },
      },
    ],
  };
}

function item(name: string, max: string, guidance: string) {
  return { name, max, guidance, isCounted: true };
}

/** Puts accepted projects of a school into a contest. */
export async function insertProjects(
  caller: Caller,
  random: Random,
  school: DemoSchool,
  contest: { id: string; edition: number; registrationEnd: string },
  count: number,
): Promise<void> {
  const taken = new Set<string>();
  const writing = { db: caller.host.database.kysely, tenant: { id: seedTenantId } };
  const people = new Map<string, Person[]>();
  // before registration ended, whenever the demonstration is made
  const lastDays = new Date(`${contest.registrationEnd.replace(' ', 'T')}+08:00`).getTime() - 2 * day;
  const createTime = new Date(Math.min(caller.host.clock.now().getTime(), lastDays));
  const rows = Array.from({ length: count }, (_, index) => {
    const college = random.pick(school.colleges);
    const project = inventProject(random, random.pick(tracks), (title) => taken.has(title));
    taken.add(project.title);
    const members = Array.from({ length: 2 + random.below(4) }, () => student(random, 'MEMBER'));
    const leader = { ...student(random, 'LEADER'), phone: inventPhone(random) };
    const number = `${contest.edition}-${String(index + 1).padStart(4, '0')}`;
    people.set(number, [leader, ...members, { part: 'ADVISOR', name: inventPerson(random), number: null, phone: null }]);
    return {
      tenantId: seedTenantId,
      contestId: contest.id,
      orgId: college.id,
      schoolId: school.id,
      collegeId: college.id,
      number,
      ...project,
      state: 'ACCEPTED' as const,
      createTime,
      updateTime: createTime,
    };
  });
  const added = await writing.db.insertInto('project').values(rows).returning(['id', 'number']).execute();
  await insertPeople(
    writing,
    added.map(({ id, number }) => ({ projectId: id, people: people.get(number) ?? [] })),
  );
  await tiePeopleOf(
    writing,
    added.map(({ id }) => id),
  );
}

function student(random: Random, part: Person['part']): Person {
  return { part, name: inventPerson(random), number: String(2_023_000_000 + random.below(999_999)), phone: null };
}
