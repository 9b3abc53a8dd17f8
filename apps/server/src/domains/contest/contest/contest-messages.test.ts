import { describe, expect, it } from 'vitest';
import { assignedContest, goodRows, importSheet, publishedContest, runningContest, sheetBody } from '../../../../test/contest-steps.ts';
import { addStudents, begunEntry, during, joinEntry, openContest } from '../../../../test/entry-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

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
        content: '创新创业大赛：请在 2099-12-31 18:00（北京时间）前评完。评审开始后，在「我的评审」里打分。',
        msgType: { code: 'WAIT' },
        bizType: { code: 'STAGE' },
        bizId: stageId,
        author: '校管',
        handlerUrl: '/judging',
        isRead: false,
      });
      expect((await server.as(account).call('judging.stages')).status).toBe(200);
      expect((await boxOf(account, 'en'))[0].title).toBe(`You have ${count} projects to review`);
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

describe('publishing a contest', () => {
  it('tells those of the school who bring projects in, but not the one who published it', async () => {
    await server.db.updateTable('user').set({ orgId: known.school }).where('account', '=', 'manager').execute();
    const { contestId } = await publishedContest(server);
    expect(await boxOf('manager')).toEqual([
      expect.objectContaining({
        title: '创新创业大赛：大赛已发布',
        content: '报名从 2020-01-01 08:00 到 2020-02-01 18:00（北京时间）。请组织项目报名，或导入项目。',
        msgType: { code: 'NOTIFY', desc: '通知' },
        bizId: contestId,
        handlerUrl: `/contests/${contestId}/projects`,
      }),
    ]);
    expect((await server.as('manager').call('project.page', { body: { model: { contestId } } })).status).toBe(200);
    for (const account of ['school', 'other', 'judge1', 'student']) expect(await boxOf(account)).toEqual([]);
  });
});

describe('projects that somebody else brings in', () => {
  it('are told to whoever made the contest', async () => {
    const { contestId } = await publishedContest(server);
    const bring = (account: string, rows: string[][]) =>
      server.as(account).call('project.import', { body: { contestId, file: importSheet(rows) } });
    const [first = [], second = [], third = []] = goodRows(3);
    await bring('school', [first]);
    expect(await boxOf('school')).toEqual([]);
    expect((await bring('manager', [second, third])).status).toBe(200);
    expect(await boxOf('school')).toEqual([
      expect.objectContaining({
        title: '创新创业大赛：新导入 2 个项目',
        content: '由 总管 导入，可以在项目列表里查看。',
        bizType: { code: 'PROJECT', desc: '参赛项目' },
        author: '总管',
      }),
    ]);
  });
});

