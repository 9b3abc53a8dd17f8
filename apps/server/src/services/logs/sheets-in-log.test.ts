import { expect, it } from 'vitest';
import { runningContest, sheetBody } from '../../../test/contest-steps.ts';
import { openServer } from '../../../test/harness.ts';

const server = openServer();

it('the log says that a judge has scored, and not what: sheets are nobody’s before the stage is closed', async () => {
  const { stageId, pairs } = await runningContest(server, 1);
  const [first] = pairs;
  const params = { stageId, projectId: first!.projectId };
  await server.as(first!.account).call('score.save', { params, body: sheetBody('50') });
  await server.as(first!.account).call('score.submit', { params, body: sheetBody('50', 1) });
  const manager = server.as('manager');
  const { data } = await manager.call('optLog.page', { body: { model: { requestUri: stageId, userName: first!.name } } });
  expect(data.records).toHaveLength(2);
  for (const { id } of data.records) {
    const { params: given, result } = (await manager.call('optLog.get', { params: { id } })).data;
    expect(given).toContain('"scores":"***"');
    expect(`${given}${result}`).not.toMatch(/不错|8\.5|82\.5/);
  }
});
