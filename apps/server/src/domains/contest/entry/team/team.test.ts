import { beforeEach, describe, expect, it } from 'vitest';
import { goodRows, importSheet } from '../../../../../test/contest-steps.ts';
import { addStudents, begunEntry, during, openContest, register } from '../../../../../test/entry-steps.ts';
import { known } from '../../../../../test/fixture.ts';
import { openServer } from '../../../../../test/harness.ts';
import { pdfOf } from '../../../../../test/pdf-file.ts';

const server = openServer();

beforeEach(() => server.setNow(during));

const as = (account: string | null) => server.as(account);
const params = (id: string) => ({ params: { id } });
const get = async (id: string, account = 'student') => (await as(account).call('entry.get', params(id))).data;
const invite = (id: string, body: Record<string, unknown>) => as('student').call('entry.invite', { ...params(id), body });
const codeOf = (path: unknown) => String(path).split('/').at(-1) ?? '';
const linkOf = async (id: string, part = 'MEMBER') => codeOf((await invite(id, { part, channel: 'LINK' })).data.path);
const answer = (account: string, body: Record<string, unknown>) =>
  as(account).call('entry.answer', { body: { isAccepted: true, ...body } });
const people = async (id: string) =>
  (await get(id)).people.map(({ part, name }: { part: { code: string }; name: string }) => `${part.code} ${name}`);

