import { beforeEach, describe, expect, it } from 'vitest';
import { begunEntry, during, joinEntry, openContest } from '../../../../test/entry-steps.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const sections = [{ key: 'market', title: '市场分析', isRequired: true }];

let id = '';
beforeEach(async () => {
  server.setNow(during);
  id = await begunEntry(server, await openContest(server, { sections, team: { min: 1, max: 5, advisorsMin: 0, advisorsMax: 3 } }));
  await joinEntry(server, id, 'teacher', 'ADVISOR');
});

const passage = { key: 'market', quote: '很大', prefix: '市场', suffix: '的' };
const comment = (account: string, content: string) =>
  server.as(account).call('plan.comment', { params: { id }, body: { ...passage, content } });
const answer = (account: string, to: string, content = '改了') =>
  server.as(account).call('plan.answerComment', { params: { id, comment: to }, body: { content } });
const resolve = (account: string, of: string, isResolved = true) =>
  server.as(account).call('plan.resolveComment', { params: { id, comment: of }, body: { isResolved } });
const remove = (account: string, which: string) => server.as(account).call('plan.removeComment', { params: { id, comment: which } });
const told = async (account: string) => {
  const { data } = await server.as(account).call('message.page', { body: { model: { bizType: 'PROJECT' } } });
  return data.records.filter(({ title }: { title: string }) => title.endsWith('的计划书有新批注'));
};

describe('comments on a plan', () => {
  it('are written by advisors and the team, answered, resolved and opened again, and read by the college', async () => {
    const [made] = (await comment('teacher', '多大？')).data;
    expect(made).toMatchObject({ ...passage, content: '多大？', resolveTime: null, answers: [], canWrite: true, canRemove: true });
    expect((await answer('student', made.id)).data).toMatchObject([
      { answers: [{ content: '改了', by: '李同学', canRemove: true }], canRemove: false },
    ]);
    expect((await resolve('student', made.id)).data).toMatchObject([{ resolvedBy: '李同学', resolveTime: expect.any(String) }]);
    expect((await answer('teacher', made.id)).msg).toBe('批注已经解决，重新打开后才能回复');
    const { data } = await server.as('college').call('plan.readComments', { params: { id } });
    expect(data).toMatchObject([{ content: '多大？', canWrite: false, canRemove: false, answers: [{ canRemove: false }] }]);
    expect((await resolve('teacher', made.id, false)).data).toMatchObject([{ resolvedBy: null, resolveTime: null }]);
    expect((await server.as('student').call('plan.comment', { params: { id }, body: { key: 'other', content: '?' } })).msg).toBe(
      '大赛不要求这一章，请刷新页面',
    );
  });

  it('are removed by who wrote them, while nobody has answered', async () => {
    const [made] = (await comment('teacher', '多大？')).data;
    expect((await remove('student', made.id)).msg).toBe('只能删除自己写的批注');
    const [answered] = (await answer('student', made.id)).data;
    expect((await remove('teacher', made.id)).msg).toBe('已经有人回复，不能删除，可以标为已解决');
    expect((await remove('student', answered.answers[0].id)).data).toMatchObject([{ answers: [] }]);
    expect((await remove('teacher', made.id)).data).toEqual([]);
    expect((await remove('teacher', made.id)).status).toBe(404);
  });

  it('are told once until that is read, to the others alone; who is no longer of the team sees none', async () => {
    await comment('teacher', '一');
    await comment('teacher', '二');
    expect(await told('student')).toHaveLength(1);
    expect(await told('teacher')).toEqual([]);
    await server.db.updateTable('msgReceiver').set({ isRead: true }).execute();
    await comment('teacher', '三');
    expect(await told('student')).toHaveLength(2);
    await server.db.deleteFrom('projectPerson').where('projectId', '=', id).where('part', '=', 'ADVISOR').execute();
    expect((await server.as('teacher').call('plan.comments', { params: { id } })).status).toBe(404);
    expect((await comment('teacher', '四')).status).toBe(404);
    for (const account of ['other', 'judge1'])
      expect([403, 404]).toContain((await server.as(account).call('plan.readComments', { params: { id } })).status);
  });
});
