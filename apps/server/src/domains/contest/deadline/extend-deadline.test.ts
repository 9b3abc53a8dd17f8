import { describe, expect, it } from 'vitest';
import { assignedContest, contestBody, goodRows, importSheet, runningContest, sheetBody } from '../../../../test/contest-steps.ts';
import { addStudents, begunEntry } from '../../../../test/entry-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
/** Registration ends on the 10th at 18:00, the review begins on the 20th and ends on the 30th at 18:00, all in Shanghai. */
const registration = { registrationStart: '2026-03-01 08:00:00', registrationEnd: '2026-03-10 18:00:00' };
const review = {
  reviewStart: '2026-03-20 08:00:00',
  reviewEnd: '2026-03-30 18:00:00',
  judgesPerProject: 1,
  rule: { kind: 'MEAN', decimals: 2 },
};

const at = (instant: string) => server.setNow(new Date(`${instant}+08:00`));

async function openContest() {
  at('2026-03-08T09:00:00');
  const school = server.as('school');
  const body = contestBody(review);
  const { data } = await school.call('contest.save', { body: { ...body, ...registration } });
  await school.call('contest.publish', { params: { id: data.id } });
  return data.id as string;
}

async function projectsOf(contestId: string): Promise<string[]> {
  await server.as('school').call('project.import', { body: { contestId, file: importSheet(goodRows(2)) } });
  const rows = await server.db.selectFrom('project').where('contestId', '=', contestId).orderBy('number').select('id').execute();
  return rows.map(({ id }) => id);
}

function extend(contestId: string, body: Record<string, unknown>, account = 'school') {
  return server.as(account).call('contest.extend', {
    params: { id: contestId },
    body: { deadline: 'REGISTRATION', reach: 'ALL', until: '2026-03-12 18:00:00', reason: '校园网停了一天', ...body },
  });
}

function takeBack(contestId: string, ids: string[], account = 'school') {
  return server.as(account).call('contest.takeBackExtensions', { params: { id: contestId }, body: { ids } });
}

async function titlesOf(account: string): Promise<string[]> {
  const { data } = await server.as(account).call('message.page', { body: { model: {}, size: 100 } });
  return data.records.map(({ title }: { title: string }) => title);
}

const get = async (id: string, account = 'school') => (await server.as(account).call('contest.get', { params: { id } })).data;

describe('registration put off for all', () => {
  it('is open until the new moment, and who looks after projects is told, with the reason', async () => {
    const id = await openContest();
    const { status, data } = await extend(id, {});
    expect([status, data]).toEqual([
      200,
      [
        expect.objectContaining({
          deadline: { code: 'REGISTRATION', desc: '报名截止' },
          before: '2026-03-10 18:00:00',
          until: '2026-03-12 18:00:00',
          reason: '校园网停了一天',
          by: '校管',
          projectId: null,
          orgId: null,
          isInForce: true,
          actions: [{ act: 'takeBack', isAllowed: true, reason: null }],
        }),
      ],
    ]);
    at('2026-03-12T18:00:00.5');
    expect((await get(id)).state.code).toBe('REGISTERING');
    at('2026-03-12T18:00:01');
    expect((await get(id)).state.code).toBe('PUBLISHED');
    const { data: box } = await server.as('college').call('message.page', { body: { model: {} } });
    expect(box.records[0]).toMatchObject({
      title: '创新创业大赛：报名截止时间延长到 2026-03-12 18:00（北京时间）',
      content: '由 校管 延长，原因：校园网停了一天',
      handlerUrl: `/contests/${id}`,
    });
    for (const account of ['school', 'other', 'judge1', 'student']) expect(await titlesOf(account)).toEqual([]);
    const logged = await server.as('admin').call('optLog.page', { body: { model: {}, size: 100 } });
    expect(logged.data.records.some(({ description }: { description: string }) => description === '延长截止时间')).toBe(true);
  });

  it('is taken back as long as nobody has used it, and the old moment is told', async () => {
    const id = await openContest();
    const [{ id: extension }] = (await extend(id, {})).data;
    expect((await takeBack(id, [extension])).status).toBe(200);
    expect((await get(id)).registrationEnd).toBe('2026-03-10 18:00:00');
    expect((await titlesOf('college'))[0]).toBe('创新创业大赛：截止时间改回 2026-03-10 18:00（北京时间）');
    const again = await takeBack(id, [extension]);
    expect([again.status, again.msg]).toEqual([409, '这次延期已经收回']);
    const { data } = await server.as('school').call('contest.extensions', { params: { id } });
    expect(data[0]).toMatchObject({ isInForce: false, takenBack: { by: '校管', time: '2026-03-08 09:00:00' } });
  });

  it('is not taken back once it was moved again, is over, or a team has handed in meanwhile', async () => {
    const id = await openContest();
    const [first] = (await extend(id, {})).data;
    const [second] = (await extend(id, { until: '2026-03-14 18:00:00' })).data;
    expect((await takeBack(id, [first.id])).msg).toBe('截止时间后来又改过，不能再收回这次延期');
    const [projectId] = await projectsOf(id);
    at('2026-03-13T09:00:00');
    await server.db
      .updateTable('project')
      .set({ source: 'SUBMITTED', state: 'SUBMITTED', updateTime: new Date('2026-03-12T20:00:00+08:00') })
      .where('id', '=', projectId ?? '')
      .execute();
    expect((await takeBack(id, [second.id])).msg).toBe('已经有人在延长的时间里提交，不能再收回');
    at('2026-03-15T09:00:00');
    expect((await takeBack(id, [second.id])).msg).toBe('延长的时间已经过去，不能再收回');
  });
});