describe('a team', () => {
  it('is joined by a link, with consent, until it is full; who is in it sees it, who has left does not', async () => {
    await addStudents(server, 3);
    const id = await begunEntry(server, await openContest(server, { team: { min: 1, max: 2 }, consent: '承诺原创' }));
    expect((await get(id)).missing).toMatchObject([{ section: 'CONSENT', key: null, words: '请阅读并同意参赛须知' }]);
    const code = await linkOf(id);
    const { data: asked } = await as(null).call('entry.joining', { body: { code } });
    expect(asked).toMatchObject({ projectTitle: '智能灌溉', by: '李同学', consent: { version: 1, text: '承诺原创' } });
    expect((await answer('student2', { code })).extra.fieldErrors).toEqual({ consentVersion: '请先阅读并同意参赛须知' });
    expect((await answer('student2', { code, consentVersion: 1 })).data).toEqual({ id });
    expect((await answer('student2', { code, consentVersion: 1 })).msg).toBe('你已经在这个项目里了');
    expect((await answer('student3', { code, consentVersion: 1 })).msg).toBe('团队最多 2 人，已经满了');
    expect((await get(id, 'student2')).part).toBe('MEMBER');
    // others are told who has not agreed
    expect((await get(id, 'student2')).missing).toMatchObject([
      { section: 'TEAM', key: 'LEADER-1', words: '「李同学」还没有同意参赛须知' },
    ]);
    expect((await as('student').call('entry.agree', { ...params(id), body: { consentVersion: 1 } })).data.missing).toEqual([]);
    // a member fills in, and does not hand in
    expect((await as('student2').call('entry.submit', params(id))).msg).toBe('只有负责人可以操作');
    const basics = { section: 'BASICS', version: 0, title: '智能灌溉二', track: '商业计划', summary: '简介' };
    expect((await as('student2').call('entry.save', { ...params(id), body: basics })).data.title).toBe('智能灌溉二');
    expect((await as('student2').call('entry.leave', params(id))).status).toBe(200);
    expect((await as('student2').call('entry.get', params(id))).status).toBe(404);
    expect((await as('student').call('entry.leave', params(id))).status).toBe(409);
    expect((await get(id)).history.map(({ kind }: { kind: string }) => kind)).toEqual(['LEFT', 'JOINED', 'BEGUN']);
  });

  it('hears once that somebody declines its link, and has nobody back whom it took out, until it asks them anew', async () => {
    await addStudents(server, 2);
    await register(server, 'student', 'student2', { number: '2026002' });
    const id = await begunEntry(server, await openContest(server));
    const code = await linkOf(id);
    for (const account of ['student2', 'student2', 'student3', 'student2'])
      expect((await answer(account, { code, isAccepted: false })).data).toEqual({ id: null });
    const { data: told } = await as('student').call('message.page', { body: { model: { bizType: 'PROJECT' } } });
    expect(told.records).toHaveLength(2);
    // a mind may change
    for (const account of ['student2', 'student3']) expect((await answer(account, { code })).data).toEqual({ id });
    await invite(id, { part: 'MEMBER', channel: 'LINK' });
    const { sections } = await get(id);
    const version = sections.find(({ section }: { section: string }) => section === 'TEAM').version;
    const out = { part: 'MEMBER', position: 1, version };
    expect((await as('student').call('entry.removePerson', { ...params(id), body: out })).status).toBe(200);
    expect(await people(id)).toEqual(['LEADER 李同学', 'MEMBER 同学3']);
    const again = await answer('student2', { code });
    expect([again.status, again.msg]).toEqual([409, '你已被移出这个项目，重新加入需要负责人再次邀请']);
    // whoever has left by themselves may change their mind, and others are not barred
    await as('student3').call('entry.leave', params(id));
    expect((await answer('student3', { code })).data).toEqual({ id });
    await invite(id, { part: 'MEMBER', channel: 'NUMBER', number: '2026002' });
    const [asked] = (await as('student2').call('entry.mine')).data.invitations;
    expect((await answer('student2', { invitationId: asked.id })).data).toEqual({ id });
  });

  it('asks by number and phone whoever these lead to, and nobody else answers', async () => {
    await addStudents(server, 2);
    await register(server, 'student', 'student2', { number: '2026002' });
    await server.db
      .updateTable('user')
      .set({ mobile: '13912345678', verifiedMobile: '13912345678' })
      .where('account', '=', 'student3')
      .execute();
    const id = await begunEntry(server, await openContest(server));
    expect((await invite(id, { part: 'MEMBER', channel: 'NUMBER', number: '999' })).extra.fieldErrors).toEqual({
      number: '本校的学生名册里没有这个学号',
    });
    await invite(id, { part: 'MEMBER', channel: 'NUMBER', number: '2026002' });
    expect((await invite(id, { part: 'MEMBER', channel: 'NUMBER', number: '2026002' })).msg).toBe('已经邀请过，正在等待答复');
    await invite(id, { part: 'MEMBER', channel: 'PHONE', phone: '13912345678' });
    expect((await get(id)).invitations.map(({ to }: { to: string }) => to)).toEqual(['20****02', '139****5678']);
    const own = async (account: string) => (await as(account).call('entry.mine')).data.invitations;
    expect(await own('student')).toEqual([]);
    const [byNumber] = await own('student2');
    const [byPhone] = await own('student3');
    expect((await answer('student3', { invitationId: byNumber.id })).status).toBe(404);
    expect((await answer('student2', { invitationId: byNumber.id })).status).toBe(200);
    expect((await answer('student3', { invitationId: byPhone.id, isAccepted: false })).data).toEqual({ id: null });
    expect(await people(id)).toEqual(['LEADER 李同学', 'MEMBER 同学2']);
    expect((await get(id)).invitations).toEqual([]);
  });

  it('does not have somebody more often than the contest allows, who was asked before either accepted', async () => {
    await addStudents(server, 2);
    const contestId = await openContest(server, { team: { perStudent: 1 } });
    const first = await begunEntry(server, contestId, '甲');
    const second = await begunEntry(server, contestId, '乙', 'student2');
    const { data } = await as('student2').call('entry.invite', { ...params(second), body: { part: 'MEMBER', channel: 'LINK' } });
    expect((await answer('student3', { code: await linkOf(first) })).status).toBe(200);
    expect((await answer('student3', { code: String(data.path).split('/').at(-1) })).msg).toBe('每个学生最多参加 1 个项目');
  });

  it('has advisors who confirm, is told that they have not, reminds once a day, and asks another one', async () => {
    await register(server, 'teacher', 'teacher', { number: 'T1' });
    const id = await begunEntry(server, await openContest(server, { team: { advisorsMin: 1, advisorsMax: 1 } }));
    await invite(id, { part: 'ADVISOR', channel: 'NUMBER', number: 'T1' });
    const [open] = (await get(id)).invitations;
    const remind = () => as('student').call('entry.remind', { ...params(id), body: { invitationId: open.id } });
    expect((await remind()).msg).toBe('一天只能提醒一次');
    server.setNow(new Date(during.getTime() + 90_000_000));
    expect((await remind()).status).toBe(200);
    expect((await as('student').call('entry.submit', params(id))).extra.missing).toMatchObject([{ section: 'ADVISORS' }]);
    expect((await as('teacher').call('entry.mine')).data.invitations).toMatchObject([{ part: { code: 'ADVISOR' } }]);
    expect((await answer('teacher', { invitationId: open.id })).data).toEqual({ id });
    expect((await get(id, 'teacher')).actions.find(({ act }: { act: string }) => act === 'save')).toMatchObject({ isAllowed: false });
    // an advisor sees neither judges nor sheets
    expect(
      await server.db.selectFrom('projectTie').where('projectId', '=', id).where('part', '=', 'ADVISOR').select('userId').execute(),
    ).toHaveLength(1);
    expect((await as('student').call('entry.submit', params(id))).status).toBe(200);
  });

  it('is advised by teachers of the register or by role, by no classmate', async () => {
    await addStudents(server, 2);
    await register(server, 'teacher', 'student3', { number: 'T3' });
    const id = await begunEntry(server, await openContest(server, { team: { advisorsMin: 2, advisorsMax: 2 } }));
    const code = await linkOf(id, 'ADVISOR');
    const refused = await answer('student2', { code });
    expect([refused.status, refused.msg]).toEqual([409, '只有教师才能担任指导教师']);
    for (const account of ['student3', 'teacher']) expect((await answer(account, { code })).data).toEqual({ id });
    expect(await people(id)).toEqual(['LEADER 李同学', 'ADVISOR 同学3', 'ADVISOR 张老师']);
  });

  it('bars whoever has left or was taken out from its sheets as before', async () => {
    await addStudents(server, 2);
    const id = await begunEntry(server, await openContest(server));
    const code = await linkOf(id);
    for (const account of ['student2', 'student3']) await answer(account, { code });
    await as('student2').call('entry.leave', params(id));
    const { sections } = await get(id);
    const version = sections.find(({ section }: { section: string }) => section === 'TEAM').version;
    await as('student').call('entry.removePerson', { ...params(id), body: { part: 'MEMBER', position: 1, version } });
    const tied = async () => {
      const rows = await server.db
        .selectFrom('projectTie')
        .innerJoin('user', 'user.id', 'projectTie.userId')
        .where('projectTie.projectId', '=', id)
        .orderBy('user.account')
        .orderBy('projectTie.part')
        .select(['user.account', 'projectTie.part'])
        .execute();
      return rows.map(({ account, part }) => `${account} ${part}`);
    };
    expect(await tied()).toEqual(['student LEADER', 'student2 FORMER', 'student3 FORMER']);
    await answer('student2', { code });
    expect(await tied()).toEqual(['student LEADER', 'student2 FORMER', 'student2 MEMBER', 'student3 FORMER']);
  });

  it('tells its members and advisors that the draft is gone, and keeps what somebody had agreed to who leaves', async () => {
    await addStudents(server, 1);
    const id = await begunEntry(server, await openContest(server, { consent: '承诺原创' }));
    await answer('student2', { code: await linkOf(id), consentVersion: 1 });
    await answer('teacher', { code: await linkOf(id, 'ADVISOR') });
    await as('student2').call('entry.leave', params(id));
    const [left] = (await get(id)).history;
    expect(left).toMatchObject({ kind: 'LEFT', reason: null, changes: [{ field: 'consent', before: 'v1 2026-03-02 18:00', after: '' }] });
    const titles = async (account: string) => {
      const { data } = await as(account).call('message.page', { body: { model: { bizType: 'PROJECT' } } });
      return data.records.map(({ title }: { title: string }) => title);
    };
    expect((await as('student').call('entry.remove', params(id))).status).toBe(200);
    const gone = '创新创业大赛：项目「智能灌溉」的草稿删除了';
    expect([(await titles('teacher'))[0], (await titles('student2')).includes(gone), (await titles('student')).includes(gone)]).toEqual([
      gone,
      false,
      false,
    ]);
  });

  it('leaves nothing in a box of what is asked no more: taken back, or with its draft', async () => {
    await register(server, 'teacher', 'teacher', { number: 'T1' });
    const id = await begunEntry(server, await openContest(server, { team: { advisorsMax: 2 } }));
    const asked = { part: 'ADVISOR', channel: 'NUMBER', number: 'T1' };
    const titles = async () =>
      (await as('teacher').call('message.page', { body: { model: { bizType: 'PROJECT' } } })).data.records.map(
        ({ title }: { title: string }) => title,
      );
    const words = ['李同学 请你指导项目「智能灌溉」'];
    const { data } = await invite(id, asked);
    expect(await titles()).toEqual(words);
    await as('student').call('entry.revoke', { ...params(id), body: { invitationId: data.id } });
    expect(await titles()).toEqual([]);
    await invite(id, asked);
    expect(await titles()).toEqual(words);
    expect((await as('student').call('entry.remove', params(id))).status).toBe(200);
    expect(await titles()).toEqual([]);
  });

  it('asks another advisor in place of one who never answers, and is handed in', async () => {
    await register(server, 'teacher', 'teacher', { number: 'T1' });
    await addStudents(server, 1);
    await register(server, 'teacher', 'student2', { number: 'T2' });
    const id = await begunEntry(server, await openContest(server, { team: { advisorsMin: 1, advisorsMax: 1 } }));
    const silent = await invite(id, { part: 'ADVISOR', channel: 'NUMBER', number: 'T1' });
    expect((await invite(id, { part: 'ADVISOR', channel: 'NUMBER', number: 'T2' })).msg).toBe('最多 1 位指导教师，已经满了');
    const body = { invitationId: silent.data.id };
    expect((await as('student').call('entry.revoke', { ...params(id), body })).data.invitations).toEqual([]);
    const other = await invite(id, { part: 'ADVISOR', channel: 'NUMBER', number: 'T2' });
    expect((await answer('student2', { invitationId: other.data.id })).data).toEqual({ id });
    expect((await answer('teacher', body)).status).toBe(404);
    expect((await as('student').call('entry.submit', params(id))).status).toBe(200);
  });

  it('does not have one student more often than is allowed, who accepts three of them in the same second', async () => {
    await addStudents(server, 4);
    const contestId = await openContest(server, { team: { perStudent: 2 } });
    const codes = [];
    for (const account of ['student', 'student2', 'student3']) {
      const id = await begunEntry(server, contestId, `项目 ${account}`, account);
      const { data } = await as(account).call('entry.invite', { ...params(id), body: { part: 'MEMBER', channel: 'LINK' } });
      codes.push(codeOf(data.path));
    }
    const answers = await Promise.all(codes.map((code) => answer('student4', { code })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 409]);
    expect(answers.find(({ status }) => status === 409)?.msg).toBe('每个学生最多参加 2 个项目');
    expect((await as('student4').call('entry.mine')).data.entries).toHaveLength(2);
  });

  it('counts the projects of a sheet that names somebody by number', async () => {
    await addStudents(server, 1);
    await register(server, 'student', 'student2', { number: '20261' });
    const contestId = await openContest(server, { team: { perStudent: 1 } });
    await as('school').call('project.import', { body: { contestId, file: importSheet(goodRows(2).slice(1)) } });
    const { data } = await as('student2').call('entry.open');
    expect(data.contests[0].bars).toEqual(['每个学生最多参加 1 个项目']);
    const id = await begunEntry(server, contestId);
    expect((await answer('student2', { code: await linkOf(id) })).msg).toBe('每个学生最多参加 1 个项目');
  });

  it('is joined by nobody of another school where the contest is that of one', async () => {
    await addStudents(server, 2);
    const move = (account: string) =>
      server.db.updateTable('user').set({ orgId: known.otherCollege }).where('account', '=', account).execute();
    await move('student2');
    const contestId = await openContest(server);
    const id = await begunEntry(server, contestId);
    const refused = await answer('student2', { code: await linkOf(id) });
    expect([refused.status, refused.msg]).toEqual([409, '学校或学院不在参赛范围']);
    expect((await answer('student3', { code: await linkOf(id) })).data).toEqual({ id });
    // of this school by account, of the other one by its register
    await register(server, 'student', 'student3', { number: '1', orgId: known.otherCollege });
    const begun = await as('student3').call('entry.begin', { body: { contestId, track: '科技创新', title: '二' } });
    expect(begun.msg).toBe('学校或学院不在参赛范围');
  });

  it('has no judge of its contest among its members, whose review has not begun', async () => {
    const contestId = await openContest(server);
    await as('school').call('project.import', { body: { contestId, file: importSheet(goodRows(1)) } });
    const { data: contest } = await as('school').call('contest.get', { params: { id: contestId } });
    const stageId = contest.stages[0].id;
    const { data } = await as('school').call('assignment.propose', { body: { stageId, seed: 7 } });
    await as('school').call('assignment.accept', { body: { stageId, seed: 7, fingerprint: data.fingerprint } });
    const judge = await server.db
      .selectFrom('assignment')
      .innerJoin('judge', 'judge.id', 'assignment.judgeId')
      .where('assignment.stageId', '=', stageId)
      .select('judge.userId')
      .executeTakeFirstOrThrow();
    await addStudents(server, 1);
    // the student turns out to be the one who judges
    const member = await server.db.selectFrom('user').where('account', '=', 'student2').select('id').executeTakeFirstOrThrow();
    await server.db.updateTable('judge').set({ userId: member.id }).where('userId', '=', judge.userId).execute();
    const id = await begunEntry(server, contestId);
    expect((await answer('student2', { code: await linkOf(id) })).msg).toBe('是这个大赛的评委，不能加入团队');
  });

  it('is ordered with what each does, and its leadership goes to one of them who accepts', async () => {
    await addStudents(server, 2);
    const id = await begunEntry(server, await openContest(server));
    const code = await linkOf(id);
    for (const account of ['student2', 'student3']) await answer(account, { code });
    const { sections } = await get(id);
    const version = sections.find(({ section }: { section: string }) => section === 'TEAM').version;
    const order = [
      { part: 'LEADER', position: 1 },
      { part: 'MEMBER', position: 2, task: '财务' },
      { part: 'MEMBER', position: 1 },
    ];
    const save = (given: unknown[], of = version) =>
      as('student').call('entry.save', { ...params(id), body: { section: 'TEAM', version: of, people: given } });
    expect((await save(order.slice(1))).status).toBe(409);
    const { data } = await save(order);
    expect(data.people).toMatchObject([{ name: '李同学' }, { name: '同学3', task: '财务' }, { name: '同学2' }]);
    expect((await save(order)).status).toBe(409);
    const next = data.people[2].userId;
    await invite(id, { part: 'LEADER', channel: 'USER', userId: next });
    const [offered] = (await as('student2').call('entry.mine')).data.invitations;
    expect((await answer('student2', { invitationId: offered.id })).status).toBe(200);
    expect(await people(id)).toEqual(['LEADER 同学2', 'MEMBER 李同学', 'MEMBER 同学3']);
    expect((await as('student').call('entry.submit', params(id))).msg).toBe('只有负责人可以操作');
    expect((await as('student2').call('entry.submit', params(id))).status).toBe(200);
  });

  it('brings the files that are asked for, by their content, which its people and who looks after it open', async () => {
    const files = [{ key: 'plan', name: '计划书', kinds: ['document'], maxSize: 1, isRequired: true }];
    const id = await begunEntry(server, await openContest(server, { files }));
    const attach = (file: File, slot = 'file:plan', account = 'student', seen?: string) =>
      as(account).call('entry.attach', { ...params(id), body: { slot, file, ...(seen && { seen }) } });
    expect((await attach(new File(['not a pdf'], 'plan.pdf'))).status).toBe(422);
    expect((await attach(new File([`%PDF-1.7\n${'x'.repeat(1_100_000)}`], 'plan.pdf'))).status).toBe(413);
    expect((await attach(new File([pdfOf('plan')], 'plan.pdf'), 'file:other')).status).toBe(400);
    expect((await attach(new File([pdfOf('plan')], 'plan.pdf'), 'file:plan', 'teacher')).status).toBe(403);
    const { data } = await attach(new File([pdfOf('plan')], 'plan.pdf'));
    expect([data.missing, data.files]).toMatchObject([[], [{ slot: 'file:plan', name: 'plan.pdf' }]]);
    expect((await server.fetch(data.files[0].url)).status).toBe(200);
    const { data: again } = await attach(new File([pdfOf('another')], 'plan2.pdf'), 'file:plan', 'student', data.files[0].attachmentId);
    expect(again.files).toMatchObject([{ name: 'plan2.pdf' }]);
    expect((await server.fetch(data.files[0].url)).status).toBe(404);
    expect((await as('student').call('entry.detach', { ...params(id), body: { slot: 'file:plan' } })).data.files).toEqual([]);
  });

  it('says which contests are open to somebody and which rule keeps them out of others', async () => {
    await register(server, 'student', 'student', { number: '1', degree: '02' });
    await openContest(server, {}, '开放大赛');
    await openContest(server, { eligibility: { degreeLevels: ['03'] } }, '硕士大赛');
    const { data } = await as('student').call('entry.open');
    expect(data.contests.map(({ title, bars }: { title: string; bars: string[] }) => [title, bars.length])).toEqual([
      ['开放大赛', 0],
      ['硕士大赛', 1],
    ]);
  });
});
