import { beforeEach, expect, it } from 'vitest';
import { publishedContest } from '../../../../../test/contest-steps.ts';
import { openServer } from '../../../../../test/harness.ts';

const server = openServer();

beforeEach(() => server.setNow(new Date('2026-03-01T16:30:00Z')));

async function open(title: string, until: string): Promise<string> {
  const { contestId } = await publishedContest(server);
  await server.db
    .updateTable('contest')
    .set({ title, registrationStart: new Date('2026-02-01T00:00:00Z'), registrationEnd: new Date(until) })
    .where('id', '=', contestId)
    .execute();
  return contestId;
}

const overview = async (account: string) => (await server.as(account).call('overview.mine')).data;

it('has the tenant’s clock', async () => {
  expect((await overview('nobody')).now).toBe('2026-03-02 00:30:00');
});

it('tells what is open to registration, the nearest deadline first, as far as the caller sees contests', async () => {
  const later = await open('较晚', '2026-03-20T10:00:00Z');
  const sooner = await open('较早', '2026-03-02T10:00:00Z');
  await open('已过', '2026-03-01T10:00:00Z');
  expect((await overview('school')).registering).toEqual([
    { contestId: sooner, contestTitle: '较早', registrationEnd: '2026-03-02 18:00:00', daysLeft: 0 },
    { contestId: later, contestTitle: '较晚', registrationEnd: '2026-03-20 18:00:00', daysLeft: 18 },
  ]);
  for (const account of ['other', 'judge1', 'nobody']) expect([account, (await overview(account)).registering]).toEqual([account, []]);
});
