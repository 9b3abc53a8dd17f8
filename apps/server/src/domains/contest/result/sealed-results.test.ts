import { expect, it } from 'vitest';
import { addLaterStage, runningContest, sheetBody } from '../../../../test/contest-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

const ask = (account: string, model: Record<string, unknown> = {}) =>
  server.as(account).call('result.sealed', { body: { model, sort: 'rank', order: 'ascending', extra: {} } });

/** Two projects, one of each college, whose stage is sealed; the first is better and wins. */
async function sealedContest() {
  const { contestId, stageId, pairs } = await runningContest(server, 2);
  const awards = [{ name: '一等奖', by: 'COUNT', value: '1', rounding: 'FLOOR' }];
  await server.db
    .updateTable('contest')
    .set({ setup: JSON.stringify({ awards }) })
    .where('id', '=', contestId)
    .execute();
  for (const [index, { account, projectId }] of pairs.entries())
    await server.as(account).call('score.submit', { params: { stageId, projectId }, body: sheetBody(index < 3 ? '50' : '40') });
  expect((await ask('school')).data.records).toEqual([]);
  await server.as('school').call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } });
  return { contestId, stageId };
}

it('sealed results of all contests are listed with contest, stage and award, cut to the reader and to a school or college', async () => {
  const { contestId, stageId } = await sealedContest();
  const first = { contestId, stageId, title: '项目 1', kind: { code: 'SCHOOL' }, score: '82.50', rank: 1, award: '一等奖' };
  const second = { contestId, stageId, title: '项目 2', score: '72.50', rank: 2, award: null };
  for (const account of ['school', 'manager']) expect((await ask(account)).data.records).toMatchObject([first, second]);
  expect((await ask('school', { collegeId: known.business })).data.records).toMatchObject([second]);
  expect((await ask('manager', { schoolId: known.school })).data.total).toBe('2');
  expect((await ask('manager', { schoolId: known.otherSchool })).data.records).toEqual([]);
  expect((await ask('school', { keyword: '项目 2' })).data.records).toMatchObject([second]);
  expect((await ask('college', { collegeId: known.business })).data.records).toEqual([]);
  expect((await ask('college')).data.records).toMatchObject([first]);
  expect((await ask('other')).data.records).toEqual([]);
});

it('a project stands there once, in the last stage of its contest that is sealed, and what an earlier stage would give is no award', async () => {
  const { contestId, stageId } = await sealedContest();
  const finalId = await addLaterStage(server, stageId, 'FINAL');
  expect((await ask('school')).data.records).toMatchObject([{ rank: 1, award: null }, { rank: 2 }]);
  const { calculation, ...best } = await server.db.selectFrom('result').where('rank', '=', 1).selectAll().executeTakeFirstOrThrow();
  await server.db
    .insertInto('result')
    .values({ ...best, calculation: JSON.stringify(calculation), stageId: finalId, score: '90' })
    .execute();
  await server.db.updateTable('stage').set({ state: 'CLOSED', closedTime: new Date() }).where('id', '=', finalId).execute();
  const { records, total } = (await ask('school', { schoolId: known.school })).data;
  expect(total).toBe('2');
  expect(records).toMatchObject([
    { contestId, stageId: finalId, title: '项目 1', kind: { code: 'FINAL' }, award: '一等奖' },
    { contestId, stageId, title: '项目 2', award: null },
  ]);
});
