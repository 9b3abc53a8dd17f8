import { writeSheet } from '../src/formats/sheets/write-sheet.ts';
import type { TestServer } from './harness.ts';

/** Who acts, and on which data: a server of the harness or one of several processes. */
type People = Pick<TestServer, 'as' | 'db'>;

/** A contest as the fixture's school would set it up: registration is over, review runs for long. */
export function contestBody(stage: Record<string, unknown> = {}) {
  return {
    title: '创新创业大赛',
    edition: 2026,
    tracks: ['科技创新', '商业计划'],
    registrationStart: '2020-01-01 08:00:00',
    registrationEnd: '2020-02-01 18:00:00',
    stages: [
      {
        kind: 'SCHOOL',
        mode: 'ONLINE',
        reviewStart: '2020-02-02 08:00:00',
        reviewEnd: '2099-12-31 18:00:00',
        judgesPerProject: 3,
        recusal: 'COLLEGE',
        isBlind: true,
        rule: { kind: 'TRIMMED_MEAN', decimals: 2 },
        rubric: {
          dimensions: [
            { name: '创新性', weight: '60', items: [{ name: '技术', max: '60' }] },
            {
              name: '可行性',
              weight: '40',
              items: [
                { name: '市场', max: '30' },
                { name: '团队', max: '10' },
                { name: '印象', max: '5', isCounted: false },
              ],
            },
          ],
        },
        ...stage,
      },
    ],
  };
}

export const importHeadings = ['项目名称', '赛道', '学院', '负责人', '学号', '负责人手机', '成员', '指导教师', '项目简介'];

/** An import sheet with these rows. */
export function importSheet(rows: string[][], headings = importHeadings): File {
  return new File([writeSheet({ sheetName: '项目', columns: headings.map((title) => ({ title })), rows })], 'projects.xlsx');
}

/** Rows that have nothing wrong with them; titles `项目 1`, `项目 2`, … */
export function goodRows(count: number): string[][] {
  return Array.from({ length: count }, (_, index) => [
    `项目 ${index + 1}`,
    index % 2 ? '商业计划' : '科技创新',
    index % 2 ? '商学院' : '工学院',
    `负责人${index + 1}`,
    `2026${index}`,
    '13800001234',
    '王一/001、赵二',
    '周导师',
    '简介',
  ]);
}

/** Ids of a contest and its one stage, published by the school's administrator. */
export async function publishedContest(
  server: People,
  stage: Record<string, unknown> = {},
): Promise<{ contestId: string; stageId: string }> {
  const school = server.as('school');
  const saved = await school.call('contest.save', { body: contestBody(stage) });
  await school.call('contest.publish', { params: { id: saved.data.id } });
  return { contestId: saved.data.id, stageId: saved.data.stages[0].id };
}

/** A contest with projects, all assigned; not started. */
export async function assignedContest(server: People, projects: number, stage: Record<string, unknown> = {}) {
  const ids = await publishedContest(server, stage);
  const school = server.as('school');
  await school.call('project.import', { body: { contestId: ids.contestId, file: importSheet(goodRows(projects)) } });
  const proposed = await school.call('assignment.propose', { body: { stageId: ids.stageId, seed: 7 } });
  const accepted = await school.call('assignment.accept', {
    body: { stageId: ids.stageId, seed: 7, fingerprint: proposed.data.fingerprint },
  });
  return { ...ids, proposed, accepted };
}

/** A contest under review. `pairs` name the judges by account. */
export async function runningContest(server: People, projects: number, stage: Record<string, unknown> = {}) {
  const { contestId, stageId } = await assignedContest(server, projects, stage);
  await server.as('school').call('stage.start', { params: { id: stageId } });
  const pairs = await server.db
    .selectFrom('assignment')
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .innerJoin('user', 'user.id', 'judge.userId')
    .innerJoin('project', 'project.id', 'assignment.projectId')
    .where('assignment.stageId', '=', stageId)
    .orderBy('project.number')
    .orderBy('user.account')
    .select(['assignment.projectId', 'user.account', 'user.name'])
    .execute();
  return { contestId, stageId, pairs };
}

/** A full sheet: `technology` of 60, everything else fixed, so that the total is `technology` + 30 × … as the test works it out. */
export function sheetBody(technology: string, version = 0) {
  return {
    scores: [
      { dimension: 0, item: 0, score: technology },
      { dimension: 1, item: 0, score: '24' },
      { dimension: 1, item: 1, score: '8.5' },
      { dimension: 1, item: 2, score: null },
    ],
    comment: '不错',
    version,
  };
}

/** One more stage behind a contest's first, like it and not begun. Answers its id. */
export async function addLaterStage({ db }: People, firstId: string, kind: 'SECOND' | 'FINAL' = 'SECOND'): Promise<string> {
  const {
    id: _,
    rule,
    rubric,
    tieOrder,
    ...first
  } = await db.selectFrom('stage').where('id', '=', firstId).selectAll().executeTakeFirstOrThrow();
  const json = { rule: JSON.stringify(rule), rubric: JSON.stringify(rubric), tieOrder: JSON.stringify(tieOrder), promotion: null };
  const later = {
    ...first,
    ...json,
    state: 'NOT_STARTED',
    closedTime: null,
    closedBy: null,
    kind,
    sortValue: first.sortValue + 1,
  } as const;
  return (await db.insertInto('stage').values(later).returning('id').executeTakeFirstOrThrow()).id;
}
