import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { known } from '../../../test/fixture.ts';
import { openServer } from '../../../test/harness.ts';
import { memoryGateways } from '../../services/sms/memory-gateway.ts';

const server = openServer();
const at = (instant: string) => server.setNow(new Date(`${instant}+08:00`));

async function plan(account: string, body: Record<string, unknown> = {}) {
  return server.as(account).call('message.plan', {
    body: {
      msgDTO: { msgType: 'NOTIFY', title: '开会', content: '<p>明天开会</p>' },
      orgIdList: [known.engineering],
      sendTime: '2026-03-10 08:00:00',
      ...body,
    },
  });
}

async function titlesOf(account: string): Promise<string[]> {
  const { data } = await server.as(account).call('message.page', { body: { model: {}, size: 100 } });
  return data.records.map(({ title }: { title: string }) => title);
}

const statesOf = async (account: string) =>
  (await server.as(account).call('message.plans')).data.map(({ state }: { state: { code: string } }) => state.code);

describe('a message at a later time', () => {
  it('goes when its time has come, to those who are there then', async () => {
    at('2026-03-09T09:00:00');
    expect((await plan('school')).data).toMatchObject({ title: '开会', sendTime: '2026-03-10 08:00:00', state: { code: 'WAITING' } });
    await server.runJobs();
    expect(await titlesOf('student')).toEqual([]);
    await server.db.updateTable('user').set({ orgId: known.engineering }).where('account', '=', 'judge5').execute();
    at('2026-03-10T08:00:01');
    await server.runJobs();
    expect([await titlesOf('student'), await titlesOf('judge5')]).toEqual([['开会'], ['开会']]);
    expect(await statesOf('school')).toEqual(['SENT']);
    const { data } = await server.as('school').call('message.sent', { body: { model: {} } });
    expect(data.records[0]).toMatchObject({ title: '开会', readCount: 0 });
  });

  it('is given up before, by its author alone', async () => {
    at('2026-03-09T09:00:00');
    const { id } = (await plan('school')).data;
    expect((await server.as('college').call('message.cancelPlan', { params: { id } })).status).toBe(404);
    expect((await server.as('school').call('message.cancelPlan', { params: { id } })).data.state.code).toBe('CANCELLED');
    at('2026-03-10T08:00:01');
    await server.runJobs();
    expect([await titlesOf('student'), await titlesOf('school'), await statesOf('school')]).toEqual([[], [], ['CANCELLED']]);
    const again = await server.as('school').call('message.cancelPlan', { params: { id } });
    expect([again.status, again.msg]).toEqual([409, '这条消息不再等待发送']);
  });

  it('that reaches nobody any more is told its author', async () => {
    at('2026-03-09T09:00:00');
    const student = await server.db.selectFrom('user').where('account', '=', 'student').select('id').executeTakeFirstOrThrow();
    await plan('school', { orgIdList: [], userIdList: [student.id] });
    await server.db.updateTable('user').set({ orgId: known.otherCollege }).where('account', '=', 'student').execute();
    at('2026-03-10T08:00:01');
    await server.runJobs();
    expect([await titlesOf('student'), await titlesOf('school'), await statesOf('school')]).toEqual([
      [],
      ['定时消息「开会」没有发出'],
      ['FAILED'],
    ]);
  });

  it('of an organisation whose service has ended meanwhile stays, and its author is told why', async () => {
    at('2026-03-09T09:00:00');
    await plan('school');
    await server.db
      .updateTable('org')
      .set({ expiryDate: new Date('2026-03-09T18:00:00+08:00') })
      .where('id', '=', known.school)
      .execute();
    at('2026-03-10T08:00:01');
    await server.runJobs();
    expect([await titlesOf('student'), await titlesOf('school'), await statesOf('school')]).toEqual([
      [],
      ['定时消息「开会」没有发出'],
      ['FAILED'],
    ]);
    const { data } = await server.as('school').call('message.page', { body: { model: {} } });
    expect(data.records[0].content).toBe('原因：机构服务已到期，只能查看。可以改好后再发。');
  });

  it('whose SMS cannot go out goes all the same, and its author is told of the SMS', async () => {
    server.host.sms = memoryGateways();
    at('2026-03-09T09:00:00');
    const content = '你有新消息：${title}'; // oxlint-disable-line no-template-curly-in-string -- the provider's way to write a placeholder
    const template = { providerType: 'ALI', appId: 'a', appSecret: 's', customCode: 'MESSAGE_NOTICE', content, templateCode: 'T' };
    await server.as('manager').call('smsTemplate.save', { body: template });
    expect((await plan('school', { withSms: true })).status).toBe(200);
    at('2026-03-10T08:00:01');
    await server.runJobs();
    expect([await titlesOf('student'), await titlesOf('school'), await statesOf('school')]).toEqual([
      ['开会'],
      ['定时消息「开会」已经发出，短信没有发出'],
      ['SENT'],
    ]);
    // who sends at once is told at the field, and nothing goes
    const { id } = await server.db.selectFrom('user').where('account', '=', 'student').select('id').executeTakeFirstOrThrow();
    const now = { msgDTO: { msgType: 'NOTIFY', title: '又开会', content: '<p>明天</p>' }, userIdList: [id], withSms: true };
    expect((await server.as('school').call('message.save', { body: now })).extra.fieldErrors).toEqual({ withSms: '收件人都没有手机号' });
    expect(await titlesOf('student')).toEqual(['开会']);
  });

  it('is refused where it would go to nobody chosen, in the past, or in years', async () => {
    at('2026-03-09T09:00:00');
    const errors = async (body: Record<string, unknown>) => (await plan('school', body)).extra.fieldErrors;
    expect(await errors({ sendTime: '2026-03-09 08:59:59' })).toEqual({ sendTime: '定时发送要晚于现在' });
    expect(await errors({ sendTime: '2028-03-09 08:59:59' })).toEqual({ sendTime: '最多定在 365 天以内' });
    expect(await errors({ orgIdList: [] })).toEqual({ userIdList: '请选择收件人' });
  });
});

