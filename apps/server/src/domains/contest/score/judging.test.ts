import { describe, expect, it } from 'vitest';
import { assignedContest, runningContest, sheetBody } from '../../../../test/contest-steps.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

describe('a judge', () => {
  it('finds a project that is not assigned as if it did not exist, in reading and writing alike', async () => {
    const { stageId, pairs } = await runningContest(server, 2);
    const [first] = pairs;
    const outsider = server.as('judge7');
    const params = { stageId, projectId: first!.projectId };
    for (const answer of [
      await outsider.call('judging.get', { params }),
      await outsider.call('score.save', { params, body: sheetBody('50') }),
      await outsider.call('score.submit', { params, body: sheetBody('50') }),
      await outsider.call('judging.page', { params: { id: stageId }, body: { model: {} } }),
    ])
      expect(answer.status).toBe(404);
    expect((await outsider.call('judging.stages')).data).toEqual([]);
  });

  it('sees nothing before the stage is opened', async () => {
    const { stageId } = await assignedContest(server, 1);
    const { account } = await server.db
      .selectFrom('assignment')
      .innerJoin('judge', 'judge.id', 'assignment.judgeId')
      .innerJoin('user', 'user.id', 'judge.userId')
      .select('user.account')
      .executeTakeFirstOrThrow();
    expect((await server.as(account).call('judging.stages')).data).toEqual([]);
    expect((await server.as(account).call('judging.page', { params: { id: stageId }, body: { model: {} } })).status).toBe(404);
  });

  it.each([
    { isBlind: true, told: [] },
    { isBlind: false, told: ['工学院', '华东科技大学', '负责人', '王一', '赵二', '周导师'] },
  ])('is told of the team, where the stage is blind ($isBlind): $told', async ({ isBlind, told }) => {
    const names = ['工学院', '华东科技大学', '负责人', '王一', '赵二', '周导师'];
    const { stageId, pairs } = await runningContest(server, 1, { isBlind });
    const judge = server.as(pairs[0]!.account);
    const detail = await judge.call('judging.get', { params: { stageId, projectId: pairs[0]!.projectId } });
    const list = await judge.call('judging.page', { params: { id: stageId }, body: { model: {} } });
    const answers = JSON.stringify([detail.data, list.data]);
    expect(names.filter((name) => answers.includes(name))).toEqual(told);
    for (const title of names)
      expect((await judge.call('judging.page', { params: { id: stageId }, body: { model: { title } } })).data.total).toBe('0');
  });

  it('steps through the own list', async () => {
    const { stageId, pairs } = await runningContest(server, 4);
    const [account, own] = [...Map.groupBy(pairs, (pair) => pair.account)].find(([, list]) => list.length >= 2)!;
    const { data } = await server.as(account).call('judging.get', { params: { stageId, projectId: own[1]!.projectId } });
    expect(data).toMatchObject({
      position: 2,
      listLength: own.length,
      previousProjectId: own[0]!.projectId,
      nextProjectId: own[2]?.projectId ?? null,
      nextOpenProjectId: (own[2] ?? own[0])!.projectId,
      sheet: { version: 0, scores: [] },
    });
    expect((await server.as(account).call('overview.mine')).data).toMatchObject({
      contestCount: 0,
      projectCount: 0,
      judgeCount: 0,
      judging: [{ stageId, sheetCount: own.length, submittedCount: 0 }],
    });
  });

  it('is led from each open sheet to the next, around the list, until none is left', async () => {
    const { stageId, pairs } = await runningContest(server, 8);
    const [account, own] = [...Map.groupBy(pairs, (pair) => pair.account)].find(([, list]) => list.length >= 3)!;
    const judge = server.as(account);
    const nextOf = async (place: number) =>
      (await judge.call('judging.get', { params: { stageId, projectId: own[place]!.projectId } })).data.nextOpenProjectId;
    const handIn = (place: number) =>
      judge.call('score.submit', { params: { stageId, projectId: own[place]!.projectId }, body: sheetBody('50') });
    const last = own.length - 1;
    expect([await nextOf(0), await nextOf(last)]).toEqual([own[1]!.projectId, own[0]!.projectId]);
    await handIn(1);
    expect(await nextOf(0)).toBe(own[2]!.projectId);
    for (const place of own.keys()) if (place !== 1 && place !== 0) await handIn(place);
    expect([await nextOf(0), await nextOf(last)]).toEqual([null, own[0]!.projectId]);
    await handIn(0);
    expect(await nextOf(last)).toBeNull();
  });

  it('keeps a draft, version by version; one that was overtaken is refused with the sheet as it stands', async () => {
    const { stageId, pairs } = await runningContest(server, 1);
    const params = { stageId, projectId: pairs[0]!.projectId };
    const judge = server.as(pairs[0]!.account);
    const partial = { scores: [{ dimension: 0, item: 0, score: '45.5' }], comment: null, version: 0 };
    expect((await judge.call('score.save', { params, body: partial })).data).toEqual({
      scores: partial.scores,
      comment: null,
      total: null,
      version: 1,
      submittedTime: null,
    });
    expect((await judge.call('score.save', { params, body: sheetBody('45.5', 1) })).data).toMatchObject({ total: '78', version: 2 });
    const overtaken = await judge.call('score.save', { params, body: partial });
    expect(overtaken.status).toBe(409);
    expect(overtaken.extra.current).toMatchObject({ version: 2, total: '78' });
    expect((await judge.call('judging.get', { params })).data).toMatchObject({ state: { code: 'DRAFTING' }, sheet: { version: 2 } });
    expect(await server.db.selectFrom('scoreRevision').selectAll().execute()).toHaveLength(2);
  });

  it('is told at the item what is wrong with a score', async () => {
    const { stageId, pairs } = await runningContest(server, 1);
    const params = { stageId, projectId: pairs[0]!.projectId };
    const judge = server.as(pairs[0]!.account);
    const scores = [
      { dimension: 0, item: 0, score: '60.01' },
      { dimension: 5, item: 0, score: '1' },
      { dimension: 1, item: 0, score: '1' },
      { dimension: 1, item: 0, score: '2' },
    ];
    const wrong = await judge.call('score.save', { params, body: { scores, comment: null, version: 0 } });
    expect([wrong.status, wrong.extra.fieldErrors]).toEqual([
      400,
      { 'scores.0.score': '不能超过 60', 'scores.1.score': '没有这个评分项', 'scores.3.score': '这个评分项重复了' },
    ]);
    const partial = await judge.call('score.submit', {
      params,
      body: {
        scores: [
          { dimension: 0, item: 0, score: null },
          { dimension: 1, item: 0, score: '1' },
        ],
        comment: null,
        version: 0,
      },
    });
    expect([partial.status, partial.extra.fieldErrors]).toEqual([400, { 'scores.0.score': '还没有打分', scores: '「团队」还没有打分' }]);
    expect(await server.db.selectFrom('scoreSheet').selectAll().execute()).toEqual([]);
  });

  it('cannot change a sheet that was handed in, nor score after the deadline', async () => {
    const { stageId, pairs } = await runningContest(server, 1);
    const params = { stageId, projectId: pairs[0]!.projectId };
    const judge = server.as(pairs[0]!.account);
    await judge.call('score.submit', { params, body: sheetBody('50') });
    const again = await judge.call('score.save', { params, body: sheetBody('60', 1) });
    expect([again.status, again.msg]).toEqual([409, '评分表已经提交，不能再改']);
    server.setNow(new Date('2099-12-31T10:00:00.999Z'));
    expect((await server.as(pairs[1]!.account).call('score.save', { params, body: sheetBody('50') })).status).toBe(200);
    server.setNow(new Date('2099-12-31T10:00:01Z'));
    const late = await server.as(pairs[1]!.account).call('score.save', { params, body: sheetBody('51', 1) });
    expect([late.status, late.msg]).toEqual([409, '已过评审截止时间']);
  });
});
