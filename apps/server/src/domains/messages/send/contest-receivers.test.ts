import { describe, expect, it } from 'vitest';
import { importSheet, publishedContest, runningContest } from '../../../../test/contest-steps.ts';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();

/** A contest with a project of `student` (the leader), whom `teacher` advises, and one of nobody with an account. */
async function contest() {
  const { contestId } = await publishedContest(server);
  await server.as('school').call('project.import', {
    body: {
      contestId,
      file: importSheet([
        ['节水灌溉', '科技创新', '工学院', '李同学', 'student', '', '', '张老师/teacher', ''],
        ['潮汐电站', '科技创新', '商学院', '外人', '9999', '', '', '', ''],
      ]),
    },
  });
  return contestId;
}

const words = { msgType: 'NOTIFY', title: '通知', content: '<p>内容</p>' };

async function reached(account: string, body: Record<string, unknown>): Promise<string[]> {
  const { data } = await server.as(account).call('message.receivers', { body: { model: { msgType: 'NOTIFY', ...body }, size: 100 } });
  return (data?.records ?? []).map(({ name }: { name: string }) => name);
}

async function newest(account: string) {
  const { data } = await server.as(account).call('message.page', { body: { model: {}, size: 1 } });
  return data.records[0];
}

describe('people of a contest', () => {
  it('are reached by their part, each once, and listed before anything is sent', async () => {
    const contestId = await contest();
    expect(await reached('school', { contestId, contestPartList: ['LEADER'] })).toEqual(['李同学']);
    expect((await reached('school', { contestId, contestPartList: ['LEADER', 'ADVISOR'], userIdList: [] })).toSorted()).toEqual(
      ['李同学', '张老师'].toSorted(),
    );
    expect(await reached('school', { contestId, contestPartList: ['MEMBER'] })).toEqual([]);
    const { data } = await server.as('school').call('message.count', {
      body: { msgType: 'NOTIFY', contestId, contestPartList: ['LEADER', 'ADVISOR'] },
    });
    expect(data.total).toBe(2);
  });

  it('are those who have not handed in', async () => {
    const contestId = await contest();
    expect(await reached('school', { contestId, contestPartList: ['UNSUBMITTED'] })).toEqual([]);
    await server.db.updateTable('project').set({ state: 'RETURNED' }).where('title', '=', '节水灌溉').execute();
    expect((await reached('school', { contestId, contestPartList: ['UNSUBMITTED'] })).toSorted()).toEqual(['李同学', '张老师'].toSorted());
  });

  it('are only those of the sender’s scope, and judges only the organiser’s to write to', async () => {
    const contestId = await contest();
    await server.db.updateTable('user').set({ orgId: known.business }).where('account', '=', 'teacher').execute();
    expect(await reached('college', { contestId, contestPartList: ['LEADER', 'ADVISOR'] })).toEqual(['李同学']);
    const far = await server.as('other').call('message.count', { body: { msgType: 'NOTIFY', contestId, contestPartList: ['LEADER'] } });
    expect([far.status, far.extra.fieldErrors]).toEqual([400, { contestId: '没有找到这个大赛' }]);
    const running = await runningContest(server, 2);
    const judges = new Set(running.pairs.map(({ name }) => name));
    expect((await reached('school', { contestId: running.contestId, contestPartList: ['JUDGE'] })).toSorted()).toEqual(
      [...judges].toSorted(),
    );
    const college = await server.as('college').call('message.count', {
      body: { msgType: 'NOTIFY', contestId: running.contestId, contestPartList: ['JUDGE'] },
    });
    expect(college.extra.fieldErrors).toEqual({ contestPartList: '只有主办单位可以发给评委' });
  });

  it('that nobody is are told at their field', async () => {
    const contestId = await contest();
    const { status, extra } = await server
      .as('school')
      .call('message.save', { body: { msgDTO: words, contestId, contestPartList: ['MEMBER'] } });
    expect([status, extra.fieldErrors]).toEqual([400, { contestPartList: '大赛里没有这样的人，或他们没有账号' }]);
  });
});

describe('placeholders', () => {
  const placed = { msgType: 'NOTIFY', title: '{姓名}，{大赛}快截止了', content: '<p>请在 {截止时间} 前提交<b>{项目}</b>。</p>' };

  it('say to each receiver what is theirs, also before it is sent', async () => {
    const contestId = await contest();
    await server.db.updateTable('project').set({ title: '节水 <灌溉>' }).where('title', '=', '节水灌溉').execute();
    const body = { msgDTO: placed, contestId, contestPartList: ['LEADER', 'ADVISOR'] };
    const sample = await server.as('school').call('message.sample', { body });
    expect(['李同学', '张老师']).toContain(sample.data.receiver);
    const sent = await server.as('school').call('message.save', { body });
    expect([sent.data.receiverCount, sent.data.contestId, sent.data.contestPartList]).toEqual([2, contestId, ['LEADER', 'ADVISOR']]);
    const entry = await newest('student');
    expect([entry.title, entry.text]).toEqual(['李同学，创新创业大赛快截止了', '请在 2020-02-01 18:00（北京时间）前提交节水 <灌溉>。']);
    const { data } = await server.as('student').call('message.get', { params: { id: entry.id } });
    expect(data.content).toBe('<p>请在 2020-02-01 18:00（北京时间）前提交<b>节水 &lt;灌溉&gt;</b>。</p>');
    expect((await newest('teacher')).title).toBe('张老师，创新创业大赛快截止了');
    // a title that names grow stays as long as one may be written
    const grown = { ...placed, title: '{大赛}'.repeat(60) };
    const { title } = (await server.as('school').call('message.sample', { body: { ...body, msgDTO: grown } })).data;
    expect([title.length, title.at(-1)]).toEqual([255, '…']);
  });

  it('of a contest want one', async () => {
    const { data: people } = await server.as('school').call('user.page', { body: { model: { account: 'student' } } });
    const body = { msgDTO: placed, userIdList: [people.records[0].id] };
    const refused = await server.as('school').call('message.save', { body });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { contestId: '内容里用到了「大赛」，请选择大赛' }]);
    const named = { ...body, msgDTO: { ...words, content: '<p>{姓名}你好，{别的}</p>' } };
    expect((await server.as('school').call('message.save', { body: named })).status).toBe(200);
    expect((await newest('student')).text).toBe('李同学你好，{别的}');
  });
});