describe('registration put off for some', () => {
  it('is theirs alone: a project and a college have their own moment, others the contest’s', async () => {
    const id = await openContest();
    const [engineering = '', business = ''] = await projectsOf(id);
    const ends = async () =>
      Promise.all(
        [engineering, business].map(async (projectId) => {
          const { data } = await server.as('school').call('project.get', { params: { id: projectId } });
          return [data.registrationEnd, data.isExtended];
        }),
      );
    const [ofOrg] = (await extend(id, { reach: 'ORGS', orgIds: [known.engineering], until: '2026-03-11 18:00:00' })).data;
    expect(await ends()).toEqual([
      ['2026-03-11 18:00:00', true],
      ['2026-03-10 18:00:00', false],
    ]);
    await extend(id, { reach: 'PROJECTS', projectIds: [business], until: '2026-03-13 18:00:00' });
    await takeBack(id, [ofOrg.id]);
    expect(await ends()).toEqual([
      ['2026-03-10 18:00:00', false],
      ['2026-03-13 18:00:00', true],
    ]);
    expect((await get(id)).registrationEnd).toBe('2026-03-10 18:00:00');
    const { data } = await server.as('school').call('project.get', { params: { id: business } });
    expect(data.history[0]).toMatchObject({
      kind: 'EXTENDED',
      reason: '校园网停了一天',
      changes: [{ field: 'registrationEnd', before: '2026-03-10 18:00', after: '2026-03-13 18:00' }],
    });
  });

  it('is told the people of the project, and a college’s administrator reads only what concerns the college', async () => {
    const id = await openContest();
    const [engineering = '', business = ''] = await projectsOf(id);
    const student = await server.db
      .selectFrom('user')
      .where('account', '=', 'student')
      .select(['id', 'tenantId'])
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('projectPerson')
      .set({ number: 'student' })
      .where('projectId', '=', engineering)
      .where('part', '=', 'LEADER')
      .execute();
    await server.db
      .insertInto('projectTie')
      .values({ tenantId: student.tenantId, projectId: engineering, part: 'LEADER', position: 1, userId: student.id })
      .execute();
    await extend(id, { reach: 'PROJECTS', projectIds: [engineering, business] });
    expect(await titlesOf('student')).toEqual(['创新创业大赛：项目「项目 1」可以到 2026-03-12 18:00（北京时间）再提交']);
    await extend(id, { reach: 'ORGS', orgIds: [known.business], until: '2026-03-11 18:00:00' });
    const seen = async (account: string) =>
      (await server.as(account).call('contest.extensions', { params: { id } })).data.map(
        (one: { projectId: string; orgId: string }) => one.projectId ?? one.orgId,
      );
    expect(await seen('school')).toEqual([known.business, business, engineering]);
    expect(await seen('college')).toEqual([engineering]);
    expect(await seen('teacher')).toEqual([]);
  });

  it('is refused with words at the field that is wrong, and then nothing changes', async () => {
    const id = await openContest();
    const [project = ''] = await projectsOf(id);
    const refused = async (body: Record<string, unknown>) => {
      const { status, extra, msg } = await extend(id, body);
      return [status, extra?.fieldErrors ?? msg];
    };
    expect(await refused({ until: '2026-03-07 18:00:00' })).toEqual([400, { until: '新的截止时间要晚于现在' }]);
    expect(await refused({ until: '2026-03-10 18:00:00' })).toEqual([400, { until: '新的截止时间要晚于原来的' }]);
    expect(await refused({ until: '2026-03-20 08:00:01' })).toEqual([
      400,
      { until: '不能晚于评审开始的时间 2026-03-20 08:00；要更晚，请先在编辑里推迟评审' },
    ]);
    expect(await refused({ reach: 'PROJECTS', projectIds: [project, '999'] })).toEqual([
      400,
      { projectIds: '有的项目不存在，或不在这个大赛里' },
    ]);
    expect(await refused({ reach: 'ORGS', orgIds: [known.otherCollege] })).toEqual([
      400,
      { orgIds: '有的学校或学院不存在，或不在这个大赛里' },
    ]);
    await extend(id, { reach: 'PROJECTS', projectIds: [project] });
    expect(await refused({ reach: 'PROJECTS', projectIds: [project], until: '2026-03-11 18:00:00' })).toEqual([
      400,
      { until: '「项目 1」的截止时间已经是这时或更晚' },
    ]);
    const rows = await server.db.selectFrom('deadlineExtension').select('id').execute();
    expect(rows).toHaveLength(1);
    expect((await extend(id, {}, 'college')).status).toBe(404);
    expect((await extend(id, {}, 'other')).status).toBe(404);
  });
});

