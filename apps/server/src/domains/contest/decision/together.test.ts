import { expect, it } from 'vitest';
import { contestBody } from '../../../../test/contest-steps.ts';
import { begunEntry } from '../../../../test/entry-steps.ts';
import type { Answer } from '../../../../test/harness.ts';
import { openProcesses } from '../../../../test/open-processes.ts';

const processes = openProcesses(3);
const at = (index: number, account: string) => processes.at(index).as(account);

const params = (id: string) => ({ params: { id } });
const accept = (id: string) => at(0, 'college').call('project.accept', { ...params(id), body: {} });
const reject = (id: string) => at(0, 'college').call('project.reject', { ...params(id), body: { reason: '不属于本大赛' } });
const reconsider = (id: string) => at(0, 'college').call('project.reconsider', { ...params(id), body: { reason: '点错了' } });
const begin = (contestId: string, title: string) => at(1, 'student').call('entry.begin', { body: { contestId, track: '科技创新', title } });

/** A contest that takes projects for long. */
async function openContest(setup: Record<string, unknown>): Promise<string> {
  const windows = { registrationStart: '2026-01-01 08:00:00', registrationEnd: '2098-03-10 18:00:00' };
  const body = contestBody({ reviewStart: '2098-04-01 08:00:00', reviewEnd: '2098-05-01 08:00:00' });
  const { data } = await at(0, 'school').call('contest.save', { body: { ...body, ...windows, setup } });
  await at(0, 'school').call('contest.publish', params(data.id));
  return data.id;
}

async function handedIn(contestId: string, title = '智能灌溉'): Promise<string> {
  const id = await begunEntry(processes.at(0), contestId, title);
  expect((await at(0, 'student').call('entry.submit', params(id))).status).toBe(200);
  return id;
}

/** Lets the first come as far as the contest, which is held, then the second, then both go on; embedded, one after the other. */
async function whileHeld(contestId: string, acts: readonly [() => Promise<Answer>, () => Promise<Answer>]): Promise<Answer[]> {
  const [first, second] = acts;
  if (processes.isEmbedded()) return [await first(), await second()];
  const both = await processes
    .at(2)
    .db.transaction()
    .execute(async (holding) => {
      await holding.selectFrom('contest').where('id', '=', contestId).select('id').forUpdate().execute();
      const one = first();
      await processes.whenWaiting(1);
      const two = second();
      await processes.whenWaiting(2);
      return [one, two];
    });
  return Promise.all(both);
}

it('a rejected project that comes back, and another that its leader begins in the same moment, do not wait for each other for ever: the second is counted', async () => {
  const contestId = await openContest({ team: { perStudent: 1 } });
  const id = await handedIn(contestId);
  expect((await reject(id)).status).toBe(200);
  const answers = await whileHeld(contestId, [() => reconsider(id), () => begin(contestId, '另一个项目')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(answers[1]?.msg).toBe('每个学生最多参加 1 个项目');
});

it('of two that are accepted in the same moment one has the last place of the quota', async () => {
  const contestId = await openContest({ quotas: { each: 1 } });
  const ids = [await handedIn(contestId, '甲'), await handedIn(contestId, '乙')];
  const answers = await whileHeld(contestId, [() => accept(ids[0] ?? ''), () => accept(ids[1] ?? '')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(answers[1]?.msg).toBe('「工学院」的名额是 1 个，已经用完');
});

it('who decides waits for no team that is at its own project; the start of a review does', async () => {
  const contestId = await openContest({});
  const id = await handedIn(contestId);
  const { stages } = (await at(0, 'school').call('contest.get', params(contestId))).data;
  const start = () => at(1, 'school').call('stage.start', params(stages[0].id));
  const answers = await whileTeamIsAtIt(contestId, [() => accept(id), start]);
  // nobody judges it yet
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
});

/**
 * Has the first act be done while a team holds the contest as all do that hand in, and the second begin meanwhile and wait; embedded, one
 * after the other.
 */
async function whileTeamIsAtIt(contestId: string, acts: readonly [() => Promise<Answer>, () => Promise<Answer>]): Promise<Answer[]> {
  const [first, second] = acts;
  if (processes.isEmbedded()) return [await first(), await second()];
  const both = await processes
    .at(2)
    .db.transaction()
    .execute(async (team) => {
      await team.selectFrom('contest').where('id', '=', contestId).select('id').forKeyShare().execute();
      const one = await first();
      const two = second();
      await processes.whenWaiting(1);
      return [Promise.resolve(one), two];
    });
  return Promise.all(both);
}
