import { beforeEach, describe, expect, it } from 'vitest';
import { goodRows, importSheet } from '../../../../test/contest-steps.ts';
import { begunEntry, during, openContest } from '../../../../test/entry-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const at = (instant: string) => server.setNow(new Date(`${instant}+08:00`));

beforeEach(() => server.setNow(during));

const school = () => server.as('school');
const college = () => server.as('college');
const params = (id: string) => ({ params: { id } });

/** A contest that takes projects until the 10th at 18:00, of which one came from a sheet and has its judge. */
async function assigned(setup: Record<string, unknown> = {}) {
  const contestId = await openContest(server, setup);
  const { data } = await school().call('contest.get', params(contestId));
  const stageId: string = data.stages[0].id;
  await school().call('project.import', { body: { contestId, file: importSheet(goodRows(1)) } });
  const proposed = await school().call('assignment.propose', { body: { stageId, seed: 7 } });
  await school().call('assignment.accept', { body: { stageId, seed: 7, fingerprint: proposed.data.fingerprint } });
  return { contestId, stageId };
}

async function handedIn(contestId: string): Promise<string> {
  const id = await begunEntry(server, contestId);
  expect((await server.as('student').call('entry.submit', params(id))).status).toBe(200);
  return id;
}

/** What the start is refused for, and what the screens say of it beforehand: the same. */
async function refusalOf(stageId: string): Promise<string | null> {
  const { data } = await school().call('stage.get', params(stageId));
  const { reason } = data.actions.find(({ act }: { act: string }) => act === 'start');
  const { status, msg } = await school().call('stage.start', params(stageId));
  expect([status, reason]).toEqual(status === 200 ? [200, null] : [409, msg]);
  return reason;
}

const extend = (contestId: string, body: Record<string, unknown>) =>
  school().call('contest.extend', { ...params(contestId), body: { deadline: 'REGISTRATION', reason: '停电', ...body } });

describe('a review does not begin while somebody still has time', () => {
  it('of registration, to its last second', async () => {
    const { stageId } = await assigned();
    const bar = '报名到 2026-03-10 18:00 才截止，之后才能开始评审';
    expect(await refusalOf(stageId)).toBe(bar);
    at('2026-03-10T18:00:00.9');
    expect(await refusalOf(stageId)).toBe(bar);
    at('2026-03-10T18:00:01');
    expect(await refusalOf(stageId)).toBeNull();
  });

  it('of grace, which a draft has and nobody else', async () => {
    const { contestId, stageId } = await assigned({ graceMinutes: 30 });
    const id = await begunEntry(server, contestId);
    at('2026-03-10T18:20:00');
    expect(await refusalOf(stageId)).toBe('还有团队可以到 2026-03-10 18:30 再提交，之后才能开始评审');
    await server.as('student').call('entry.remove', params(id));
    expect(await refusalOf(stageId)).toBeNull();
  });

  it('of a project’s own, as long as it is not handed in', async () => {
    const { contestId, stageId } = await assigned();
    const id = await begunEntry(server, contestId);
    await extend(contestId, { reach: 'PROJECTS', projectIds: [id], until: '2026-03-11 07:00:00' });
    at('2026-03-11T06:00:00');
    expect(await refusalOf(stageId)).toBe('还有团队可以到 2026-03-11 07:00 再提交，之后才能开始评审');
    at('2026-03-11T07:00:01');
    expect(await refusalOf(stageId)).toBeNull();
  });

  it('of a college’s, where a project can still be begun', async () => {
    const { contestId, stageId } = await assigned();
    const { data } = await extend(contestId, { reach: 'ORGS', orgIds: [known.business], until: '2026-03-11 07:00:00' });
    at('2026-03-11T06:00:00');
    expect(await refusalOf(stageId)).toBe('还有团队可以到 2026-03-11 07:00 再提交，之后才能开始评审');
    await school().call('contest.takeBackExtensions', { ...params(contestId), body: { ids: [data[0].id] } });
    expect(await refusalOf(stageId)).toBeNull();
  });

  it('to mend what was returned', async () => {
    const { contestId, stageId } = await assigned();
    const id = await handedIn(contestId);
    const until = '2026-03-11 07:00:00';
    await college().call('project.return', { ...params(id), body: { reason: '请补充', points: [], until } });
    at('2026-03-11T07:00:00');
    expect(await refusalOf(stageId)).toBe('还有团队可以到 2026-03-11 07:00 再提交，之后才能开始评审');
    at('2026-03-11T07:00:01');
    expect(await refusalOf(stageId)).toBeNull();
  });
});

describe('what was handed in', () => {
  it.each(['accept', 'reject'] as const)('is decided on first, here by %s', async (act) => {
    const { contestId, stageId } = await assigned();
    const id = await handedIn(contestId);
    at('2026-03-12T09:00:00');
    expect(await refusalOf(stageId)).toBe('还有 1 个项目提交了没有审核，请先通过、退回或不通过');
    const [counted, elsewhere] = await Promise.all(
      ['school', 'college'].map(async (account) => (await server.as(account).call('stage.get', params(stageId))).data.entries),
    );
    expect([counted, elsewhere]).toEqual([{ isOpen: false, undecided: 1, unfinished: 0 }, null]);
    await college().call(`project.${act}`, { ...params(id), body: { reason: '不属于本大赛' } });
    expect(await refusalOf(stageId)).toBe(act === 'accept' ? '还有 1 个项目没有分配足够的评委' : null);
  });

  it('and what was not, stays behind as it is, and is counted before', async () => {
    const { contestId, stageId } = await assigned();
    const id = await begunEntry(server, contestId);
    at('2026-03-12T09:00:00');
    expect((await school().call('stage.get', params(stageId))).data.entries).toEqual({ isOpen: false, undecided: 0, unfinished: 1 });
    expect((await school().call('stage.start', params(stageId))).data.entries).toBeNull();
    expect((await school().call('project.get', params(id))).data.state.code).toBe('DRAFT');
  });
});