describe('a review put off', () => {
  async function review2() {
    at('2026-03-21T09:00:00');
    return runningContest(server, 2, review);
  }
  const score = (pair: { account: string; projectId: string }, stageId: string) =>
    server.as(pair.account).call('score.save', { params: { stageId, projectId: pair.projectId }, body: sheetBody('40') });

  it('for one project lets its judge go on, and no other', async () => {
    const { contestId, stageId, pairs } = await review2();
    const [late, other] = pairs;
    if (!late || !other) throw new Error('two projects have a judge each');
    const { data } = await extend(contestId, {
      deadline: 'REVIEW',
      stageId,
      reach: 'PROJECTS',
      projectIds: [late.projectId],
      until: '2026-04-02 18:00:00',
    });
    expect(await titlesOf(late.account)).toContain('创新创业大赛：评审截止时间延长到 2026-04-02 18:00（北京时间）');
    at('2026-04-01T09:00:00');
    expect((await score(other, stageId)).msg).toBe('已过评审截止时间');
    const opened = await server.as(late.account).call('judging.get', { params: { stageId, projectId: late.projectId } });
    expect(opened.data.reviewEnd).toBe('2026-04-02 18:00:00');
    expect((await score(late, stageId)).status).toBe(200);
    expect((await takeBack(contestId, [data[0].id])).msg).toBe('已经有人在延长的时间里提交，不能再收回');
    at('2026-04-02T18:00:01');
    expect((await score(late, stageId)).msg).toBe('已过评审截止时间');
  });

  it('for all moves the deadline, stands in the sealed log, and is barred once all is handed in', async () => {
    const { contestId, stageId, pairs } = await review2();
    await extend(contestId, { deadline: 'REVIEW', stageId, until: '2026-04-02 18:00:00' });
    expect((await get(contestId)).stages[0].reviewEnd).toBe('2026-04-02 18:00:00');
    const log = await server.db.selectFrom('sealedLog').where('stageId', '=', stageId).orderBy('sequence', 'desc').select('body').execute();
    expect(log[0]?.body).toMatchObject({ event: 'deadline.extended', reason: '校园网停了一天' });
    expect((await extend(contestId, { until: '2026-04-03 18:00:00' })).msg).toBe('评审已经开始，报名时间不能再改');
    for (const { account, projectId } of pairs)
      await server.as(account).call('score.submit', { params: { stageId, projectId }, body: sheetBody('40') });
    const done = await extend(contestId, { deadline: 'REVIEW', stageId, until: '2026-04-03 18:00:00' });
    expect([done.status, done.msg]).toEqual([409, '本阶段已评完']);
  });
});

