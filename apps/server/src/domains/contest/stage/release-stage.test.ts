import { describe, expect, it } from 'vitest';
import { addLaterStage, contestBody, runningContest, sheetBody } from '../../../../test/contest-steps.ts';
import { register } from '../../../../test/entry-steps.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

const school = () => server.as('school');
const params = (id: string) => ({ params: { id } });
const release = (stageId: string, account = 'school') => server.as(account).call('stage.release', params(stageId));
const close = (stageId: string) => school().call('stage.close', { ...params(stageId), body: { password: 'secret-1' } });

/** A stage whose sheets are all in; the student of the fixture leads the first of its two projects by number, the teacher advises it. */
async function scoredStage(stage: Record<string, unknown> = {}, setup: Record<string, unknown> = {}) {
  const at = await runningContest(server, 2, stage);
  await server.db
    .updateTable('contest')
    .set({ setup: JSON.stringify(setup) })
    .where('id', '=', at.contestId)
    .execute();
  for (const [index, { account, projectId }] of at.pairs.entries()) {
    const body = { ...sheetBody(index < 3 ? '50' : '40'), comment: `评语 ${index}` };
    await server.as(account).call('score.submit', { params: { stageId: at.stageId, projectId }, body });
  }
  const projectId = at.pairs[0]?.projectId ?? '';
  await register(server, 'student', 'student', { number: '20260' });
  await register(server, 'student', 'nobody', { number: '20261' });
  const {
    id: userId,
    name,
    tenantId,
  } = await server.db.selectFrom('user').where('account', '=', 'teacher').selectAll().executeTakeFirstOrThrow();
  await server.db.insertInto('projectPerson').values({ tenantId, projectId, part: 'ADVISOR', position: 9, name, userId }).execute();
  return { ...at, projectId };
}

async function shown(projectId: string, account = 'student') {
  const { data } = await server.as(account).call('entry.get', params(projectId));
  const mine = await server.as(account).call('entry.mine');
  expect(mine.data.entries.find(({ id }: { id: string }) => id === projectId).results).toEqual(data.results);
  return data.results;
}

const awards = [{ name: '一等奖', by: 'COUNT', value: '1', rounding: 'FLOOR' }];

describe('the results of a stage', () => {
  it('are its teams’ to see once they are released, and not by being sealed', async () => {
    const { stageId, projectId } = await scoredStage({}, { awards });
    expect((await release(stageId)).msg).toBe('结果还没有封存');
    await close(stageId);
    expect(await shown(projectId)).toEqual([]);
    const { status, data } = await release(stageId);
    expect([status, data.releasedTime !== null, data.teamSees.code]).toEqual([200, true, 'SCORES']);
    const result = { kind: { code: 'SCHOOL' }, score: '82.50', rank: 1, of: 2, award: '一等奖', comments: [] };
    for (const account of ['student', 'teacher']) expect(await shown(projectId, account)).toMatchObject([result]);
    expect((await release(stageId)).msg).toBe('结果已经公布给团队');
    const records = await server.db.selectFrom('sealedLog').where('stageId', '=', stageId).orderBy('sequence').select('body').execute();
    expect(records.at(-1)?.body).toMatchObject({ event: 'stage.released', teamSees: 'SCORES' });
  });

  it('are told to leader, members and advisors, and to nobody else', async () => {
    const { stageId } = await scoredStage();
    await close(stageId);
    await release(stageId);
    const told = await server.db
      .selectFrom('msgReceiver')
      .innerJoin('msg', 'msg.id', 'msgReceiver.msgId')
      .innerJoin('user', 'user.id', 'msgReceiver.userId')
      .where('msg.bizId', '=', stageId)
      .where('msg.textCode', '=', 'resultsReleased')
      .orderBy('user.account')
      .select('user.account')
      .execute();
    expect(told.map(({ account }) => account)).toEqual(['nobody', 'student', 'teacher']);
  });

  it('come with the comments where that is set, in an order of its own and without names', async () => {
    const { stageId, projectId } = await scoredStage({ teamSees: 'SCORES_AND_COMMENTS' });
    await close(stageId);
    await release(stageId);
    const [result] = await shown(projectId);
    expect(result.comments.toSorted()).toEqual(['评语 0', '评语 1', '评语 2']);
    expect((await shown(projectId))[0].comments).toEqual(result.comments);
    const judges = await server.db.selectFrom('judge').innerJoin('user', 'user.id', 'judge.userId').select('user.name').execute();
    expect(judges.filter(({ name }) => JSON.stringify(result).includes(name))).toEqual([]);
  });

  it('are not released where the stage is set to show nothing, and what is set changes until then, whatever a client leaves out', async () => {
    const { stageId, contestId, projectId } = await scoredStage({ teamSees: 'NOTHING' });
    await close(stageId);
    expect((await release(stageId)).msg).toBe('本阶段设置为不向团队公开结果');
    const update = async (teamSees?: string) => {
      const { data } = await school().call('contest.get', params(contestId));
      const stage = { ...contestBody({ ...(teamSees && { teamSees }) }).stages[0] };
      return school().call('contest.update', { body: { ...contestBody(), id: contestId, version: data.version, stages: [stage] } });
    };
    expect((await update('SCORES_AND_COMMENTS')).data.stages[0].teamSees.code).toBe('SCORES_AND_COMMENTS');
    expect((await update()).data.stages[0].teamSees.code).toBe('SCORES_AND_COMMENTS');
    expect((await release(stageId)).status).toBe(200);
    const later = await update('NOTHING');
    expect([later.status, later.extra.fieldErrors]).toEqual([409, { 'stages.0.teamSees': '结果已公布给团队，不能修改' }]);
    expect((await shown(projectId))[0].comments).toHaveLength(3);
  });

  it('are released by whoever runs the contest, and not by somebody of a team', async () => {
    const { stageId, projectId } = await scoredStage();
    await close(stageId);
    for (const [account, status] of [
      ['college', 404],
      ['judge1', 403],
      ['student', 403],
      ['other', 404],
    ] as const)
      expect((await release(stageId, account)).status, account).toBe(status);
    const { id: userId, tenantId } = await server.db
      .selectFrom('user')
      .where('account', '=', 'school')
      .selectAll()
      .executeTakeFirstOrThrow();
    await server.db.insertInto('projectTie').values({ tenantId, projectId, part: 'ADVISOR', position: 9, userId }).execute();
    expect((await release(stageId)).msg).toBe('你指导或参与了本阶段的项目，不能公布结果');
  });

  it('have no award in a stage that others follow', async () => {
    const { stageId, projectId } = await scoredStage({}, { awards });
    await addLaterStage(server, stageId);
    await close(stageId);
    await release(stageId);
    expect(await shown(projectId)).toMatchObject([{ rank: 1, award: null }]);
  });
});
