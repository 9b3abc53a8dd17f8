import { expect, it } from 'vitest';
import { contestBody, goodRows, importSheet, publishedContest, runningContest, sheetBody } from '../../../../test/contest-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const stage = { judgesPerProject: 1, rule: { kind: 'MEAN', decimals: 2 } };
const over = '机构服务已到期，只能查看';

async function endService(): Promise<void> {
  await server.db
    .updateTable('org')
    .set({ expiryDate: new Date(Date.now() - 86_400_000) })
    .where('id', '=', known.school)
    .execute();
}

it('a review that runs when the service ends is finished by its judges, put off where one is late, and sealed', async () => {
  const { contestId, stageId, pairs } = await runningContest(server, 2, stage);
  const [late, ...others] = pairs;
  if (!late) throw new Error('two projects have a judge each');
  await endService();
  const score = (id: 'score.save' | 'score.submit', { account, projectId }: typeof late, version = 0) =>
    server.as(account).call(id, { params: { stageId, projectId }, body: sheetBody('40', version) });
  for (const pair of others) expect((await score('score.submit', pair)).status).toBe(200);
  expect((await score('score.save', late)).status).toBe(200);
  const extended = await server.as('school').call('contest.extend', {
    params: { id: contestId },
    body: { deadline: 'REVIEW', stageId, reach: 'PROJECTS', projectIds: [late.projectId], until: '2099-12-31 20:00:00', reason: '出差' },
  });
  expect(extended.status).toBe(200);
  expect((await score('score.submit', late, 1)).status).toBe(200);
  const closed = await server.as('school').call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } });
  expect([closed.status, closed.data.state.code]).toEqual([200, 'CLOSED']);
  expect((await server.as('school').call('result.page', { body: { model: { stageId } } })).data.records).toHaveLength(2);
});

it('nothing new begins', async () => {
  const { contestId, stageId } = await publishedContest(server, stage);
  const school = server.as('school');
  await school.call('project.import', { body: { contestId, file: importSheet(goodRows(2)) } });
  const proposed = await school.call('assignment.propose', { body: { stageId, seed: 7 } });
  const accept = { stageId, seed: 7, fingerprint: proposed.data.fingerprint };
  const draft = await school.call('contest.save', { body: contestBody(stage) });
  await endService();
  const refused = [
    await school.call('contest.save', { body: contestBody(stage) }),
    await school.call('contest.publish', { params: { id: draft.data.id } }),
    await school.call('project.import', { body: { contestId, file: importSheet(goodRows(1)) } }),
    await school.call('assignment.accept', { body: accept }),
    await school.call('stage.start', { params: { id: stageId } }),
    await school.call('contest.extend', {
      params: { id: contestId },
      body: { deadline: 'REGISTRATION', reach: 'ALL', until: '2099-01-01 00:00:00', reason: '停电' },
    }),
  ];
  expect(refused.map(({ status, msg }) => [status, msg])).toEqual(refused.map(() => [409, over]));
  const contest = await school.call('contest.get', { params: { id: contestId } });
  expect([contest.status, contest.data.stages[0].state.code]).toEqual([200, 'NOT_STARTED']);
});
