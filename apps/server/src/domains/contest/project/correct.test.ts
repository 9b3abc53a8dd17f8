import { verifyLog } from '@saiwu/judging';
import { describe, expect, it } from 'vitest';
import { assignedContest, goodRows, importSheet, publishedContest, runningContest } from '../../../../test/contest-steps.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const school = () => server.as('school');

/** A published contest with two projects, of which the first is 项目 1. */
async function imported(rows = goodRows(2)) {
  const { contestId, stageId } = await publishedContest(server);
  await school().call('project.import', { body: { contestId, file: importSheet(rows) } });
  return { contestId, stageId, ids: await projectIds(contestId) };
}

async function projectIds(contestId: string): Promise<string[]> {
  const { data } = await school().call('project.page', { body: { model: { contestId }, sort: 'number', order: 'ascending' } });
  return data.records.map(({ id }: { id: string }) => id);
}

/** The row as the form has it, with what is to be changed. */
async function rowOf(id: string, changes: object = {}) {
  const { data } = await school().call('project.correction', { params: { id } });
  const { tracks: _tracks, colleges: _colleges, ...row } = data;
  return { ...row, reason: '表格里写错了', ...changes };
}

async function correct(account: string, id: string, changes: object = {}) {
  return server.as(account).call('project.correct', { params: { id }, body: await rowOf(id, changes) });
}

function remove(account: string, id: string) {
  return server.as(account).call('project.remove', { params: { id }, body: { reason: '重复报名' } });
}

/** What is said against correcting and removing: the same to who only reads what the form would begin with. */
async function refusals(id: string): Promise<string[]> {
  const cells = {
    title: '偷改',
    track: '科技创新',
    college: '工学院',
    leaderName: '负责人',
    leaderNumber: '20260',
    leaderPhone: '13800001234',
  };
  const body = { ...cells, members: '', advisors: '', summary: '', version: 1, reason: '表格里写错了' };
  const answers = [
    await school().call('project.correction', { params: { id } }),
    await school().call('project.correct', { params: { id }, body }),
    await remove('school', id),
  ];
  return [...new Set(answers.map(({ status, msg }) => `${status} ${msg}`))];
}