it('a message is told by SMS too where a template for it is set up', async () => {
  const gateways = memoryGateways();
  server.host.sms = gateways;
  const { id } = await server.db
    .updateTable('user')
    .set({ mobile: '13912345678' })
    .where('account', '=', 'student')
    .returning('id')
    .executeTakeFirstOrThrow();
  const body = { msgDTO: { msgType: 'NOTIFY', title: '开会', content: '<p>明天</p>' }, userIdList: [id], withSms: true };
  const refused = await server.as('school').call('message.save', { body });
  expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { withSms: '还没有设置短信模板 MESSAGE_NOTICE' }]);
  at('2026-03-09T09:00:00');
  // not only when its time has come and nobody looks
  expect((await plan('school', { withSms: true })).extra.fieldErrors).toEqual(refused.extra.fieldErrors);
  const content = '你有新消息：${title}'; // oxlint-disable-line no-template-curly-in-string -- the provider's way to write a placeholder
  const template = { providerType: 'ALI', appId: 'a', appSecret: 's', customCode: 'MESSAGE_NOTICE', content, templateCode: 'T' };
  await server.as('manager').call('smsTemplate.save', { body: template });
  expect((await server.as('school').call('message.save', { body })).status).toBe(200);
  const { data } = await server.as('school').call('smsTask.page', { body: { model: {} } });
  expect(data.records[0]).toMatchObject({ topic: '开会', content: '你有新消息：开会', receiverCount: 1 });
  // a title that says something else to each is read so on the phone too
  const teacher = await server.db
    .updateTable('user')
    .set({ mobile: '13912345679' })
    .where('account', '=', 'teacher')
    .returning('id')
    .executeTakeFirstOrThrow();
  const named = { ...body, msgDTO: { ...body.msgDTO, title: '{姓名}，请来开会' }, userIdList: [id, teacher.id] };
  expect((await server.as('school').call('message.save', { body: named })).status).toBe(200);
  await server.runJobs();
  const sent = gateways.sent.map(({ receiver, content, params }) => [receiver, content, params[0]?.value].join(' '));
  expect(sent.toSorted((one, other) => one.localeCompare(other, 'zh'))).toEqual([
    '13912345678 你有新消息：开会 开会',
    '13912345678 你有新消息：李同学，请来开会 李同学，请来开会',
    '13912345679 你有新消息：张老师，请来开会 张老师，请来开会',
  ]);
});

