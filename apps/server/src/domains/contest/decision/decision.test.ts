import { beforeEach, describe, expect, it } from 'vitest';
import { addStudents, begunEntry, during, joinEntry, openContest, register } from '../../../../test/entry-steps.ts';
import { picture } from '../../../../test/access/picture.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

beforeEach(() => server.setNow(during));

const college = () => server.as('college');
const params = (id: string) => ({ params: { id } });
const decide = (act: 'accept' | 'return' | 'reject' | 'reconsider', id: string, body: Record<string, unknown> = {}, account = 'college') =>
  server.as(account).call(`project.${act}`, { ...params(id), body });
const stateOf = async (id: string) => (await server.as('school').call('project.get', params(id))).data.state.code;

/** A project that its team has handed in. */
async function handedIn(contestId: string, title = '智能灌溉', account = 'student'): Promise<string> {
  const id = await begunEntry(server, contestId, title, account);
  expect((await server.as(account).call('entry.submit', params(id))).status).toBe(200);
  return id;
}

async function titlesFor(account: string): Promise<string[]> {
  const { data } = await server.as(account).call('message.page', { body: { model: { bizType: 'PROJECT' } } });
  return data.records.map(({ title }: { title: string }) => title);
}

describe('whoever decides', () => {
  it('accepts with the check list ticked, which is kept, and takes it back while no review has begun', async () => {
    const checks = [
      { key: 'real', text: '材料属实', isRequired: true },
      { key: 'nice', text: '排版整齐', isRequired: false },
    ];
    const id = await handedIn(await openContest(server, { checks }));
    expect((await decide('accept', id)).extra.fieldErrors).toEqual({ ticks: '必查的「材料属实」还没有勾选' });
    const { data } = await decide('accept', id, { ticks: ['real'] });
    expect(data).toMatchObject({ state: { code: 'ACCEPTED' }, recommendation: 1 });
    expect(data.review.decision).toMatchObject({
      act: 'ACCEPTED',
      by: '院管',
      ticks: [
        { text: '材料属实', isTicked: true },
        { text: '排版整齐', isTicked: false },
      ],
    });
    expect(await titlesFor('student')).toContain('项目「智能灌溉」审核通过');
    expect((await decide('accept', id, { ticks: ['real'] })).msg).toBe('这个项目已经通过');
    const { data: again } = await decide('reconsider', id, { reason: '点错了' });
    expect(again).toMatchObject({ state: { code: 'SUBMITTED' }, recommendation: null, review: { decision: null } });
    expect(again.history.map(({ kind }: { kind: string }) => kind)).toEqual(['RECONSIDERED', 'ACCEPTED', 'SUBMITTED', 'BEGUN']);
    // what was ticked stays readable, for those who decide alone
    const ticks = [
      { text: '材料属实', isTicked: true },
      { text: '排版整齐', isTicked: false },
    ];
    expect([again.history[1].ticks, again.review.earlier]).toEqual([ticks, expect.objectContaining({ ticks, isTakenBack: true })]);
    const { history } = (await server.as('student').call('entry.get', params(id))).data;
    expect(history[1]).toMatchObject({ kind: 'ACCEPTED', ticks: [] });
  });

  it('returns with points and a date, by which the team hands it in again, after registration too', async () => {
    const id = await handedIn(await openContest(server));
    const point = { section: 'BASICS', key: null, words: '简介太短' };
    const giveBack = (until?: string) => decide('return', id, { reason: '请补充', points: [point], ...(until && { until }) });
    expect((await giveBack('2026-03-02 17:59:00')).extra.fieldErrors).toEqual({ until: '修改的期限要晚于现在' });
    expect((await giveBack('2026-03-11 08:00:01')).extra.fieldErrors).toEqual({
      until: '修改的期限不能晚于评审开始的时间 2026-03-11 08:00',
    });
    const nowhere = { reason: '请补充', points: [point, { section: 'ANSWERS', key: 'area', words: '太小' }] };
    expect((await decide('return', id, nowhere)).extra.fieldErrors).toEqual({ 'points.1.section': '报名表里没有这一项' });
    await giveBack('2026-03-10 23:00:00');
    expect(await titlesFor('student')).toContain('项目「智能灌溉」被退回修改，请在 2026-03-10 23:00（北京时间）前再次提交');
    const { data } = await server.as('student').call('entry.get', params(id));
    expect(data).toMatchObject({ state: { code: 'RETURNED' }, mend: [point], reason: '请补充', due: '2026-03-10 23:00:00' });
    server.setNow(new Date('2026-03-10T14:30:00Z'));
    expect((await server.as('student').call('entry.submit', params(id))).data).toMatchObject({ state: { code: 'SUBMITTED' }, mend: [] });
    // what was asked for is read beside what came of it
    const asked = { act: 'RETURNED', by: '院管', reason: '请补充', mend: [point], mendUntil: '2026-03-10 23:00:00', isTakenBack: false };
    const { data: again } = await college().call('project.get', params(id));
    expect(again.review).toMatchObject({ decision: null, earlier: asked });
    expect(again.history).toContainEqual(
      expect.objectContaining({ kind: 'RETURNED', reason: '请补充', points: [point], until: '2026-03-10 23:00:00' }),
    );
    // registration is over: a second return needs a date of its own
    expect((await giveBack()).extra.fieldErrors).toEqual({ until: '报名已经截止，请给出修改的期限' });
  });

  it('sees what the team has changed since it was returned: fields, answers, files, sections and people, as they were and as they are', async () => {
    await addStudents(server, 1);
    const setup = {
      fields: [{ key: 'area', label: '占地', kind: 'TEXT', isRequired: false, options: [] }],
      sections: [
        { key: 'market', title: '市场', isRequired: false },
        { key: 'team', title: '团队', isRequired: false },
      ],
      files: [{ key: 'poster', name: '海报', kinds: ['picture'], maxSize: 5, isRequired: false }],
    };
    const id = await begunEntry(server, await openContest(server, setup));
    const student = server.as('student');
    const write = (key: string, version: number, html: string) =>
      student.call('plan.save', { params: { id, key }, body: { version, html } });
    const changes = async () => (await college().call('project.get', params(id))).data.review.changes;
    await write('market', 0, '<p>全省的果园</p>');
    await write('team', 0, '<p>两个人</p>');
    await student.call('entry.submit', params(id));
    expect(await changes()).toBeNull();
    await decide('return', id, { reason: '请补充' });
    await student.call('entry.submit', params(id));
    expect(await changes()).toEqual([]);

    await decide('return', id, { reason: '请再补充' });
    const basics = { section: 'BASICS', version: 0, title: '智能滴灌', track: '科技创新', summary: '省水' };
    expect((await student.call('entry.save', { ...params(id), body: basics })).status).toBe(200);
    await student.call('entry.save', { ...params(id), body: { section: 'ANSWERS', version: 0, answers: { area: '三亩' } } });
    expect((await write('market', 1, '<p>全国的果园</p>')).status).toBe(200);
    expect((await student.call('entry.attach', { ...params(id), body: { slot: 'file:poster', file: picture() } })).status).toBe(200);
    await joinEntry(server, id, 'student2', 'MEMBER');
    expect(await changes()).toBeNull();
    await student.call('entry.submit', params(id));
    expect(await changes()).toEqual([
      { section: 'BASICS', key: 'title', before: '智能灌溉', after: '智能滴灌' },
      { section: 'BASICS', key: 'summary', before: '', after: '省水' },
      { section: 'ANSWERS', key: 'area', before: '', after: '三亩' },
      { section: 'FILES', key: 'poster', before: '', after: expect.stringContaining('.') },
      { section: 'PLAN', key: 'market', before: '全省的果园', after: '全国的果园' },
      { section: 'TEAM', key: null, before: '李同学', after: '李同学、同学2' },
    ]);
  });

  it('gives a returned project whose leader is gone to another one of the team, who hands it in', async () => {
    await addStudents(server, 2);
    const id = await handedIn(await openContest(server));
    await joinEntry(server, id, 'student2', 'MEMBER');
    await decide('return', id, { reason: '请补充' });
    const idOf = async (account: string) =>
      (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
    const appoint = async (account: string, by = 'college') =>
      server.as(by).call('project.appointLeader', { ...params(id), body: { userId: await idOf(account), reason: '负责人已离校' } });
    const leadership = async () => (await college().call('project.get', params(id))).data.leadership;
    expect(await leadership()).toEqual({ isLeaderGone: false, candidates: [{ userId: await idOf('student2'), name: '同学2' }] });
    await server.db.updateTable('user').set({ state: false }).where('account', '=', 'student').execute();
    expect((await leadership()).isLeaderGone).toBe(true);
    expect((await appoint('student3')).extra.fieldErrors).toEqual({ userId: '请选择团队里还在本校的成员' });
    expect((await appoint('student2', 'other')).status).toBe(404);
    expect((await appoint('student2', 'student2')).status).toBe(403);
    const { data } = await appoint('student2');
    expect([data.leaderName, data.leadership]).toEqual(['同学2', { isLeaderGone: false, candidates: [] }]);
    expect(data.history).toContainEqual(expect.objectContaining({ kind: 'HANDED_OVER', by: '院管', reason: '负责人已离校' }));
    expect(await titlesFor('student2')).toContain('创新创业大赛：同学2 现在是项目「智能灌溉」的负责人');
    expect((await server.as('student2').call('entry.submit', params(id))).data.state.code).toBe('SUBMITTED');
  });

  it('appoints nobody for a project that they stand behind, and nobody who has graduated', async () => {
    await addStudents(server, 1);
    const id = await handedIn(await openContest(server));
    await joinEntry(server, id, 'student2', 'MEMBER');
    const member = await server.db
      .selectFrom('user')
      .where('account', '=', 'student2')
      .select(['id', 'tenantId'])
      .executeTakeFirstOrThrow();
    const appoint = () => college().call('project.appointLeader', { ...params(id), body: { userId: member.id, reason: '换人' } });
    await register(server, 'student', 'student2', { number: '2022002' });
    await server.db.updateTable('student').set({ graduateTime: during }).where('userId', '=', member.id).execute();
    expect((await appoint()).status).toBe(400);
    await server.db.updateTable('student').set({ graduateTime: null }).where('userId', '=', member.id).execute();
    const { id: userId } = await server.db.selectFrom('user').where('account', '=', 'college').select('id').executeTakeFirstOrThrow();
    const tie = { tenantId: member.tenantId, projectId: id, part: 'FORMER', position: 0, userId } as const;
    await server.db.insertInto('projectTie').values(tie).execute();
    expect((await appoint()).msg).toBe('你负责、指导或参与了这个项目，不能审核');
    await server.db.deleteFrom('projectTie').where('userId', '=', userId).execute();
    expect((await appoint()).status).toBe(200);
  });

  it('rejects with a reason, and the team can do nothing more', async () => {
    const id = await handedIn(await openContest(server));
    expect((await decide('reject', id, { reason: '' })).status).toBe(400);
    await decide('reject', id, { reason: '不属于本大赛' });
    expect(await stateOf(id)).toBe('REJECTED');
    expect((await server.as('student').call('entry.submit', params(id))).status).toBe(409);
    expect(await titlesFor('student')).toContain('项目「智能灌溉」审核不通过');
  });

  it('sees what the team has filled in, its plan too, and is led back to by those who are told', async () => {
    const setup = {
      fields: [{ key: 'area', label: '占地', kind: 'TEXT', isRequired: true, options: [] }],
      sections: [{ key: 'market', title: '市场', isRequired: false }],
    };
    const id = await begunEntry(server, await openContest(server, setup));
    const student = server.as('student');
    await student.call('entry.save', { ...params(id), body: { section: 'ANSWERS', version: 0, answers: { area: '三亩' } } });
    await student.call('plan.save', { params: { id, key: 'market' }, body: { version: 0, html: '<p>全省的果园</p>' } });
    await student.call('entry.submit', params(id));
    const { review } = (await college().call('project.get', params(id))).data;
    expect(review).toMatchObject({ fields: [{ label: '占地', answer: '三亩' }], sections: [{ title: '市场' }], given: [] });
    expect((await college().call('plan.read', params(id))).data.sections).toMatchObject([{ html: '<p>全省的果园</p>' }]);
    expect((await server.as('other').call('plan.read', params(id))).status).toBe(404);
    await decide('reject', id, { reason: '不属于本大赛' });
    const { data } = await student.call('message.page', { body: { model: { bizType: 'PROJECT' } } });
    expect(data.records[0].handlerUrl).toBe(`/my-projects/${id}`);
  });

  it('sends no more than the quota of the college, whoever is the first', async () => {
    await addStudents(server, 1);
    const contestId = await openContest(server, { quotas: { of: [{ orgId: known.engineering, most: 1 }] } });
    const ids = [await handedIn(contestId, '甲'), await handedIn(contestId, '乙', 'student2')];
    const answers = await Promise.all(ids.map((id) => decide('accept', id)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.msg).toBe('「工学院」的名额是 1 个，已经用完');
    const { data } = await college().call('project.figures', { query: { contestId } });
    expect(data).toEqual([{ orgId: known.engineering, label: '工学院', most: 1, submitted: 1, returned: 0, accepted: 1, rejected: 0 }]);
    for (const id of ids) expect((await college().call('project.get', params(id))).data.review.quota).toEqual({ most: 1, accepted: 1 });
  });

  it('is told the quota of a college that has no project yet, if it is theirs', async () => {
    const of = [
      { orgId: known.business, most: 2 },
      { orgId: known.engineering, most: 3 },
    ];
    const contestId = await openContest(server, { quotas: { of } });
    await handedIn(contestId);
    const figuresOf = async (account: string) => {
      const { data } = await server.as(account).call('project.figures', { query: { contestId } });
      return data.map(({ label, most, submitted }: { label: string; most: number; submitted: number }) => [label, most, submitted]);
    };
    expect(await figuresOf('college')).toEqual([['工学院', 3, 1]]);
    expect(await figuresOf('school')).toEqual([
      ['工学院', 3, 1],
      ['商学院', 2, 0],
    ]);
  });

  it('counts and finds people without a college under their school, which has no quota', async () => {
    await server.db.updateTable('user').set({ orgId: known.school }).where('account', '=', 'student').execute();
    const contestId = await openContest(server, { quotas: { each: 1 } });
    const ids = [await handedIn(contestId, '甲'), await handedIn(contestId, '乙')];
    const answers = [];
    // oxlint-disable-next-line no-await-in-loop -- in this order
    for (const id of ids) answers.push(await decide('accept', id, {}, 'school'));
    expect(answers.map(({ data }) => data.review.quota)).toEqual([
      { most: null, accepted: 1 },
      { most: null, accepted: 2 },
    ]);
    const { data } = await server.as('school').call('project.figures', { query: { contestId } });
    expect(data).toEqual([{ orgId: known.school, label: '华东科技大学', most: null, submitted: 0, returned: 0, accepted: 2, rejected: 0 }]);
    const body = { model: { contestId, senderId: data[0].orgId, state: 'ACCEPTED' }, sort: 'recommendation', order: 'ascending' };
    const { records } = (await server.as('school').call('project.page', { body })).data;
    expect(records.map(({ title }: { title: string }) => title)).toEqual(['甲', '乙']);
    expect((await server.as('school').call('project.move', { body: { id: ids[1], after: null } })).status).toBe(200);
  });

  it('puts the accepted projects of a college in order', async () => {
    await addStudents(server, 2);
    const contestId = await openContest(server);
    const ids = [];
    for (const [title, account] of [
      ['甲', 'student'],
      ['乙', 'student2'],
      ['丙', 'student3'],
    ] as const) {
      const id = await handedIn(contestId, title, account); // oxlint-disable-line no-await-in-loop -- in this order
      await decide('accept', id); // oxlint-disable-line no-await-in-loop -- see above
      ids.push(id);
    }
    const move = (id: string | undefined, after: string | null) => college().call('project.move', { body: { id, after } });
    expect((await move(ids[2], null)).status).toBe(200);
    const { data } = await college().call('project.page', {
      body: { model: { contestId }, sort: 'recommendation', order: 'ascending' },
    });
    expect(data.records.map(({ title }: { title: string }) => title)).toEqual(['丙', '甲', '乙']);
    expect((await move(ids[0], '999999')).status).toBe(404);
  });

  it('frees the judges of what is to be decided on again: they are told, and it stands in the sealed log of the stage', async () => {
    const contestId = await openContest(server);
    const id = await handedIn(contestId);
    await decide('accept', id);
    const { db } = server;
    const stage = await db.selectFrom('stage').where('contestId', '=', contestId).select(['id', 'tenantId']).executeTakeFirstOrThrow();
    const { id: judgeId } = await db
      .selectFrom('judge')
      .innerJoin('user', 'user.id', 'judge.userId')
      .where('user.account', '=', 'judge1')
      .select('judge.id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('assignment')
      .values({ tenantId: stage.tenantId, stageId: stage.id, projectId: id, judgeId, source: 'MANUAL' })
      .execute();
    expect((await decide('reconsider', id, { reason: '点错了' })).status).toBe(200);
    expect(await db.selectFrom('assignment').where('projectId', '=', id).select('id').execute()).toEqual([]);
    const { number } = (await college().call('project.get', params(id))).data;
    expect(await titlesFor('judge1')).toEqual([`创新创业大赛：项目 ${number} 不用评审了`]);
    const log = await db.selectFrom('sealedLog').where('stageId', '=', stage.id).select('body').execute();
    expect(log.map(({ body }) => body)).toEqual([
      expect.objectContaining({ event: 'project.reconsidered', project: id, reason: '点错了', judges: [judgeId] }),
    ]);
  });

  it('decides on nothing that they stand behind, on nothing of others, and on nothing once a review has begun', async () => {
    const contestId = await openContest(server);
    const id = await handedIn(contestId);
    for (const account of ['teacher', 'student', 'judge1', 'nobody']) expect((await decide('accept', id, {}, account)).status).toBe(403);
    expect((await decide('accept', id, {}, 'other')).status).toBe(404);
    const { id: me, tenantId } = await server.db
      .selectFrom('user')
      .where('account', '=', 'college')
      .select(['id', 'tenantId'])
      .executeTakeFirstOrThrow();
    await server.db.insertInto('projectPerson').values({ tenantId, projectId: id, part: 'ADVISOR', position: 1, name: '院管' }).execute();
    await server.db.insertInto('projectTie').values({ tenantId, projectId: id, part: 'ADVISOR', position: 1, userId: me }).execute();
    expect((await decide('accept', id)).msg).toBe('你负责、指导或参与了这个项目，不能审核');
    const undecidable = async (account: string) =>
      (await server.as(account).call('project.page', { body: { model: { contestId } } })).data.records[0].undecidable;
    expect([await undecidable('college'), await undecidable('school')]).toEqual(['你负责、指导或参与了这个项目，不能审核', null]);
    expect((await decide('accept', id, {}, 'school')).status).toBe(200);
    await server.db.updateTable('stage').set({ state: 'IN_REVIEW' }).where('contestId', '=', contestId).execute();
    expect((await decide('reconsider', id, { reason: '再看看' }, 'school')).msg).toBe('评审已经开始，不能再审核');
  });
});
