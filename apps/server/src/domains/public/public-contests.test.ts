import { beforeEach, describe, expect, it } from 'vitest';
import { publishedContest, assignedContest } from '../../../test/contest-steps.ts';
import { openServer } from '../../../test/harness.ts';

const server = openServer();
const now = new Date('2026-03-02T00:00:00Z');

beforeEach(() => server.setNow(now));

interface Shown {
  title: string;
  state: { code: string };
}

async function contests(model: object = {}): Promise<[string, string][]> {
  const { data } = await server.as(null).call('public.contests', { body: { model } });
  return data.records.map(({ title, state }: Shown) => [title, state.code]);
}

/** A contest of the fixture's school, put into a state as its reviews would have put it. */
async function contestIn(state: string, title: string, more: object = {}, closedTime: Date | null = null): Promise<string> {
  const { contestId } = await publishedContest(server);
  await server.db
    .updateTable('contest')
    .set({ state: state as 'PUBLISHED', title, ...more })
    .where('id', '=', contestId)
    .execute(); // the table below names states only
  if (closedTime) await server.db.updateTable('stage').set({ state: 'CLOSED', closedTime }).where('contestId', '=', contestId).execute();
  return contestId;
}

const open = { registrationStart: new Date('2026-03-01T00:00:00Z'), registrationEnd: new Date('2026-04-01T10:00:00Z') };

describe('contests for everybody', () => {
  it('are those published and later, open registration first, finished ones last', async () => {
    await contestIn('FINISHED', '已结束');
    await contestIn('PUBLISHED', '报名中', open);
    await contestIn('DRAFT', '草稿');
    await contestIn('CANCELLED', '已取消');
    await contestIn('REVIEWING', '评审中');
    await contestIn('PUBLICITY', '公示中');
    await contestIn('PUBLISHED', '等待报名');
    expect(await contests()).toEqual([
      ['报名中', 'REGISTERING'],
      ['等待报名', 'PUBLISHED'],
      ['公示中', 'PUBLICITY'],
      ['评审中', 'REVIEWING'],
      ['已结束', 'FINISHED'],
    ]);
    expect(await contests({ state: 'REGISTERING' })).toEqual([['报名中', 'REGISTERING']]);
    expect(await contests({ title: '评' })).toEqual([['评审中', 'REVIEWING']]);
    expect((await server.as(null).call('public.contests', { body: { model: { state: 'DRAFT' } } })).status).toBe(400);
  });

  it('tell no more than anybody may know, and count the projects that take part', async () => {
    const { contestId } = await assignedContest(server, 3);
    await server.db.updateTable('contest').set(open).where('id', '=', contestId).execute();
    const [withdrawn] = await server.db.selectFrom('project').where('contestId', '=', contestId).select('id').limit(1).execute();
    await server.db
      .updateTable('project')
      .set({ state: 'WITHDRAWN' })
      .where('id', '=', withdrawn?.id ?? '')
      .execute();
    expect((await server.as(null, 'en').call('public.contests', { body: { model: {} } })).data.records).toEqual([
      {
        id: contestId,
        title: '创新创业大赛',
        edition: 2026,
        orgLabel: '华东科技大学',
        state: { code: 'REGISTERING', desc: 'Registration open' },
        registrationStart: '2026-03-01 08:00:00',
        registrationEnd: '2026-04-01 18:00:00',
        timeZone: 'Asia/Shanghai',
        daysLeft: 30,
        projectCount: 2,
        cover: null,
        coverAlt: null,
      },
    ]);
  });

  it.each([
    // 00:30 in Shanghai, where the day before has just ended
    ['2026-03-31T16:30:00Z', 0],
    ['2026-03-31T15:30:00Z', 1],
    ['2026-04-01T10:00:01Z', null],
  ])('count the days that are left by the tenant’s calendar: at %s', async (at, days) => {
    await contestIn('PUBLISHED', '报名', open);
    server.setNow(new Date(at));
    expect((await server.as(null).call('public.contests', { body: { model: {} } })).data.records[0].daysLeft).toBe(days);
  });
});

describe('publicity', () => {
  it('lists contests whose reviews are all closed, the latest first, and names nobody', async () => {
    const earlier = await contestIn('FINISHED', '早先的', {}, new Date('2026-02-01T00:00:00Z'));
    const later = await contestIn('PUBLICITY', '新近的', {}, new Date('2026-03-01T02:30:00Z'));
    await contestIn('FINISHED', '没有结果就结束的');
    await contestIn('REVIEWING', '评审中', {}, new Date('2026-03-01T00:00:00Z'));
    const { data } = await server.as(null).call('public.publicity', { body: { model: {} } });
    const common = { edition: 2026, orgLabel: '华东科技大学', projectCount: 0 };
    expect(data.records).toEqual([
      { id: later, title: '新近的', ...common, state: { code: 'PUBLICITY', desc: '公示中' }, since: '2026-03-01 10:30:00' },
      { id: earlier, title: '早先的', ...common, state: { code: 'FINISHED', desc: '已结束' }, since: '2026-02-01 08:00:00' },
    ]);
    expect(data.total).toBe('2');
  });
});