it('a stage is not put off behind the next one, and not before its contest is published', async () => {
  at('2026-03-08T09:00:00');
  const [first] = contestBody(review).stages;
  const stages = [
    { ...first, kind: 'COLLEGE', promotion: { by: 'COUNT', value: '10' } },
    { ...first, reviewStart: '2026-04-01 08:00:00', reviewEnd: '2026-04-10 18:00:00' },
  ];
  const school = server.as('school');
  const saved = await school.call('contest.save', { body: { ...contestBody(), ...registration, stages } });
  const draft = await extend(saved.data.id, {});
  expect([saved.status, draft.msg]).toEqual([200, '大赛还没有发布，直接改时间就可以']);
  await school.call('contest.publish', { params: { id: saved.data.id } });
  const { extra } = await extend(saved.data.id, { deadline: 'REVIEW', stageId: saved.data.stages[0].id, until: '2026-04-01 08:00:01' });
  expect(extra.fieldErrors).toEqual({ until: '不能晚于下一步开始的时间 2026-04-01 08:00；要更晚，请先在编辑里推迟下一步' });
});

it('what is assigned and not begun can be put off too', async () => {
  at('2026-03-15T09:00:00');
  const { contestId, stageId } = await assignedContest(server, 2, review);
  expect((await extend(contestId, { deadline: 'REVIEW', stageId, until: '2026-04-02 18:00:00' })).status).toBe(200);
});

it('a stage does not begin before registration ends: refused at its field, for some projects’ longer time too', async () => {
  const id = await openContest();
  const [project = ''] = await projectsOf(id);
  await extend(id, { reach: 'PROJECTS', projectIds: [project], until: '2026-03-15 18:00:00' });
  const begin = async (reviewStart: string) => {
    const { version } = await get(id);
    const body = { id, version, ...contestBody({ ...review, reviewStart }), ...registration };
    const { status, extra } = await server.as('school').call('contest.update', { body });
    return [status, extra?.fieldErrors ?? null];
  };
  expect(await begin('2026-03-10 17:59:59')).toEqual([400, { 'stages.0.reviewStart': '评审开始不能早于报名截止' }]);
  expect(await begin('2026-03-15 17:59:59')).toEqual([
    400,
    { 'stages.0.reviewStart': '前一步给一些项目延长到了 2026-03-15 18:00，不能早于这时开始' },
  ]);
  expect(await begin('2026-03-15 18:00:00')).toEqual([200, null]);
});

describe('after registration', () => {
  /** A student of the college that has more time, and one of another college of the school. */
  async function students() {
    await addStudents(server, 1);
    await server.db.updateTable('user').set({ orgId: known.business }).where('account', '=', 'student2').execute();
  }
  const begin = (contestId: string, account: string) =>
    server.as(account).call('entry.begin', { body: { contestId, track: '科技创新', title: `${account} 的项目` } });
  const openTo = async (account: string) =>
    (await server.as(account).call('entry.open')).data.contests.map(({ id, due }: Record<string, string>) => [id, due]);

  it.each(['ORGS', 'ALL'] as const)(
    'those who have more time (%s) begin a project, fill it in and hand it in; others do not',
    async (reach) => {
      const id = await openContest();
      await students();
      const orgs = reach === 'ORGS' ? { orgIds: [known.engineering] } : {};
      await extend(id, { reach, ...orgs, until: '2026-03-13 18:00:00' });
      at('2026-03-12T09:00:00');
      expect(await openTo('student')).toEqual([[id, '2026-03-13 18:00:00']]);
      const { status, data } = await begin(id, 'student');
      expect([status, data.due]).toEqual([200, '2026-03-13 18:00:00']);
      const params = { id: data.id as string };
      const body = { section: 'BASICS', version: 0, title: '改过的题目', track: '商业计划', summary: '简介' };
      expect((await server.as('student').call('entry.save', { params, body })).status).toBe(200);
      expect((await server.as('student').call('entry.submit', { params })).data.state.code).toBe('SUBMITTED');
      const other = await begin(id, 'student2');
      expect([await openTo('student2'), other.status, other.msg]).toEqual(
        reach === 'ALL' ? [[[id, '2026-03-13 18:00:00']], 200, other.msg] : [[], 409, '现在不能报名'],
      );
      at('2026-03-13T18:00:01');
      expect([await openTo('student'), (await begin(id, 'student')).msg]).toEqual([[], '现在不能报名']);
    },
  );

  it('more time that was taken back lets nobody begin', async () => {
    const id = await openContest();
    const { data } = await extend(id, { reach: 'ORGS', orgIds: [known.engineering], until: '2026-03-13 18:00:00' });
    await takeBack(id, [data[0].id]);
    at('2026-03-12T09:00:00');
    expect([await openTo('student'), (await begin(id, 'student')).msg]).toEqual([[], '现在不能报名']);
  });

  it('a project that has more time of its own is handed in, and another of the same college is not', async () => {
    const id = await openContest();
    await addStudents(server, 1);
    const late = await begunEntry(server, id, '甲');
    const other = await begunEntry(server, id, '乙', 'student2');
    await extend(id, { reach: 'PROJECTS', projectIds: [late], until: '2026-03-13 18:00:00' });
    at('2026-03-12T09:00:00');
    const submit = (account: string, one: string) => server.as(account).call('entry.submit', { params: { id: one } });
    expect((await submit('student2', other)).msg).toBe('已经过了截止时间，保存过的内容都保留着');
    expect((await submit('student', late)).data).toMatchObject({ state: { code: 'SUBMITTED' }, due: '2026-03-13 18:00:00' });
  });
});

