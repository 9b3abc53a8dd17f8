import { beforeEach, describe, expect, it } from 'vitest';
import { addStudents, begunEntry, during, joinEntry, openContest, register } from '../../../../test/entry-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

beforeEach(() => server.setNow(during));

const mine = async (account = 'student') => (await server.as(account).call('entry.mine')).data.entries;
const open = async (account = 'student') => (await server.as(account).call('entry.open')).data.contests;

describe('own projects', () => {
  it('are told in sets what each of them says by itself: what is missing, and why it ended', async () => {
    const sections = [{ key: 'market', title: '市场', isRequired: true }];
    const fields = [{ key: 'area', label: '占地', kind: 'NUMBER', isRequired: true, options: [] }];
    const team = { min: 2, max: 5, advisorsMin: 1, advisorsMax: 1 };
    const plain = await openContest(server);
    const asking = await openContest(server, { sections, fields, team, consent: '承诺原创' }, '创意大赛');
    const elsewhere = await openContest(server, {}, '别的大赛');
    const ids = [];
    for (const [contestId, title] of [
      [plain, '甲'],
      [asking, '乙'],
      [asking, '丙'],
      [elsewhere, '丁'],
    ] as const)
      ids.push(await begunEntry(server, contestId, title));
    const [done = '', , written = '', gone = ''] = ids;
    await server.as('student').call('plan.save', { params: { id: written, key: 'market' }, body: { version: 0, html: '<p>很大</p>' } });
    await server.as('student').call('entry.withdraw', { params: { id: gone }, body: { reason: '不参加了' } });
    // what is asked changes after it was begun
    const eligibility = { orgIds: [known.business], degreeLevels: [], barringAwards: [] };
    const contest = await server.db.selectFrom('contest').where('id', '=', plain).select('setup').executeTakeFirstOrThrow();
    await server.db
      .updateTable('contest')
      .set({ setup: JSON.stringify({ ...contest.setup, eligibility }) })
      .where('id', '=', plain)
      .execute();
    const each = [];
    for (const { id } of await mine()) each.push((await server.as('student').call('entry.get', { params: { id } })).data);
    const told = await mine();
    expect(told.map(({ missingCount, reason }: { missingCount: number; reason: string | null }) => [missingCount, reason])).toEqual(
      each.map(({ state, missing, reason }) => [state.code === 'DRAFT' ? missing.length : 0, reason]),
    );
    const countOf = (id: string) => told.find((one: { id: string }) => one.id === id).missingCount;
    expect([countOf(done), countOf(written)]).toEqual([1, 4]);
    expect(told.at(-1)).toMatchObject({ id: gone, reason: '不参加了' });
  });
});

describe('open contests', () => {
  it('name every rule that bars, and count what the limit counts', async () => {
    await addStudents(server, 1);
    await register(server, 'student', 'student', { number: '2026001', degree: 'BACHELOR' });
    const contestId = await openContest(server, { team: { perStudent: 1 } });
    const id = await begunEntry(server, contestId);
    await joinEntry(server, await begunEntry(server, contestId, '同学的', 'student2'), 'student', 'ADVISOR');
    expect(await open()).toMatchObject([{ ownCount: 1, bars: ['每个学生最多参加 1 个项目'] }]);
    const setup = { eligibility: { orgIds: [known.business], degreeLevels: ['03'] }, team: { perStudent: 1 } };
    await openContest(server, setup, '别的大赛');
    expect((await open()).at(-1).bars).toHaveLength(2);
    await server.as('student').call('entry.withdraw', { params: { id }, body: { reason: '不参加了' } });
    expect((await open())[0]).toMatchObject({ ownCount: 0, bars: [] });
  });
});
