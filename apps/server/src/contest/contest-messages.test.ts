import { describe, expect, it } from 'vitest';
import { assignedContest, runningContest, sheetBody } from '../../test/contest-steps.ts';
import { openServer } from '../../test/harness.ts';

const server = openServer();

async function boxOf(account: string, language: 'zh' | 'en' = 'zh') {
  const { data } = await server.as(account, language).call('message.page', { body: { model: {} } });
  return data.records;
}

async function judgesOf(stageId: string): Promise<Map<string, number>> {
  const rows = await server.db
    .selectFrom('assignment')
    .innerJoin('judge', 'judge.id', 'assignment.judgeId')
    .innerJoin('user', 'user.id', 'judge.userId')
    .where('assignment.stageId', '=', stageId)
    .select('user.account')
    .execute();
  return new Map([...Map.groupBy(rows, ({ account }) => account)].map(([account, own]) => [account, own.length]));
}

describe('an assignment', () => {
  it('tells each judge how many projects wait, and nobody else, in the language of the reader', async () => {
    const { stageId } = await assignedContest(server, 5);
    const judges = await judgesOf(stageId);
    expect(judges.size).toBeGreaterThan(2);
    for (const [account, count] of judges) {
      const [message, ...others] = await boxOf(account);
      expect(others).toEqual([]);
      expect(message).toMatchObject({
        title: `你有 ${count} 个项目待评审`,
        content: '创新创业大赛：请在 2099-12-31 18:00 前评完。评审开始后，在“我的评审”里打分。',
        msgType: { code: 'WAIT' },
        bizType: { code: 'STAGE' },
        bizId: stageId,
        author: '校管',
        handlerUrl: '/judging',
        isRead: false,
      });
      expect((await boxOf(account, 'en'))[0].title).toBe(`Projects for you to score: ${count}`);
    }
    for (const account of ['judge7', 'school', 'college', 'admin']) expect(await boxOf(account)).toEqual([]);
  });

  it('that is refused tells nobody', async () => {
    const { stageId } = await assignedContest(server, 2);
    const sent = await server.db.selectFrom('msg').select('id').execute();
    expect((await server.as('school').call('assignment.accept', { body: { stageId, seed: 7, fingerprint: 'old' } })).status).toBe(409);
    expect(await server.db.selectFrom('msg').select('id').execute()).toEqual(sent);
  });
});

describe('the end of a stage', () => {
  it('is announced to those of the school who may see results', async () => {
    const { contestId, stageId, pairs } = await runningContest(server, 1);
    for (const { account, projectId } of pairs)
      await server.as(account).call('score.submit', { params: { stageId, projectId }, body: sheetBody('50') });
    expect((await server.as('school').call('stage.close', { params: { id: stageId }, body: { password: 'wrong' } })).status).toBe(400);
    expect(await boxOf('college')).toEqual([]);
    await server.as('school').call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } });
    for (const account of ['school', 'college'])
      expect(await boxOf(account)).toEqual([
        expect.objectContaining({
          title: '创新创业大赛：成绩开始公示',
          msgType: { code: 'PUBLICITY', desc: '公告' },
          bizId: stageId,
          handlerUrl: `/contests/${contestId}/results`,
        }),
      ]);
    for (const account of ['other', 'teacher', 'student', 'judge7', 'nobody']) expect(await boxOf(account)).toEqual([]);
  });
});

describe('cancelling a contest', () => {
  it('warns its judges', async () => {
    const { contestId, stageId } = await assignedContest(server, 2);
    await server.as('school').call('contest.cancel', { params: { id: contestId }, body: { reason: '报名不足 {人}' } });
    for (const account of (await judgesOf(stageId)).keys()) {
      const warnings = (await boxOf(account)).filter(({ msgType }: { msgType: { code: string } }) => msgType.code === 'WARN');
      expect(warnings).toEqual([
        expect.objectContaining({
          title: '创新创业大赛：大赛已取消',
          content: '原因：报名不足 {人}。不用再评审，已经提交的评分会保留。',
          bizId: contestId,
          handlerUrl: null,
        }),
      ]);
    }
    expect(await boxOf('judge7')).toEqual([]);
  });
});
