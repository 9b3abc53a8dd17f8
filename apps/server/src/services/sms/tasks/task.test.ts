import { beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import { writeSheet } from '../../../formats/sheets/write-sheet.ts';
import { memoryGateways } from '../memory-gateway.ts';

const server = openServer();
let gateways = memoryGateways();
let templateId = '';

const noon = new Date('2026-11-21T04:00:00Z');
const values = { name: '张三', time: '九点' };
const form = { receiver: '13812345678', topic: '评审邀请', templateParam: values, draft: false };

beforeEach(async () => {
  gateways = memoryGateways();
  server.host.sms = gateways;
  server.setNow(noon);
  const template = {
    providerType: 'ALI',
    appId: 'a',
    appSecret: 's',
    customCode: 'invite',
    name: '邀请',
    content: '${name}，${time}开始',
    templateCode: 'T',
  };
  templateId = (await server.as('manager').call('smsTemplate.save', { body: template })).data.id;
});

async function save(body: object, account = 'school') {
  return server.as(account).call('smsTask.save', { body: { ...form, templateId, ...body } });
}

describe('the receivers of an SMS task', () => {
  it.each([
    ['13812345678, 李四<13912345678>', 2],
    ['13812345678，13912345678；\n15812345678', 3],
    ['王 五 < 13812345678 >,', 1],
  ])('reads “%s”', async (receiver, count) => {
    expect((await save({ receiver })).data.receiverCount).toBe(count);
  });

  it.each([
    ['12345', '「12345」不是手机号'],
    ['19912345678', '「19912345678」不是手机号'],
    ['张三<1381234567>', '「张三<1381234567>」不是手机号'],
    ['13812345678,张三<13812345678>', '号码 13812345678 重复了'],
    ['a:b', '「a b」不是手机号'],
  ])('refuses “%s”', async (receiver, reason) => {
    const refused = await save({ receiver });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { receiver: reason }]);
  });

  it('keeps the names, whatever is in them', async () => {
    const { data } = await save({ receiver: String.raw`欧"文\{}'NULL<13812345678>,NULL<13912345678>,15812345678` });
    const rows = (await server.as('school').call('smsSendStatus.query', { body: { taskId: data.id } })).data;
    expect(rows.map((row: { name: string | null }) => row.name)).toEqual([String.raw`欧"文\{}'NULL`, 'NULL', null]);
  });

  it('comes under its later name too, in full where one task is opened, masked in lists', async () => {
    const numbers = ['张<13812345670>', ...[1, 2, 3, 4, 5].map((digit) => `1381234567${digit}`)].join(',');
    const { data } = await save({ receiver: undefined, telNum: numbers });
    expect([data.receiver, data.telNum]).toEqual([numbers, numbers]);
    const list = await server.as('school').call('smsTask.page', { body: { model: {} } });
    expect(list.data.records[0].receiver).toBe('张<138****5670>,138****5671,138****5672,138****5673,138****5674…');
    expect((await server.as('school').call('smsTask.detail', { params: { id: data.id } })).data.receiver).toBe(numbers);
  });
});

describe('people as receivers', () => {
  it('come with their numbers, from the scope of the caller alone', async () => {
    const give = (account: string, mobile: string | null, state = true) =>
      server.db
        .updateTable('user')
        .set({ mobile, state })
        .where('account', '=', account)
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow();
    const [teacher, student, other] = [
      await give('teacher', '13812345678'),
      await give('student', null),
      await give('other', '13912345678'),
    ];
    const { data } = await server.as('school').call('smsTask.receivers', { body: { userIdList: [teacher.id, student.id, other.id] } });
    expect(data).toEqual({ receiver: `${teacher.name}<13812345678>`, without: [student.name] });
    expect((await save({ receiver: data.receiver })).data.receiverCount).toBe(1);
  });
});

