import { beforeEach, describe, expect, it } from 'vitest';
import { addStudents, begunEntry, during, openContest, register } from '../../../../test/entry-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { operationQueue } from '../../../core/operation-queue.ts';

const server = openServer();

beforeEach(() => server.setNow(during));

const student = () => server.as('student');
const params = (id: string) => ({ params: { id } });
const submit = (id: string, account = 'student') => server.as(account).call('entry.submit', params(id));

describe('an entry', () => {
  it('is begun in two fields, by whom the register knows, in the college that answers for them', async () => {
    await register(server, 'student', 'student', { number: '2026001', orgId: known.business });
    const contestId = await openContest(server);
    const { data } = await student().call('entry.begin', { body: { contestId, track: '科技创新', title: '智能灌溉' } });
    expect(data).toMatchObject({ number: '2026-0001', state: { code: 'DRAFT' }, part: 'LEADER', missing: [], due: '2026-03-10 18:00:00' });
    expect(data.people).toMatchObject([{ part: { code: 'LEADER' }, number: '2026001', isMe: true }]);
    const row = await server.db.selectFrom('project').where('id', '=', data.id).selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ orgId: known.business, schoolId: known.school, collegeId: known.business, source: 'SUBMITTED' });
    // the college sees it, and whoever is not of the team does not
    expect((await server.as('school').call('project.get', params(data.id))).data.history).toMatchObject([{ kind: 'BEGUN' }]);
    for (const account of ['teacher', 'judge1', 'nobody', 'other'])
      expect([403, 404], account).toContain((await server.as(account).call('entry.get', params(data.id))).status);
  });

  it('is refused outside of registration, under a taken title, in another track, and for whoever belongs nowhere', async () => {
    const contestId = await openContest(server);
    const begin = (body: Record<string, string> = {}) =>
      student().call('entry.begin', { body: { contestId, track: '科技创新', title: '智能灌溉', ...body } });
    await begunEntry(server, contestId, '已有');
    expect((await begin({ title: '已有' })).extra.fieldErrors).toEqual({ title: '大赛里已有同名的项目，请换一个名称' });
    expect((await begin({ track: '别的' })).extra.fieldErrors).toEqual({ track: '不是这个大赛的赛道' });
    server.setNow(new Date('2026-02-27T10:00:00Z'));
    expect(await begin()).toMatchObject({ status: 409, msg: '现在不能报名' });
    server.setNow(during);
    await server.db.updateTable('user').set({ orgId: null }).where('account', '=', 'student').execute();
    expect((await begin()).status).toBe(404);
  });

  it('that was removed is begun anew by the very request that has begun it, which is answered alike while it is there', async () => {
    const body = { contestId: await openContest(server), track: '科技创新', title: '智能灌溉' };
    const begin = async () => (await student().call('entry.begin', { body, key: 'a' })).data.id;
    const [first, again] = [await begin(), await begin()];
    expect(again).toBe(first);
    await student().call('entry.remove', params(first));
    const anew = await begin();
    expect(anew).not.toBe(first);
    expect((await student().call('entry.get', params(anew))).status).toBe(200);
  });

  it('is handed in when nothing is missing, with a receipt, taken back and handed in again', async () => {
    const setup = {
      team: { min: 1, max: 5, advisorsMin: 0, advisorsMax: 3 },
      fields: [
        { key: 'area', label: '占地', kind: 'NUMBER', isRequired: true, options: [] },
        { key: 'kind', label: '类别', kind: 'CHOICE', isRequired: false, options: ['甲', '乙'] },
      ],
    };
    const id = await begunEntry(server, await openContest(server, setup));
    const refused = await submit(id);
    expect(refused).toMatchObject({ status: 409, extra: { missing: [{ section: 'ANSWERS', key: 'area', words: '请填写「占地」' }] } });
    const save = (answers: Record<string, string>, version: number) =>
      student().call('entry.save', { ...params(id), body: { section: 'ANSWERS', version, answers } });
    // what is unfinished is kept, and said to be
    const { data: odd } = await save({ area: '很大', kind: '丙', other: '不问的' }, 0);
    expect([odd.answers, odd.missing.map(({ words }: { words: string }) => words)]).toEqual([
      { area: '很大', kind: '丙' },
      ['「占地」应是数字', '请重新选择「类别」'],
    ]);
    expect((await save({ area: '3' }, 0)).extra.current.sections).toMatchObject([{}, { section: 'ANSWERS', version: 1 }, {}]);
    await save({ area: '3.5', kind: '甲' }, 1);
    const { data: handedIn } = await submit(id);
    expect(handedIn).toMatchObject({ state: { code: 'SUBMITTED' }, receipt: { number: '2026-0001-1', time: '2026-03-02 18:00:00' } });
    expect((await save({ area: '4' }, 2)).msg).toBe('已经提交，撤回后才能修改');
    expect((await student().call('entry.takeBack', params(id))).data.state.code).toBe('DRAFT');
    expect((await submit(id)).data.receipt.number).toBe('2026-0001-2');
    const { data: withdrawn } = await student().call('entry.withdraw', { ...params(id), body: { reason: '不参加了' } });
    expect(withdrawn.history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'WITHDRAWN',
      'TAKEN_BACK',
      'SUBMITTED',
      'SUBMITTED',
      'BEGUN',
    ]);
    expect(withdrawn.history.flatMap(({ receipt }: { receipt: string | null }) => receipt ?? [])).toEqual(['2026-0001-2', '2026-0001-1']);
  });

  it('is in time to the second and through the grace, and then stays as a draft', async () => {
    const id = await begunEntry(server, await openContest(server, { graceMinutes: 5 }));
    server.setNow(new Date('2026-03-10T10:05:01Z'));
    expect(await submit(id)).toMatchObject({ status: 409, msg: '已经过了截止时间，保存过的内容都保留着' });
    expect((await student().call('entry.get', params(id))).data).toMatchObject({
      due: '2026-03-10 18:00:00',
      closes: '2026-03-10 18:05:00',
      isPast: true,
      state: { code: 'DRAFT' },
    });
    server.setNow(new Date('2026-03-10T10:05:00.999Z'));
    expect((await submit(id)).status).toBe(200);
  });

  it('is in time when it arrives in time, however long it stands in line', async () => {
    const id = await begunEntry(server, await openContest(server));
    const queue = operationQueue(server.host);
    const rush = Promise.withResolvers<void>();
    const others = [];
    while (queue.length().waiting === 0) others.push(queue.run(() => rush.promise));
    server.setNow(new Date('2026-03-10T10:00:00Z'));
    const answer = submit(id);
    await expect.poll(() => queue.length().waiting).toBe(2);
    server.setNow(new Date('2026-03-10T10:00:05Z'));
    rush.resolve();
    await Promise.all(others);
    expect((await answer).data?.receipt).toMatchObject({ number: '2026-0001-1' });
    expect((await student().call('entry.get', params(id))).data).toMatchObject({ isPast: true, state: { code: 'SUBMITTED' } });
  });

  it('keeps to how many projects somebody may be part of, to degrees and to schools', async () => {
    await register(server, 'student', 'student', { number: '2026001', degree: 'BACHELOR' });
    const begin = async (setup: Record<string, unknown>, title: string) => {
      const contestId = await openContest(server, setup, title);
      await student().call('entry.begin', { body: { contestId, track: '科技创新', title: '甲' } });
      return student().call('entry.begin', { body: { contestId, track: '科技创新', title: '乙' } });
    };
    expect((await begin({ team: { perStudent: 1 } }, '第一届')).msg).toBe('每个学生最多参加 1 个项目');
    expect((await begin({ eligibility: { orgIds: [known.business] } }, '第二届')).msg).toBe('学校或学院不在参赛范围');
    expect((await begin({ eligibility: { degreeLevels: ['03'] } }, '第三届')).msg).toContain('不在参赛范围');
    expect((await begin({ team: { perStudent: 2 } }, '第四届')).status).toBe(200);
  });

  it('is told of to the team each time, and to the college once until that is read', async () => {
    await addStudents(server, 1);
    const contestId = await openContest(server);
    for (const [account, title] of [
      ['student', '甲'],
      ['student2', '乙'],
    ] as const)
      await submit(await begunEntry(server, contestId, title, account), account);
    const titles = async (account: string) => {
      const { data } = await server.as(account).call('message.page', { body: { model: { bizType: 'PROJECT' } } });
      return data.records.map(({ title }: { title: string }) => title);
    };
    expect(await titles('student')).toEqual(['创新创业大赛：项目「甲」已提交']);
    expect(await titles('college')).toEqual(['创新创业大赛：有团队提交了项目']);
  });
});
