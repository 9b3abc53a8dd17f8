import type { MessageDescriptor } from '@lingui/core';
import { contestSetup, type InputOf, projectSheet } from '@saiwu/openapi';
import { toWire } from '../core/wire-time.ts';
import type { Caller } from './call-as.ts';
import { inventProject } from './invent.ts';
import { tracks } from './people.ts';
import type { Random } from './random.ts';
import type { Registers } from './registers.ts';
import type { DemoSchool } from './schools.ts';
import { sheetFile } from './sheet-file.ts';

type ContestBody = InputOf<'contest.save'>['body'];

const day = 86_400_000;

/**
 * A contest as the school would set it up; `opens` is when registration opens, in days from now. A final follows the school's stage where
 * it says so.
 */
export function contestBody(title: string, now: Date, opens: number, hasFinal: boolean): ContestBody {
  const at = (days: number, time: string) => `${toWire(new Date(now.getTime() + days * day), 'Asia/Shanghai').slice(0, 10)} ${time}`;
  return {
    title,
    edition: new Date(now.getTime() + opens * day).getFullYear(),
    describe: '面向全校在读学生。以学院为单位报送，校赛采用网上评审，每个项目由三位评委独立打分。',
    tracks,
    registrationStart: at(opens, '08:00:00'),
    registrationEnd: at(opens + 30, '23:59:59'),
    setup,
    stages: [
      {
        ...stage,
        kind: 'SCHOOL',
        mode: 'ONLINE',
        reviewStart: at(opens + 31, '08:00:00'),
        reviewEnd: at(opens + 45, '23:59:59'),
        judgesPerProject: 3,
        isBlind: true,
        ...(hasFinal && { promotion: { by: 'PERCENT', value: '20', trackShares: [], directPasses: 1, repechage: 2 } }),
      },
      ...(hasFinal
        ? [
            {
              ...stage,
              kind: 'FINAL' as const,
              mode: 'ROADSHOW' as const,
              reviewStart: at(opens + 52, '08:00:00'),
              reviewEnd: at(opens + 53, '18:00:00'),
              judgesPerProject: 5,
              isBlind: false,
            },
          ]
        : []),
    ],
  };
}

/** Projects of a contest that a student may be in. */
const mostProjects = 3;

const setup = contestSetup.parse({
  team: { min: 2, max: 8, advisorsMin: 1, advisorsMax: 3, perStudent: mostProjects },
  awards: [
    { name: '一等奖', by: 'PERCENT', value: '5' },
    { name: '二等奖', by: 'PERCENT', value: '10' },
    { name: '三等奖', by: 'PERCENT', value: '20', rounding: 'HALF_UP' },
  ],
  graceMinutes: 10,
  retentionMonths: 36,
});

/** What the stages share. */
const stage = {
  loadCap: null,
  recusal: 'COLLEGE' as const,
  rule: { kind: 'TRIMMED_MEAN' as const, decimals: 2 },
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
};

function item(name: string, max: string, guidance: string) {
  return { name, max, guidance, isCounted: true };
}

/** Imports accepted projects of a school into a contest, whose people are in its registers, as its administrator does. */
export async function importProjects(
  { call }: Caller,
  random: Random,
  school: DemoSchool,
  registers: Registers,
  contestId: string,
  count: number,
): Promise<void> {
  const taken = new Set<string>();
  const projectsOf = new Map<string, number>();
  const freeIn = (collegeId: string) =>
    (registers.get(collegeId)?.students ?? []).filter(({ number }) => (projectsOf.get(number) ?? 0) < mostProjects);
  const rows = Array.from({ length: count }, () => {
    const college = random.pick(school.colleges.filter(({ id }) => freeIn(id).length >= largestTeam));
    const { teachers = [] } = registers.get(college.id) ?? {};
    const { title, track, summary } = inventProject(random, random.pick(tracks), (title) => taken.has(title));
    taken.add(title);
    const team = random.sample(freeIn(college.id), largestTeam - 3 + random.below(4));
    for (const { number } of team) projectsOf.set(number, (projectsOf.get(number) ?? 0) + 1);
    const [leader, ...members] = team;
    const advisor = random.pick(teachers);
    return {
      title,
      track,
      summary,
      college: college.name,
      leaderName: leader?.name ?? '',
      leaderNumber: leader?.number ?? '',
      leaderPhone: leader?.phone ?? '',
      members: members.map(({ name, number }) => `${name}/${number}`).join('、'),
      advisors: `${advisor.name}/${advisor.number}/${advisor.phone}`,
    };
  });
  const file = sheetFile(projectHeads, rows);
  await call('project.import', { body: { contestId, file, mode: 'ALL' } });
}

const largestTeam = 6;

const projectHeads = Object.fromEntries(projectSheet.map(({ field, title }) => [field, title])) as Record<
  (typeof projectSheet)[number]['field'],
  MessageDescriptor
>; // a head for each field of the sheet