describe('an SMS task', () => {
  it('shows its text as it will be sent', async () => {
    const { data } = await save({ draft: true });
    expect(data).toMatchObject({
      content: '张三，九点开始',
      templateParams: JSON.stringify(values),
      echoMap: { templateId: '邀请(invite)' },
      status: { code: 'WAITING' },
      sourceType: { code: 'APP' },
      actions: { canEdit: true, canCancel: false, canRemove: true },
    });
  });

  it.each([
    [{ receiver: '' }, { receiver: '请填写接收者' }],
    [{ templateParam: { name: '张三' } }, { 'templateParam.time': '不能为空' }],
    [{ templateParam: { ...values, time: ' ' } }, { 'templateParam.time': '不能为空' }],
    [{ sendTime: '2026-11-21 12:04:00' }, { sendTime: '定时发送要晚于 2026-11-21 12:04:00' }],
    [{ sendTime: '2026-11-20 12:04:00' }, { sendTime: '定时发送要晚于 2026-11-21 12:04:00' }],
    [{ templateParam: { name: '长'.repeat(255), time: '长'.repeat(250) } }, { templateParam: '变量的值太长，一共最多 500 个字符' }],
  ])('that is to be sent is refused with %j', async (change, fields) => {
    const refused = await save(change);
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, fields]);
  });

  it('may be incomplete as a draft, changes, and goes out when it is complete', async () => {
    const caller = server.as('school');
    const { data } = await save({ receiver: '', templateParam: {}, draft: true });
    expect(data.content).toBe('${name}，${time}开始');
    const half = await caller.change('smsTask.update', { id: data.id, draft: false });
    expect(half.extra.fieldErrors).toEqual({ receiver: '请填写接收者' });
    await caller.change('smsTask.update', { id: data.id, receiver: '13812345678', templateParam: values });
    const sent = await caller.change('smsTask.update', { id: data.id, draft: false });
    expect(sent.data).toMatchObject({ draft: false, actions: { canEdit: false, canCancel: true } });
    const late = await caller.change('smsTask.update', { id: data.id, topic: 'x' });
    expect([late.status, late.msg]).toEqual([409, '已经提交发送的短信不能修改，可以复制一条']);
    await server.runJobs();
    expect(gateways.sent.map(({ receiver, content }) => [receiver, content])).toEqual([['13812345678', '张三，九点开始']]);
  });

  it('is refused with words where nobody reaches its provider', async () => {
    server.host.sms = {};
    const refused = await save({});
    expect([refused.status, refused.msg]).toEqual([409, '这个短信服务商没有接通，请联系管理员']);
    expect((await save({ draft: true })).status).toBe(200);
  });

  it('belongs to its school: others neither cancel it nor see whom it went to', async () => {
    const { data } = await save({ draft: true });
    const other = server.as('other');
    expect((await other.call('smsTask.cancel', { body: { id: data.id } })).status).toBe(404);
    const sent = await save({});
    const model = { taskId: sent.data.id };
    expect((await other.call('smsSendStatus.page', { body: { model } })).data.records).toEqual([]);
    const { records } = (await server.as('manager').call('smsSendStatus.page', { body: { model } })).data;
    expect(records).toMatchObject([{ receiver: '13812345678', telNum: '13812345678', sendStatus: { code: 'WAITING' } }]);
    expect((await other.call('smsSendStatus.get', { params: { id: records[0].id } })).status).toBe(404);
    expect((await server.as('school').call('smsSendStatus.query', { body: model })).data).toEqual(records);
  });
});

describe('a timed SMS task', () => {
  const sendTime = '2026-11-21 12:05:00';

  it('waits for its time', async () => {
    const { data } = await save({ sendTime });
    await server.runJobs();
    expect(gateways.sent).toEqual([]);
    server.setNow(new Date('2026-11-21T04:05:01Z'));
    await server.runJobs();
    expect(gateways.sent).toHaveLength(1);
    expect((await server.as('school').call('smsTask.get', { params: { id: data.id } })).data.status.code).toBe('SUCCESS');
  });

  it('is a draft again when it is cancelled, and can be sent anew', async () => {
    const caller = server.as('school');
    const { data } = await save({ sendTime });
    const stopped = await caller.call('smsTask.cancel', { body: { id: data.id } });
    expect(stopped.data).toMatchObject({ draft: true, sendTime, actions: { canEdit: true } });
    expect((await caller.call('smsTask.cancel', { body: { id: data.id } })).status).toBe(409);
    server.setNow(new Date('2026-11-21T04:06:00Z'));
    await server.runJobs();
    expect(gateways.sent).toEqual([]);
    await caller.change('smsTask.update', { id: data.id, sendTime: '', draft: false });
    await server.runJobs();
    expect(gateways.sent).toHaveLength(1);
  });

  it('takes its messages with it when it is deleted', async () => {
    const { data } = await save({ sendTime });
    expect((await server.as('school').call('smsTask.remove', { body: [data.id] })).data).toBe(true);
    server.setNow(new Date('2026-11-21T04:06:00Z'));
    await server.runJobs();
    expect(gateways.sent).toEqual([]);
  });
});

it('is sent for a service by the template’s own code', async () => {
  const { data } = await server.as('manager').call('smsTask.send', {
    body: { customCode: 'INVITE', receiver: '13812345678', templateParam: values },
  });
  expect(data).toMatchObject({ topic: '邀请', sourceType: { code: 'SERVICE' }, draft: false });
  const unknown = await server.as('manager').call('smsTask.send', { body: { customCode: 'none', receiver: '13812345678' } });
  expect(unknown.extra.fieldErrors).toEqual({ customCode: '没有找到模板 none' });
});

it('is imported as a draft for each row', async () => {
  const columns = ['模板编号', '主题', '接收者', '发送内容'].map((title) => ({ title }));
  const sheet = (receiver: string) =>
    new File([writeSheet({ sheetName: '短信', columns, rows: [[templateId, '通知', receiver, 'x']] })], 'sms.xlsx');
  const caller = server.as('school');
  expect((await caller.call('smsTask.import', { body: { file: sheet('13812345678') } })).data).toBe(true);
  const { data } = await caller.call('smsTask.query', { body: { topic: '通知' } });
  expect(data).toMatchObject([{ draft: true, content: '${name}，${time}开始' }]);
  const refused = await caller.call('smsTask.import', { body: { file: sheet('12345') } });
  expect(refused.extra.fieldErrors).toEqual({ '2.receiver': '「12345」不是手机号' });
  await server.runJobs();
  expect(gateways.sent).toEqual([]);
});