describe('the start of a stage', () => {
  it('tells each judge how many projects can be scored now, in place of what was not read yet of the assignment', async () => {
    const { stageId } = await assignedContest(server, 5);
    const judges = await judgesOf(stageId);
    const [reader = ''] = judges.keys();
    const [assigned] = await boxOf(reader);
    await server.as(reader).call('message.mark', { body: [assigned.id] });
    await server.as('school').call('stage.start', { params: { id: stageId } });
    for (const [account, count] of judges) {
      const [started, ...others] = await boxOf(account);
      expect(started).toMatchObject({
        title: '创新创业大赛：评审开始了',
        content: `你有 ${count} 个项目，现在可以打分，请在 2099-12-31 18:00（北京时间）前评完。`,
        msgType: { code: 'WAIT' },
        bizId: stageId,
        handlerUrl: `/judging/${stageId}`,
      });
      expect(others.map(({ id, isRead }: { id: string; isRead: boolean }) => [id, isRead])).toEqual(
        account === reader ? [[assigned.id, true]] : [],
      );
    }
    expect(await boxOf('judge7')).toEqual([]);
    // of a message that nobody has any more nothing is left
    const { count } = await server.db
      .selectFrom('msg')
      .where((eb) => eb.not(eb.exists(eb.selectFrom('msgReceiver').whereRef('msgReceiver.msgId', '=', 'msg.id').select('msgReceiver.id'))))
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
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
    for (const account of ['school', 'college']) {
      expect(await boxOf(account)).toEqual([
        expect.objectContaining({
          title: '创新创业大赛：成绩开始公示',
          msgType: { code: 'PUBLICITY', desc: '公告' },
          bizId: stageId,
          handlerUrl: `/contests/${contestId}/results`,
        }),
      ]);
      expect((await server.as(account).call('result.page', { body: { model: { stageId } } })).status).toBe(200);
    }
    for (const account of ['other', 'teacher', 'student', 'judge7', 'nobody']) expect(await boxOf(account)).toEqual([]);
  });

  it('settles what has asked its judges to score, and nothing else', async () => {
    const { stageId, pairs } = await runningContest(server, 1);
    const { stageId: otherStage } = await assignedContest(server, 1);
    const stagesUnreadBy = async (account: string) => {
      const unread = (await boxOf(account)).filter(({ isRead }: { isRead: boolean }) => !isRead);
      return unread.map(({ bizId }: { bizId: string }) => bizId);
    };
    const [judge = ''] = [...(await judgesOf(otherStage)).keys()].filter((account) => pairs.some((pair) => pair.account === account));
    expect(await stagesUnreadBy(judge)).toEqual([otherStage, stageId]);
    for (const { account, projectId } of pairs)
      await server.as(account).call('score.submit', { params: { stageId, projectId }, body: sheetBody('50') });
    await server.as('school').call('stage.close', { params: { id: stageId }, body: { password: 'secret-1' } });
    for (const { account } of pairs) expect(await stagesUnreadBy(account)).not.toContain(stageId);
    expect(await stagesUnreadBy(judge)).toEqual([otherStage]);
    expect((await server.as(judge).call('message.unread')).data.total).toBe(1);
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
      expect((await boxOf(account)).filter(({ isRead }: { isRead: boolean }) => !isRead)).toEqual(warnings);
    }
    expect(await boxOf('judge7')).toEqual([]);
  });

  it('tells teams, who advises them, who is asked to join and who looks after projects, each once and with the reason', async () => {
    server.setNow(during);
    await server.db.updateTable('user').set({ orgId: known.school }).where('account', '=', 'manager').execute();
    const contestId = await openContest(server);
    await addStudents(server, 4);
    const id = await begunEntry(server, contestId);
    await joinEntry(server, id, 'student2', 'MEMBER');
    await joinEntry(server, id, 'teacher', 'ADVISOR');
    await server.db.updateTable('user').set({ mobile: '13912345678' }).where('account', '=', 'student3').execute();
    const ask = (body: Record<string, unknown>) =>
      server.as('student').call('entry.invite', { params: { id }, body: { part: 'MEMBER', ...body } });
    expect((await ask({ channel: 'PHONE', phone: '13912345678' })).status).toBe(200);
    // what has left the contest before is none of its concern
    const gone = await begunEntry(server, contestId, '另一个', 'student4');
    await server.as('student4').call('entry.withdraw', { params: { id: gone }, body: { reason: '退赛' } });
    await server.as('school').call('contest.cancel', { params: { id: contestId }, body: { reason: '经费不足' } });
    const told = async (account: string) =>
      (await boxOf(account))
        .filter(({ msgType }: { msgType: { code: string } }) => msgType.code === 'WARN')
        .map(({ title, content, handlerUrl }: Record<string, string>) => [title, content, handlerUrl]);
    const words = ['创新创业大赛：大赛已取消', '原因：经费不足。已经填写和提交的内容会保留。'];
    for (const account of ['student', 'student2', 'student3', 'teacher'])
      expect(await told(account), account).toEqual([[...words, '/my-projects']]);
    for (const account of ['college', 'manager'])
      expect(await told(account), account).toEqual([[...words, `/contests/${contestId}/projects`]]);
    for (const account of ['school', 'student4', 'student5', 'other', 'judge7']) expect(await told(account), account).toEqual([]);
  });
});
