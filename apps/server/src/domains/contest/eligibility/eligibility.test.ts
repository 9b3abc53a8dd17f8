import { beforeEach, describe, expect, it } from 'vitest';
import { contestBody, goodRows, importSheet, publishedContest, runningContest, sheetBody } from '../../../../test/contest-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const school = () => server.as('school');
let contestId = '';

const everybody = { orgIds: [], degreeLevels: [], barringAwards: [] };
const engineers = { ...everybody, orgIds: [known.engineering] };

beforeEach(async () => {
  ({ contestId } = await publishedContest(server));
  await school().call('project.import', { body: { contestId, file: importSheet(goodRows(4)) } });
});

const effect = (eligibility: object, account = 'school') =>
  server.as(account).call('contest.eligibilityEffect', { params: { id: contestId }, body: { eligibility } });
const versionOf = async () => (await school().call('contest.get', { params: { id: contestId } })).data.version;
const change = async (eligibility: object, account = 'school') =>
  server.as(account).call('contest.changeEligibility', {
    params: { id: contestId },
    body: { version: await versionOf(), eligibility, reason: '学校另有通知' },
  });
const marked = async () => {
  const { data } = await school().call('project.page', { body: { model: { contestId }, sort: 'number', order: 'ascending' } });
  return data.records.map(({ ineligible }: { ineligible: string[] }) => ineligible);
};
const titlesOf = async (account: string) =>
  (await server.as(account).call('message.page', { body: { model: {} } })).data.records.map(({ title }: { title: string }) => title);

describe('an eligibility rule that is changed when there are projects', () => {
  it('names first whom it would leave out and why, and changes nothing by that', async () => {
    const { data } = await effect(engineers);
    expect(data).toMatchObject({ projectCount: 4, excludedCount: 2, readmittedCount: 0 });
    expect(data.excluded).toMatchObject([
      { title: '项目 2', orgLabel: '商学院', reasons: ['学校或学院不在参赛范围'] },
      { title: '项目 4', orgLabel: '商学院', reasons: ['学校或学院不在参赛范围'] },
    ]);
    expect(await marked()).toEqual([[], [], [], []]);
  });

  it('is refused by the form, which says that there is an act for it', async () => {
    const { data } = await school().call('contest.get', { params: { id: contestId } });
    const refused = await school().call('contest.update', {
      body: { ...contestBody(), id: contestId, version: data.version, setup: { ...data.setup, eligibility: engineers } },
    });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([409, { 'setup.eligibility': '已有项目，先看会影响哪些项目再修改' }]);
  });

  it('marks what does not fit, throws nothing out, and takes the mark away again when it fits', async () => {
    expect((await change(engineers)).data.setup.eligibility.orgIds).toEqual([known.engineering]);
    expect(await marked()).toEqual([[], ['学校或学院不在参赛范围'], [], ['学校或学院不在参赛范围']]);
    expect((await effect(everybody)).data).toMatchObject({ excludedCount: 0, readmittedCount: 2 });
    await change(everybody);
    expect(await marked()).toEqual([[], [], [], []]);
  });

  it('tells the leaders and those of their colleges, once for what is new', async () => {
    const user = await server.db.selectFrom('user').where('account', '=', 'student').select('id').executeTakeFirstOrThrow();
    const projects = await server.db.selectFrom('project').where('contestId', '=', contestId).orderBy('number').select('id').execute();
    await server.db
      .insertInto('projectTie')
      .values({ tenantId: '1', projectId: projects[1]?.id ?? '', part: 'LEADER', position: 1, userId: user.id })
      .execute();
    await change(engineers);
    expect(await titlesOf('student')).toEqual(['创新创业大赛：参赛条件改了，你的项目不再符合']);
    expect(await titlesOf('college'), 'whose projects all fit').not.toContain('创新创业大赛：有 2 个项目不再符合参赛条件');
    await change({ ...engineers, degreeLevels: ['02'] });
    expect(await titlesOf('student')).toHaveLength(1);
    await change(everybody);
    expect(await titlesOf('student')).toContain('创新创业大赛：你的项目又符合参赛条件了');
  });

  it('asks the register for the degrees of the team, and does not judge whom it does not know', async () => {
    const person = { name: '负责人1', orgId: known.engineering, number: '20260', year: 2026, degree: '04' };
    expect((await school().call('student.save', { body: person })).status).toBe(200);
    const { data } = await effect({ ...everybody, degreeLevels: ['01', '02'] });
    expect(data.excluded).toMatchObject([{ title: '项目 1', reasons: ['队员的学历层次「博士」不在参赛范围'] }]);
  });

  it('knows what won before by the sealed results and the awards of that contest', async () => {
    const awards = [{ name: '一等奖', by: 'COUNT', value: '1' }];
    const before = await runningContest(server, 2, { judgesPerProject: 1, rule: { kind: 'MEAN', decimals: 2 } });
    const { data } = await school().call('contest.get', { params: { id: before.contestId } });
    const setup = { ...data.setup, awards };
    const body = {
      ...contestBody({ judgesPerProject: 1, rule: { kind: 'MEAN', decimals: 2 } }),
      id: before.contestId,
      version: data.version,
      setup,
    };
    expect((await school().call('contest.update', { body })).status).toBe(200);
    const pairs = await server.db
      .selectFrom('assignment')
      .innerJoin('judge', 'judge.id', 'assignment.judgeId')
      .innerJoin('user', 'user.id', 'judge.userId')
      .innerJoin('project', 'project.id', 'assignment.projectId')
      .where('assignment.stageId', '=', before.stageId)
      .select(['user.account', 'project.id', 'project.title'])
      .execute();
    for (const { account, id, title } of pairs)
      await server.as(account).call('score.submit', {
        params: { stageId: before.stageId, projectId: id },
        body: sheetBody(title === '项目 1' ? '50' : '20'),
      });
    expect((await school().call('stage.close', { params: { id: before.stageId }, body: { password: 'secret-1' } })).status).toBe(200);
    const barring = { ...everybody, barringAwards: [{ contestId: before.contestId, award: '一等奖' }] };
    expect((await effect(barring)).data.excluded).toMatchObject([
      { title: '项目 1', reasons: ['同名项目在「创新创业大赛」获得过「一等奖」'] },
    ]);
    expect((await change(barring)).data.barring).toEqual([{ title: '创新创业大赛', edition: 2026, award: '一等奖' }]);
  });

  it('is not to be had of a contest without projects, of one that is over, by others, or over what was not read', async () => {
    expect((await effect(engineers, 'other')).status).toBe(404);
    expect((await effect({ ...everybody, orgIds: ['999'] })).extra.fieldErrors).toEqual({ 'eligibility.orgIds': '有的学校或学院不存在' });
    const body = { version: 1, eligibility: engineers, reason: '学校另有通知' };
    expect((await school().call('contest.changeEligibility', { params: { id: contestId }, body })).status).toBe(409);
    const empty = await publishedContest(server);
    const refused = await school().call('contest.eligibilityEffect', { params: { id: empty.contestId }, body: { eligibility: engineers } });
    expect([refused.status, refused.msg]).toEqual([409, '还没有项目，直接在设置里修改']);
    await school().call('contest.cancel', { params: { id: contestId }, body: { reason: '不办了' } });
    expect((await effect(engineers)).status).toBe(409);
  });
});
