import { beforeEach, describe, expect, it } from 'vitest';
import { begunEntry, during, openContest } from '../../../../../test/entry-steps.ts';
import { known } from '../../../../../test/fixture.ts';
import { openServer } from '../../../../../test/harness.ts';

const server = openServer();

beforeEach(() => server.setNow(during));

const school = () => server.as('school');
const params = (id: string) => ({ params: { id } });
const at = (instant: string) => server.setNow(new Date(`${instant}+08:00`));

async function handedIn(contestId: string, title: string): Promise<string> {
  const id = await begunEntry(server, contestId, title);
  await server.as('student').call('entry.submit', params(id));
  return id;
}

async function historyOf(id: string, account = 'school'): Promise<{ kind: string; by: string | null; changes: unknown[] }[]> {
  const { data } = await server.as(account).call(account === 'student' ? 'entry.get' : 'project.get', params(id));
  return data.history;
}

const kindsOf = async (id: string, account?: string) => (await historyOf(id, account)).map(({ kind }) => kind);

describe('the history of a project', () => {
  it('tells of a stage only where the project was in it', async () => {
    const contestId = await openContest(server);
    const [judged, rejected, left, draft] = [
      await handedIn(contestId, '甲'),
      await handedIn(contestId, '乙'),
      await handedIn(contestId, '丙'),
      await begunEntry(server, contestId, '丁'),
    ];
    await school().call('project.accept', { ...params(judged), body: {} });
    await school().call('project.reject', { ...params(rejected), body: { reason: '不属于本大赛' } });
    await server.as('student').call('entry.withdraw', { ...params(left), body: { reason: '不参加了' } });
    const { stages } = (await school().call('contest.get', params(contestId))).data;
    const stageId: string = stages[0].id;
    const { data: proposal } = await school().call('assignment.propose', { body: { stageId, seed: 7 } });
    const body = { stageId, seed: 7, fingerprint: proposal.fingerprint };
    expect((await school().call('assignment.accept', { body })).status).toBe(200);
    expect(await kindsOf(judged, 'student')).toEqual(['ACCEPTED', 'SUBMITTED', 'BEGUN']);
    at('2026-03-11T09:00:00');
    expect((await school().call('stage.start', params(stageId))).status).toBe(200);
    expect(await kindsOf(judged)).toEqual(['STARTED', 'ASSIGNED', 'ACCEPTED', 'SUBMITTED', 'BEGUN']);
    expect(await kindsOf(rejected)).toEqual(['REJECTED', 'SUBMITTED', 'BEGUN']);
    expect(await kindsOf(left)).toEqual(['WITHDRAWN', 'SUBMITTED', 'BEGUN']);
    expect(await kindsOf(draft)).toEqual(['BEGUN']);
  });

  it('tells of a deadline that was put off for its college or for all, and that it was taken back', async () => {
    const contestId = await openContest(server);
    const id = await begunEntry(server, contestId);
    const extend = async (more: Record<string, unknown>) => {
      const until = { deadline: 'REGISTRATION', until: '2026-03-10 20:00:00', reason: '校园网停了一天' };
      const { data } = await school().call('contest.extend', { ...params(contestId), body: { ...until, ...more } });
      return data[0].id as string;
    };
    const forCollege = await extend({ reach: 'ORGS', orgIds: [known.engineering] });
    await extend({ reach: 'ORGS', orgIds: [known.business] });
    at('2026-03-02T19:00:00');
    await extend({ reach: 'ALL', until: '2026-03-10 21:00:00' });
    at('2026-03-02T20:00:00');
    const { status } = await school().call('contest.takeBackExtensions', { ...params(contestId), body: { ids: [forCollege] } });
    expect(status).toBe(200);
    const history = await historyOf(id);
    expect(history).toMatchObject([
      {
        kind: 'EXTENSION_ENDED',
        by: '校管',
        changes: [{ field: 'registrationEnd', before: '2026-03-10 20:00', after: '2026-03-10 18:00' }],
      },
      { kind: 'EXTENDED', changes: [{ field: 'registrationEnd', before: '2026-03-10 18:00', after: '2026-03-10 21:00' }] },
      { kind: 'EXTENDED', changes: [{ field: 'registrationEnd', before: '2026-03-10 18:00', after: '2026-03-10 20:00' }] },
      { kind: 'BEGUN' },
    ]);
    expect(await historyOf(id, 'student'), 'its team reads the same').toEqual(
      history.map((event: object) => ({ ...event, receipt: null })),
    );
  });
});