interface Template {
  name: string;
  title: string;
  isOwn: boolean;
  isShipped: boolean;
}

describe('templates of messages', () => {
  /** Those that somebody has kept. */
  const kept = async (account: string): Promise<Template[]> =>
    (await server.as(account).call('message.templates')).data.filter(({ isShipped }: Template) => !isShipped);
  const words = { name: '催交', title: '{姓名}，请提交', content: '<p>{大赛}</p><script>alert(1)</script>' };

  it('are an organisation’s, used by those beneath it, and cleaned', async () => {
    const saved = await server.as('school').call('message.saveTemplate', { body: words });
    expect(saved.data).toMatchObject({ name: '催交', content: '<p>{大赛}</p>', orgLabel: '华东科技大学', isOwn: true });
    const seen = async (account: string) => (await kept(account)).map(({ name, isOwn }) => [name, isOwn]);
    expect([await seen('school'), await seen('college'), await seen('other')]).toEqual([[['催交', true]], [['催交', false]], []]);
    expect((await server.as('college').call('message.removeTemplate', { params: { id: saved.data.id } })).status).toBe(404);
    await server.as('school').call('message.saveTemplate', { body: { ...words, title: '另一句' } });
    await sql`insert into msg_template (tenant_id, name, title, content, created_by)
      select 1, '多 ' || n, 't', 'c', (select id from "user" where account = 'manager') from generate_series(1, 199) n`.execute(server.db);
    const oneMore = await server.as('school').call('message.saveTemplate', { body: { ...words, name: '再一个' } });
    expect(oneMore.extra.fieldErrors).toEqual({ name: '最多保存 200 个消息模板，请先删除不用的' });
    await sql`delete from msg_template where name like '多 %'`.execute(server.db);
    expect((await kept('school')).map(({ title }) => title)).toEqual(['另一句']);
    expect((await server.as('school').call('message.removeTemplate', { params: { id: saved.data.id } })).status).toBe(200);
    expect(await seen('school')).toEqual([]);
  });

  it('are there from the first day, in the language of their reader, until there are own ones of the same name', async () => {
    const named = async (account: string, language: 'zh' | 'en' = 'zh') =>
      (await server.as(account, language).call('message.templates')).data.map(({ name }: Template) => name);
    expect(await named('school')).toEqual(['作品提交提醒', '材料补交', '评审邀请', '结果公布', '会议通知']);
    const { data } = await server.as('school', 'en').call('message.templates');
    expect(data[0]).toMatchObject({ name: 'Submission reminder', title: '{大赛}: submit by {截止时间}', isShipped: true, isOwn: false });
    const body = { name: '会议通知', title: '例会', content: '<p>周三</p>' };
    const saved = await server.as('school').call('message.saveTemplate', { body });
    expect((await named('school')).filter((name: string) => name === '会议通知')).toHaveLength(1);
    expect(await named('school', 'en')).toHaveLength(5);
    expect(await named('other')).toHaveLength(5);
    await server.as('school').call('message.removeTemplate', { params: { id: saved.data.id } });
    expect((await server.as('school').call('message.templates')).data.every(({ isShipped }: Template) => isShipped)).toBe(true);
  });

  it('of who sees every organisation are everybody’s to use', async () => {
    await server.as('manager').call('message.saveTemplate', { body: words });
    expect(await kept('other')).toEqual([expect.objectContaining({ name: '催交', orgLabel: null, isOwn: false })]);
  });
});
