import { describe, expect, it } from 'vitest';
import { contestBody, goodRows, importSheet, runningContest, sheetBody } from '../../../../test/contest-steps.ts';
import { openServer } from '../../../../test/harness.ts';
import { systemContext } from '../../jobs/job-context.ts';
import { runSchedules } from '../../jobs/run-schedules.ts';
import { remindOfDeadlines } from './remind.ts';

const server = openServer();
const at = (instant: string) => server.setNow(new Date(`${instant}+08:00`));

/** What the daily job does at that moment, in one process. */
async function remindAt(day: string): Promise<void> {
  at(`${day}T08:30:00`);
  const ctx = await systemContext(server.host, '1');
  await remindOfDeadlines.run({ ctx, signal: new AbortController().signal } as never, {}); // what this job needs
}

async function warnings(account: string, language: 'zh' | 'en' = 'zh') {
  const { data } = await server.as(account, language).call('message.page', { body: { model: { msgType: ['WARN'] }, size: 100 } });
  return data.records as { title: string; text: string; handlerUrl: string }[]; // entries of the box
}

async function userId(account: string): Promise<string> {
  return (await server.db.selectFrom('user').where('account', '=', account).select('id').executeTakeFirstOrThrow()).id;
}

/** A contest whose registration ends on 10 March at 18:00, with a project of `student` (the leader) and `teacher` (who advises). */
async function draftedProject(state: 'DRAFT' | 'RETURNED' | 'SUBMITTED' = 'DRAFT') {
  at('2026-03-01T09:00:00');
  const school = server.as('school');
  const body = contestBody({ reviewStart: '2026-03-20 08:00:00', reviewEnd: '2026-03-30 18:00:00' });
  const { data } = await school.call('contest.save', {
    body: { ...body, registrationStart: '2026-03-01 08:00:00', registrationEnd: '2026-03-10 18:00:00' },
  });
  await school.call('contest.publish', { params: { id: data.id } });
  const [row = []] = goodRows(1);
  const own = ['节水灌溉', row[1], row[2], '李同学', 'student', '', '', '张老师/teacher', '简介'].map((cell) => cell ?? '');
  await school.call('project.import', { body: { contestId: data.id, file: importSheet([own]) } });
  const { id: projectId } = await server.db
    .updateTable('project')
    .set({ state, source: 'SUBMITTED' })
    .where('contestId', '=', data.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { contestId: data.id as string, projectId };
}

describe('a team that has not handed in', () => {
  it('is reminded 7, 3 and 1 days before, its leader and who advises it, each once and nobody else', async () => {
    const { projectId } = await draftedProject();
    const counts: number[] = [];
    for (const day of [
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
    ]) {
      await remindAt(day);
      counts.push((await warnings('student')).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3]);
    expect((await warnings('student'))[0]).toMatchObject({
      title: '创新创业大赛：项目「节水灌溉」还没有提交',
      text: '还有 1 天：请在 2026-03-10 18:00（北京时间）前提交。',
      handlerUrl: `/my-projects/${projectId}`,
    });
    expect((await warnings('student', 'en'))[0]?.title).toContain('节水灌溉');
    expect(await warnings('teacher')).toHaveLength(3);
    for (const account of ['school', 'college', 'judge1', 'nobody']) expect(await warnings(account)).toEqual([]);
  });

  it('is reminded by its own moment where that was put off, and anew where it was moved', async () => {
    const { contestId, projectId } = await draftedProject('RETURNED');
    await remindAt('2026-03-09');
    expect(await warnings('student')).toHaveLength(1);
    await server.as('school').call('contest.extend', {
      params: { id: contestId },
      body: { deadline: 'REGISTRATION', reach: 'PROJECTS', projectIds: [projectId], until: '2026-03-16 18:00:00', reason: '停电' },
    });
    await remindAt('2026-03-09');
    await remindAt('2026-03-12');
    expect((await warnings('student')).map(({ text }) => text)).toEqual([
      '还有 7 天：请在 2026-03-16 18:00（北京时间）前提交。',
      '还有 1 天：请在 2026-03-10 18:00（北京时间）前提交。',
    ]);
    await remindAt('2026-03-13');
    expect(await warnings('student')).toHaveLength(3);
  });

  it('is reminded by the day that it was given for mending, and by none of before', async () => {
    const { projectId } = await draftedProject('RETURNED');
    const mendUntil = new Date('2026-03-14T18:00:00+08:00');
    await server.db.updateTable('project').set({ mendUntil }).where('id', '=', projectId).execute();
    await remindAt('2026-03-09');
    await remindAt('2026-03-13');
    expect((await warnings('student')).map(({ text, handlerUrl }) => [text, handlerUrl])).toEqual([
      ['还有 1 天：请在 2026-03-14 18:00（北京时间）前提交。', `/my-projects/${projectId}`],
      ['还有 5 天：请在 2026-03-14 18:00（北京时间）前提交。', `/my-projects/${projectId}`],
    ]);
    // a day before registration ends does not shorten it
    await server.db
      .updateTable('project')
      .set({ mendUntil: new Date('2026-03-05T18:00:00+08:00') })
      .where('id', '=', projectId)
      .execute();
    await remindAt('2026-03-08');
    expect((await warnings('student')).map(({ text }) => text)).toContain('还有 2 天：请在 2026-03-10 18:00（北京时间）前提交。');
  });

  it('with several projects is led to the list of them', async () => {
    const { projectId } = await draftedProject();
    const { id } = await server.db
      .insertInto('project')
      .columns(['tenantId', 'contestId', 'orgId', 'schoolId', 'number', 'title', 'track', 'source', 'state'])
      .expression((eb) =>
        eb
          .selectFrom('project')
          .where('id', '=', projectId)
          .select([
            'tenantId',
            'contestId',
            'orgId',
            'schoolId',
            eb.val('2026-0099').as('number'),
            eb.val('另一个').as('title'),
            'track',
            'source',
            'state',
          ]),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const userOf = await userId('student');
    await server.db
      .insertInto('projectPerson')
      .values({ tenantId: '1', projectId: id, part: 'LEADER', position: 1, name: '李同学', number: 'student', userId: userOf })
      .execute();
    await server.db
      .insertInto('projectTie')
      .values({ tenantId: '1', projectId: id, part: 'LEADER', position: 1, userId: userOf })
      .execute();
    await remindAt('2026-03-09');
    expect((await warnings('student')).map(({ handlerUrl }) => handlerUrl)).toEqual(['/my-projects']);
  });

  it('is left alone once it has handed in, or the contest is cancelled; a namesake always is', async () => {
    const { contestId, projectId } = await draftedProject('SUBMITTED');
    await remindAt('2026-03-09');
    expect(await warnings('student')).toEqual([]);
    await server.db.updateTable('project').set({ state: 'DRAFT' }).where('id', '=', projectId).execute();
    await server.db
      .insertInto('projectTie')
      .values({ tenantId: '1', projectId, part: 'ADVISOR', position: 1, userId: await userId('nobody') })
      .execute();
    await server.as('school').call('contest.cancel', { params: { id: contestId }, body: { reason: '不办了' } });
    await remindAt('2026-03-09');
    expect((await warnings('student')).map(({ title }) => title)).toEqual(['创新创业大赛：大赛已取消']);
    await server.db.updateTable('contest').set({ state: 'PUBLISHED' }).where('id', '=', contestId).execute();
    await remindAt('2026-03-09');
    expect([await warnings('student'), await warnings('nobody')].map(({ length }) => length)).toEqual([2, 0]);
  });
});

describe('a judge with open sheets', () => {
  it('is reminded of how many there are, until they are handed in', async () => {
    at('2026-03-21T09:00:00');
    const stage = {
      reviewStart: '2026-03-20 08:00:00',
      reviewEnd: '2026-03-30 18:00:00',
      judgesPerProject: 1,
      rule: { kind: 'MEAN', decimals: 2 },
    };
    const { contestId, stageId, pairs } = await runningContest(server, 2, stage);
    const [first, second] = pairs;
    if (!first || !second) throw new Error('two projects have a judge each');
    expect(first.account).not.toBe(second.account);
    await server.as(first.account).call('score.submit', { params: { stageId, projectId: first.projectId }, body: sheetBody('40') });
    await remindAt('2026-03-27');
    expect(await warnings(first.account)).toEqual([]);
    expect(await warnings(second.account)).toEqual([
      expect.objectContaining({
        title: '创新创业大赛：你还有 1 个项目没有评完',
        text: '还有 3 天：请在 2026-03-30 18:00（北京时间）前提交评分表。',
        handlerUrl: `/judging/${stageId}`,
      }),
    ]);
    await server.as('school').call('contest.extend', {
      params: { id: contestId },
      body: {
        deadline: 'REVIEW',
        stageId,
        reach: 'PROJECTS',
        projectIds: [second.projectId],
        until: '2026-04-05 18:00:00',
        reason: '出差',
      },
    });
    await remindAt('2026-03-29');
    // seven days before the new moment, and not one before the old
    expect((await warnings(second.account)).map(({ text }) => text)).toEqual([
      '还有 7 天：请在 2026-04-05 18:00（北京时间）前提交评分表。',
      '还有 3 天：请在 2026-03-30 18:00（北京时间）前提交评分表。',
    ]);
  });
});

it('a team whose result is sealed is reminded of the end of appeals', async () => {
  const { contestId, projectId } = await draftedProject('SUBMITTED');
  const stage = await server.db.selectFrom('stage').where('contestId', '=', contestId).select('id').executeTakeFirstOrThrow();
  await server.db
    .updateTable('contest')
    .set({ state: 'PUBLICITY', appealStart: new Date('2026-04-01T00:00:00Z'), appealEnd: new Date('2026-04-08T10:00:00Z') })
    .where('id', '=', contestId)
    .execute();
  await server.db
    .insertInto('result')
    .values({ tenantId: '1', stageId: stage.id, projectId, score: '90', exact: '90', rank: 1, calculation: '[]' })
    .execute();
  await remindAt('2026-04-05');
  expect((await warnings('student'))[0]).toMatchObject({
    title: '创新创业大赛：申诉将在 2026-04-08 18:00（北京时间）截止',
    text: '还有 3 天：对成绩有疑问的，请在截止前提出申诉。',
  });
});

it('an SMS goes out beside the message where a template for it was set up, and a wrong template stops no message', async () => {
  await draftedProject();
  await server.db.updateTable('user').set({ mobile: '13912345678' }).where('account', '=', 'student').execute();
  const template = (content: string) => ({
    providerType: 'ALI',
    appId: 'app',
    appSecret: 'secret',
    customCode: 'DEADLINE_REMINDER',
    name: '截止提醒',
    content,
    templateCode: 'SMS_1',
    signName: '赛务',
  });
  // oxlint-disable-next-line no-template-curly-in-string -- the provider's way to write a placeholder
  const { data } = await server.as('admin').call('smsTemplate.save', { body: template('${contest} 还有 ${days} 天，${weather}') });
  await remindAt('2026-03-03');
  expect([await warnings('student'), await smsTo('13912345678')].map(({ length }) => length)).toEqual([1, 0]);
  // oxlint-disable-next-line no-template-curly-in-string -- see above
  await server.as('admin').change('smsTemplate.update', { id: data.id, ...template('${contest} 还有 ${days} 天') });
  await remindAt('2026-03-07');
  expect([await warnings('student'), await smsTo('13912345678')].map(({ length }) => length)).toEqual([2, 1]);
});

function smsTo(phone: string) {
  return server.db.selectFrom('smsSendStatus').where('receiver', '=', phone).select('id').execute();
}

it('runs every morning for all processes together, and tells each once', async () => {
  await draftedProject();
  at('2026-03-03T09:00:00');
  await runSchedules(server.host);
  await runSchedules(server.host);
  await server.runJobs();
  expect(await warnings('student')).toHaveLength(1);
  const { data } = await server.as('admin').call('job.page', { body: { model: {}, size: 100 } });
  expect(data.records).toEqual(expect.any(Array));
  const jobs = await server.db.selectFrom('job').where('name', '=', 'deadline.remind').select('state').execute();
  expect(jobs).toEqual([{ state: 'SUCCEEDED' }]);
});