describe('an imported project', () => {
  it('opens as its row, phones and numbers masked, with the tracks and colleges it may have', async () => {
    const { ids } = await imported();
    const { data } = await school().call('project.correction', { params: { id: ids[0]! } });
    expect(data).toMatchObject({
      title: '项目 1',
      track: '科技创新',
      college: '工学院',
      leaderName: '负责人1',
      leaderNumber: '****',
      leaderPhone: '138****1234',
      members: '王一/****、赵二',
      advisors: '周导师',
      summary: '简介',
      tracks: ['科技创新', '商业计划'],
      version: 1,
    });
    expect(data.colleges).toEqual(expect.arrayContaining(['工学院', '商学院']));
  });

  it('is corrected with a reason, which its history, the sealed log and the operation log keep', async () => {
    const { ids, stageId } = await imported();
    const { status, data } = await correct('school', ids[0]!, { title: '项目一', college: '商学院', members: '王一/001、孙三/003' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      title: '项目一',
      collegeLabel: '商学院',
      leaderPhone: '138****1234',
      version: 2,
      state: { code: 'ACCEPTED' },
    });
    expect(data.members).toEqual([
      { name: '王一', studentNumber: '****' },
      { name: '孙三', studentNumber: '****' },
    ]);
    expect(data.history.map(({ kind }: { kind: string }) => kind)).toEqual(['CORRECTED', 'IMPORTED']);
    expect(data.history[0]).toMatchObject({
      by: '校管',
      reason: '表格里写错了',
      changes: expect.arrayContaining([
        { field: 'title', before: '项目 1', after: '项目一' },
        { field: 'college', before: '工学院', after: '商学院' },
        { field: 'members', before: '王一/****、赵二', after: '王一/****、孙三/****' },
      ]),
    });
    const people = await server.db
      .selectFrom('projectPerson')
      .where('projectId', '=', ids[0]!)
      .select(['part', 'name', 'number', 'phone'])
      .execute();
    expect(people).toEqual(
      expect.arrayContaining([
        { part: 'LEADER', name: '负责人1', number: '20260', phone: '13800001234' },
        { part: 'MEMBER', name: '王一', number: '001', phone: null },
        { part: 'MEMBER', name: '孙三', number: '003', phone: null },
      ]),
    );
    const log = await server.db
      .selectFrom('sealedLog')
      .where('stageId', '=', stageId)
      .orderBy('sequence')
      .select(['sequence', 'previousHash', 'hash', 'body'])
      .execute();
    expect(log.map(({ body }) => [body.event, body['reason']])).toEqual([['project.corrected', '表格里写错了']]);
    expect(await verifyLog(log as never)).toEqual({ intact: true });
    const logged = await server.db.selectFrom('optLog').where('operationId', '=', 'project.correct').select(['params', 'type']).execute();
    expect(logged).toEqual([{ params: expect.stringContaining('表格里写错了'), type: 'OPT' }]);
  });

  it('has phones behind masks in its history, and a new one in its row', async () => {
    const { ids } = await imported();
    const { data } = await correct('school', ids[0]!, { leaderPhone: '13900005678' });
    expect(data.history[0].changes).toEqual([{ field: 'leaderPhone', before: '138****1234', after: '139****5678' }]);
    const leader = await server.db
      .selectFrom('projectPerson')
      .where('projectId', '=', ids[0]!)
      .where('part', '=', 'LEADER')
      .select('phone')
      .executeTakeFirstOrThrow();
    expect(leader.phone).toBe('13900005678');
  });

  it('keeps the numbers that came back as they were shown, each with its person, and takes no mask for a number', async () => {
    const [first = []] = goodRows(1);
    const members = '王一/202300010001/13800002222、王一/202300990001、赵二/202300010003';
    const { ids } = await imported([first.map((cell, column) => (column === 6 ? members : cell))]);
    const shown = '王一/202****0001/138****2222、王一/202****0001、赵二/202****0003';
    expect((await rowOf(ids[0]!)).members).toBe(shown);
    const numbers = () =>
      server.db
        .selectFrom('projectPerson')
        .where('projectId', '=', ids[0]!)
        .where('part', '=', 'MEMBER')
        .orderBy('position')
        .select(['name', 'number', 'phone'])
        .execute();
    await correct('school', ids[0]!, { members: `赵二/202****0003/13800003333、${shown.split('、').slice(0, 2).join('、')}` });
    expect(await numbers()).toEqual([
      { name: '赵二', number: '202300010003', phone: '13800003333' },
      { name: '王一', number: '202300010001', phone: '13800002222' },
      { name: '王一', number: '202300990001', phone: null },
    ]);
    const other = await correct('school', ids[0]!, { members: '孙三/202****0001', leaderNumber: '202****0009' });
    expect([other.status, other.extra.fieldErrors]).toEqual([
      400,
      { members: '改过的成员请写完整的学号和手机号', leaderNumber: '号码被星号遮住了，请写完整的' },
    ]);
  });

  it('tells two numbers of one mask apart in its history', async () => {
    const { ids } = await imported();
    await correct('school', ids[0]!, { leaderNumber: '202300010001' });
    const { data } = await correct('school', ids[0]!, { leaderNumber: '202399990001' });
    expect(data.history[0].changes).toEqual([{ field: 'leaderNumber', before: '202****0001', after: '202****0001' }]);
  });

  it('loses what is emptied', async () => {
    const { ids } = await imported();
    const emptied = { leaderPhone: '', leaderNumber: '', members: '', advisors: '', summary: '' };
    const { data } = await correct('school', ids[0]!, emptied);
    expect(data).toMatchObject({ leaderPhone: null, members: [], advisors: [], summary: null });
    expect(await rowOf(ids[0]!)).toMatchObject(emptied);
  });

  it('keeps the phones of its advisers, as long as their names stand', async () => {
    const [first = []] = goodRows(1);
    const { ids } = await imported([first.map((cell, column) => (column === 7 ? '周导师/t01/13700001111、吴老师' : cell))]);
    expect((await rowOf(ids[0]!)).advisors).toBe('周导师/t01/137****1111、吴老师');
    await correct('school', ids[0]!, { advisors: '周导师/t01/137****1111、郑老师' });
    const advisors = await server.db
      .selectFrom('projectPerson')
      .where('projectId', '=', ids[0]!)
      .where('part', '=', 'ADVISOR')
      .orderBy('position')
      .select(['name', 'phone'])
      .execute();
    expect(advisors).toEqual([
      { name: '周导师', phone: '13700001111' },
      { name: '郑老师', phone: null },
    ]);
    const masked = await correct('school', ids[0]!, { advisors: '冯老师/t01/137****1111' });
    expect([masked.status, masked.extra.fieldErrors]).toEqual([400, { advisors: '改过的指导教师请写完整的手机号' }]);
  });

  it('follows the rules of the import, is never corrected to nothing new, and not over what somebody else has changed', async () => {
    const { ids } = await imported();
    const wrong = await correct('school', ids[0]!, { title: '项目 2', track: '红旅', college: '医学院', leaderPhone: '12345' });
    expect([wrong.status, wrong.extra.fieldErrors]).toEqual([
      400,
      {
        title: '大赛里已有这个项目',
        track: '不是这个大赛的赛道，可选：科技创新、商业计划',
        college: '没有找到这个学院',
        leaderPhone: '手机号格式不正确',
      },
    ]);
    expect((await correct('school', ids[0]!)).msg).toBe('没有改动');
    const early = await rowOf(ids[0]!, { title: '早到的' });
    await correct('school', ids[0]!, { title: '先到的' });
    const late = await school().call('project.correct', { params: { id: ids[0]! }, body: early });
    expect([late.status, late.extra.current]).toEqual([409, expect.objectContaining({ title: '先到的', version: 2 })]);
    const two = await rowOf(ids[1]!, { title: '同时' });
    const both = await Promise.all(
      ['school', 'manager'].map((account) => server.as(account).call('project.correct', { params: { id: ids[1]! }, body: two })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('is removed with its judges, with a reason; its title and their time are free again', async () => {
    const { contestId, stageId } = await assignedContest(server, 2);
    const [id = '', other = ''] = await projectIds(contestId);
    const { status } = await remove('school', id);
    expect(status).toBe(200);
    expect(await projectIds(contestId)).toEqual([other]);
    expect((await school().call('project.get', { params: { id } })).status).toBe(404);
    expect(await server.db.selectFrom('assignment').where('projectId', '=', id).selectAll().execute()).toEqual([]);
    const { data } = await school().call('stage.get', { params: { id: stageId } });
    expect([data.projectCount, data.sheetCount]).toEqual([1, 3]);
    const kept = await server.db.selectFrom('projectChangeLog').select(['act', 'title', 'reason']).execute();
    expect(kept).toEqual([{ act: 'REMOVED', title: '项目 1', reason: '重复报名' }]);
    const log = await server.db.selectFrom('sealedLog').where('stageId', '=', stageId).select('body').execute();
    expect(log.map(({ body }) => [body.event, (body['judges'] as string[]).length])).toEqual([['project.removed', 3]]);
    const [first = []] = goodRows(1);
    expect((await school().call('project.import', { body: { contestId, file: importSheet([first]) } })).data.imported).toBe(1);
    expect((await remove('school', id)).status).toBe(404);
  });

  it('keeps its college once judges are assigned; a judge who turns out to stand behind it loses it', async () => {
    const { contestId, stageId } = await assignedContest(server, 2);
    const [id = ''] = await projectIds(contestId);
    const moved = await correct('school', id, { college: '商学院' });
    expect(moved.extra.fieldErrors).toEqual({ college: '已经分配评委，不能再改学院；可以删除这个项目后重新导入' });
    const judge = await server.db
      .selectFrom('assignment')
      .innerJoin('judge', 'judge.id', 'assignment.judgeId')
      .innerJoin('user', 'user.id', 'judge.userId')
      .where('assignment.projectId', '=', id)
      .select(['user.account', 'user.name', 'judge.id'])
      .executeTakeFirstOrThrow();
    await correct('school', id, { advisors: `${judge.name}/${judge.account}` });
    const { state } = await server.db
      .selectFrom('assignment')
      .where('projectId', '=', id)
      .where('judgeId', '=', judge.id)
      .select('state')
      .executeTakeFirstOrThrow();
    expect(state).toBe('WITHDRAWN');
    const { data } = await school().call('stage.get', { params: { id: stageId } });
    expect(data.actions).toContainEqual({ act: 'start', isAllowed: false, reason: '还有 1 个项目没有分配足够的评委' });
  });

  it('tells whoever brought it in what somebody else did to it, and nobody else', async () => {
    const { contestId } = await publishedContest(server);
    await server.db
      .insertInto('roleAuthority')
      .values(await importRight('college'))
      .execute();
    const [first = [], second = []] = goodRows(2);
    await server.as('college').call('project.import', { body: { contestId, file: importSheet([first]) } });
    await school().call('project.import', {
      body: { contestId, file: importSheet([[...second.slice(0, 2), '工学院', ...second.slice(3)]]) },
    });
    const [theirs = '', own = ''] = await projectIds(contestId);
    await correct('school', theirs, { title: '改过' });
    await correct('school', own, { title: '自己的' });
    await remove('school', theirs);
    const { data } = await server.as('college').call('message.page', { body: { model: { bizType: 'PROJECT' } } });
    expect(data.records.map(({ title, content }: Record<string, string>) => [title, content])).toEqual([
      ['创新创业大赛：项目「改过」被删除', '校管 删除了项目 2026-0001，原因：重复报名'],
      ['创新创业大赛：项目「项目 1」被更正', '校管 更正了项目 2026-0001，原因：表格里写错了'],
    ]);
    expect((await school().call('message.page', { body: { model: { bizType: 'PROJECT' } } })).data.records).not.toContainEqual(
      expect.objectContaining({ title: expect.stringContaining('被更正') }),
    );
  });
});

describe('nobody corrects or removes', () => {
  it.each([
    ['other', 404],
    ['college', 403],
    ['judge1', 403],
    ['teacher', 403],
    ['student', 403],
  ])('a project as %s', async (account, expected) => {
    const { ids } = await imported();
    const id = ids[0]!;
    const body = await rowOf(id, { title: '偷改' });
    expect((await server.as(account).call('project.correction', { params: { id } })).status).toBe(expected);
    expect((await server.as(account).call('project.correct', { params: { id }, body })).status).toBe(expected);
    expect((await remove(account, id)).status).toBe(expected);
    expect((await school().call('project.get', { params: { id } })).data).toMatchObject({ title: '项目 1', version: 1 });
  });

  it('one that they stand behind', async () => {
    const { ids } = await imported();
    const { id: userId } = await server.db.selectFrom('user').where('account', '=', 'school').select('id').executeTakeFirstOrThrow();
    await server.db.insertInto('projectTie').values({ tenantId: '1', projectId: ids[0]!, part: 'ADVISOR', position: 1, userId }).execute();
    expect(await refusals(ids[0]!)).toEqual(['409 你指导或参与了这个项目，不能更正或删除']);
    const { data } = await school().call('project.get', { params: { id: ids[0]! } });
    expect(data.actions).toContainEqual({ act: 'correct', isAllowed: false, reason: '你指导或参与了这个项目，不能更正或删除' });
  });

  it('what a team handed in itself', async () => {
    const { ids } = await imported();
    await server.db.updateTable('project').set({ source: 'SUBMITTED' }).where('id', '=', ids[0]!).execute();
    expect(await refusals(ids[0]!)).toEqual(['409 这个项目是团队自己提交的，请退回给他们修改']);
  });

  it('one under review, sealed, or of a cancelled contest', async () => {
    const { contestId, stageId } = await runningContest(server, 2);
    const [id = ''] = await projectIds(contestId);
    const begun = '409 评审已经开始，不能再更正或删除项目';
    expect(await refusals(id)).toEqual([begun]);
    await server.db.updateTable('stage').set({ state: 'CLOSED' }).where('id', '=', stageId).execute();
    const sealed = '409 结果已经封存，不能再更正或删除项目';
    expect(await refusals(id)).toEqual([sealed]);
    await server.db.updateTable('contest').set({ state: 'CANCELLED' }).where('id', '=', contestId).execute();
    expect(await refusals(id)).toEqual(['409 大赛已取消']);
  });

  it('one whose review begins at this moment', async () => {
    const { contestId, stageId } = await assignedContest(server, 2);
    const [id = ''] = await projectIds(contestId);
    const body = await rowOf(id, { title: '同时' });
    const [started, corrected] = await Promise.all([
      school().call('stage.start', { params: { id: stageId } }),
      school().call('project.correct', { params: { id }, body }),
    ]);
    expect(started.status).toBe(200);
    const { data } = await school().call('project.get', { params: { id } });
    expect(data.title).toBe(corrected.status === 200 ? '同时' : '项目 1');
    expect(await refusals(id)).toEqual(['409 评审已经开始，不能再更正或删除项目']);
  });
});

/** Lets a role bring projects in: that of the account that bears its name. */
async function importRight(account: string) {
  const role = await server.db
    .selectFrom('userRole')
    .innerJoin('user', 'user.id', 'userRole.userId')
    .where('user.account', '=', account)
    .select('userRole.roleId')
    .executeTakeFirstOrThrow();
  const resource = await server.db.selectFrom('resource').where('code', '=', 'project:import').select('id').executeTakeFirstOrThrow();
  return { tenantId: '1', roleId: role.roleId, authorityId: resource.id, authorityType: 'RESOURCE' as const };
}