describe('times that are changed by editing', () => {
  const edit = async (id: string, windows: Record<string, string>, stage: Record<string, unknown> = {}) => {
    const { version } = await get(id);
    const body = { id, version, ...contestBody({ ...review, ...stage }), ...registration, ...windows };
    const { status, extra } = await server.as('school').call('contest.update', { body });
    return [status, extra?.fieldErrors ?? null];
  };

  it('are told those who were told of them before, as long as nobody has entered', async () => {
    const id = await openContest();
    expect(await edit(id, { registrationEnd: '2026-03-09 18:00:00' })).toEqual([200, null]);
    const { data } = await server.as('college').call('message.page', { body: { model: {} } });
    expect(data.records.map(({ title, content }: Record<string, string>) => [title, content])).toContainEqual([
      '创新创业大赛：报名时间改了',
      '校管 把报名时间改为从 2026-03-01 08:00 到 2026-03-09 18:00（北京时间）。',
    ]);
    const count = data.records.length;
    expect(await edit(id, { registrationEnd: '2026-03-09 18:00:00', title: '改名' })).toEqual([200, null]);
    expect(await titlesOf('college')).toHaveLength(count);
  });

  it('are no more once a team has, and not for a review once it has judges: later is an act of its own', async () => {
    const id = await openContest();
    await begunEntry(server, id);
    const only = '已有团队报名，只能延后：请用「延长截止时间」';
    for (const registrationEnd of ['2026-03-09 18:00:00', '2026-03-11 18:00:00'])
      expect(await edit(id, { registrationEnd })).toEqual([409, { registrationEnd: only }]);
    expect(await edit(id, { registrationStart: '2026-03-09 08:00:00' })).toEqual([409, { registrationStart: '已有团队报名，不能修改' }]);
    expect(await edit(id, {}, { reviewEnd: '2026-03-29 18:00:00' })).toEqual([200, null]);
    const { data } = await extend(id, {});
    expect(data[0].until).toBe('2026-03-12 18:00:00');
    const assigned = await assignedContest(server, 1, review);
    const { version } = await get(assigned.contestId);
    const body = { id: assigned.contestId, version, ...contestBody({ ...review, reviewEnd: '2026-03-29 18:00:00' }) };
    expect((await server.as('school').call('contest.update', { body })).extra.fieldErrors).toEqual({
      'stages.0.reviewEnd': '已分配评委，只能延后：请用「延长截止时间」',
    });
  });

  it('leave the form that a team has filled in as it was handed in', async () => {
    const id = await openContest();
    const entry = await begunEntry(server, id);
    const change = { setup: { planAs: 'EITHER', sections: [{ key: 'market', title: '市场' }] } } as Record<string, unknown>;
    const save = async () => {
      const { version, setup } = await get(id);
      const body = { id, version, ...contestBody(review), ...registration, setup: { ...setup, ...(change.setup as object) } };
      return server.as('school').call('contest.update', { body });
    };
    expect((await server.as('student').call('entry.submit', { params: { id: entry } })).status).toBe(200);
    const barred = '已有团队提交，不能修改';
    expect((await save()).extra.fieldErrors).toEqual({ 'setup.sections': barred, 'setup.planAs': barred });
  });

  it('go no further than a year at once: how long people are kept is counted from the last of them', async () => {
    at('2026-03-12T09:00:00');
    const { contestId, stageId } = await assignedContest(server, 1, review);
    const until = (year: number) => extend(contestId, { deadline: 'REVIEW', stageId, until: `${year}-03-30 18:00:00` });
    expect((await until(2126)).extra.fieldErrors).toEqual({ until: '一次最多延后一年' });
    expect((await until(2027)).status).toBe(200);
  });
});
