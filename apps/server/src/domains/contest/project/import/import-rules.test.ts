import { describe, expect, it } from 'vitest';
import { contestBody, importSheet } from '../../../../../test/contest-steps.ts';
import { known } from '../../../../../test/fixture.ts';
import { openServer } from '../../../../../test/harness.ts';

const server = openServer();
const school = () => server.as('school');

async function contestWith(setup: object): Promise<string> {
  const { data } = await school().call('contest.save', { body: { ...contestBody(), setup } });
  const { status } = await school().call('contest.publish', { params: { id: data.id } });
  expect(status).toBe(200);
  return data.id;
}

interface Row {
  title: string;
  college?: string;
  leader?: [name: string, number: string, phone?: string];
  members?: string;
  advisors?: string;
}

const cellsOf = ({ title, college = '工学院', leader = ['负责人', `n-${title}`], members = '', advisors = '' }: Row) => [
  title,
  '科技创新',
  college,
  leader[0],
  leader[1],
  leader[2] ?? '',
  members,
  advisors,
  '',
];

/** What is wrong with each row, by the headings of its cells. */
async function wrongs(contestId: string, rows: Row[], account = 'school'): Promise<object[]> {
  const body = { contestId, file: importSheet(rows.map(cellsOf)) };
  const { data } = await server.as(account).call('project.importPreview', { body });
  return data.rows.map(({ errors }: { errors: object }) => errors);
}

const bring = (contestId: string, rows: Row[], mode = 'ALL', account = 'school') =>
  server.as(account).call('project.import', { body: { contestId, file: importSheet(rows.map(cellsOf)), mode } });

describe('an import does not go round the rules of its contest', () => {
  it('takes as many of a college as it may send, with those that are there', async () => {
    const contestId = await contestWith({ quotas: { each: 2, of: [{ orgId: known.business, most: 0 }] } });
    expect((await bring(contestId, [{ title: '甲' }])).data).toEqual({ imported: 1, skipped: 0 });
    // one that is wrong takes no place
    const rows = [{ title: '甲' }, { title: '乙' }, { title: '丙' }, { title: '丁', college: '商学院' }];
    expect(await wrongs(contestId, rows)).toEqual([
      { 项目名称: '大赛里已有这个项目' },
      {},
      { 学院: '学院的名额是 2 个，已有 1 个项目，这一行超出了' },
      { 学院: '学院的名额是 0 个，已有 0 个项目，这一行超出了' },
    ]);
    expect((await bring(contestId, rows)).code).toBe(-9);
    expect((await bring(contestId, rows, 'GOOD')).data).toEqual({ imported: 1, skipped: 3 });
  });

  it('gives the last place of a college to one of two who bring projects in at once', async () => {
    const contestId = await contestWith({ quotas: { each: 1 } });
    const answers = await Promise.all(['甲', '乙'].map((title) => bring(contestId, [{ title }])));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await server.db.selectFrom('project').where('contestId', '=', contestId).select('id').execute()).toHaveLength(1);
  });

  it('counts teams and advisers', async () => {
    const contestId = await contestWith({ team: { min: 2, max: 3, advisorsMin: 1, advisorsMax: 1 } });
    const rows = [
      { title: '甲', members: '王一', advisors: '周导师' },
      { title: '乙', advisors: '周导师' },
      { title: '丙', members: '王一、赵二、孙三', advisors: '周导师' },
      { title: '丁', members: '王一' },
      { title: '戊', members: '王一', advisors: '周导师、吴老师' },
    ];
    expect(await wrongs(contestId, rows)).toEqual([
      {},
      { 成员: '团队至少 2 人，还差 1 人' },
      { 成员: '团队最多 3 人，多了 1 人' },
      { 指导教师: '至少 1 位指导教师，还差 1 位' },
      { 指导教师: '最多 1 位指导教师，多了 1 位' },
    ]);
  });

  it('counts the projects of a student and of an adviser by number or phone, here and in the sheet, and no namesakes', async () => {
    const contestId = await contestWith({ team: { perStudent: 1, perAdvisor: 2 } });
    await bring(contestId, [{ title: '甲', leader: ['王一', 'A001'], advisors: '周导师/T1/13900001111' }]);
    const student = '每个学生最多参加 1 个项目';
    const rows = [
      { title: '乙', members: '王一/a001' },
      { title: '丙', leader: ['赵二', 'A002', '13800002222'] as Row['leader'], advisors: '周导师/T1' },
      { title: '丁', leader: ['赵二', '', '13800002222'] as Row['leader'] },
      { title: '戊', leader: ['孙三', 'A003', '13800002222'] as Row['leader'], advisors: '周导师' },
      { title: '己', advisors: '周导师/t1' },
    ];
    expect(await wrongs(contestId, rows)).toEqual([
      { 成员: `王一：${student}` },
      {},
      { 负责人: `赵二：${student}` },
      {},
      { 指导教师: '周导师：每位教师最多指导 2 个项目' },
    ]);
    await server.db.updateTable('project').set({ state: 'WITHDRAWN' }).where('title', '=', '甲').execute();
    expect((await wrongs(contestId, rows))[0]).toEqual({});
  });

  it('asks where people study, at what level, and what they have won', async () => {
    const person = { orgId: known.engineering, number: 'A001', name: '王一', degree: 'MASTER' };
    const levels = await server.db.selectFrom('dictionary').where('type', '=', 'DEGREE_LEVEL').select(['code', 'name']).execute();
    const [first, second] = levels;
    expect((await school().call('student.save', { body: { ...person, degree: first?.code } })).status).toBe(200);
    const contestId = await contestWith({ eligibility: { orgIds: [known.engineering], degreeLevels: [second?.code] } });
    const rows = [
      { title: '甲', members: '王一/a001' },
      { title: '乙', college: '商学院' },
      { title: '丙', members: '王一/A009' },
    ];
    expect(await wrongs(contestId, rows)).toEqual([
      { 成员: `队员的学历层次「${first?.name}」不在参赛范围` },
      { 学院: '学校或学院不在参赛范围' },
      {},
    ]);
  });

  it('lets nobody bring in what they stand behind', async () => {
    const contestId = await contestWith({});
    const advises = '你是这个项目的指导教师，请由别人导入';
    const rows = [
      { title: '甲', advisors: '周导师/SCHOOL' },
      { title: '乙', advisors: '校管' },
      { title: '丙', advisors: '校管/manager' },
      { title: '丁', leader: ['校管', ''] as Row['leader'] },
      { title: '戊', leader: ['校管', '2026001'] as Row['leader'] },
    ];
    expect(await wrongs(contestId, rows)).toEqual([
      { 指导教师: advises },
      { 指导教师: advises },
      {},
      { 负责人: '你在这个项目的团队里，请由别人导入' },
      {},
    ]);
    expect((await wrongs(contestId, rows, 'manager'))[0]).toEqual({});
    expect((await bring(contestId, rows, 'GOOD')).data).toEqual({ imported: 2, skipped: 3 });
    const ties = await server.db
      .selectFrom('projectTie')
      .innerJoin('user', 'user.id', 'projectTie.userId')
      .where('user.account', '=', 'school')
      .selectAll('projectTie')
      .execute();
    expect(ties).toEqual([]);
  });
});
