import { describe, expect, it } from 'vitest';
import { goodRows, importSheet, publishedContest } from '../../../test/contest-steps.ts';
import { openServer } from '../../../test/harness.ts';

const server = openServer();
const phone = '19912345678';
const school = () => server.as('school');

async function open(): Promise<void> {
  const { data } = await server.as('admin').call('parameter.query', { body: { key: 'NewerPhones' } });
  const [{ id, name, value }] = data;
  expect(value).toBe('false');
  expect((await server.as('admin').change('parameter.update', { id, name, value: 'true' })).status).toBe(200);
}

const saved = () => school().call('user.save', { body: { account: 'newer', name: '新号', mobile: phone } });
const brought = (account = '学号') =>
  school().call('student.import', { body: { file: importSheet([['N1', '甲', '工学院', phone]], [account, '姓名', '学院', '手机']) } });
const users = () =>
  school().call('user.import', { body: { file: importSheet([['newer_2', '乙', '工学院', phone]], ['账号', '姓名', '组织', '手机']) } });
const projects = async (row: string[]) => {
  const { contestId } = await publishedContest(server);
  const { data } = await school().call('project.importPreview', { body: { contestId, file: importSheet([row]) } });
  return data.rows[0].errors;
};
const task = async () => {
  const template = {
    providerType: 'ALI',
    appId: 'a',
    appSecret: 's',
    templateCode: 'T',
    customCode: 'notice',
    name: '通知',
    content: '${name}，请查收',
  };
  const { data } = await server.as('manager').call('smsTemplate.save', { body: template });
  return school().call('smsTask.save', { body: { templateId: data.id, topic: '通知', receiver: `甲<${phone}>` } });
};
const [row = []] = goodRows(1);

describe('a number of a range that the specification does not list', () => {
  it('is refused by form, API, sheets and SMS alike', async () => {
    expect((await saved()).extra.fieldErrors).toEqual({ mobile: '手机号格式不正确' });
    expect((await brought()).extra.fieldErrors).toEqual({ '2.phone': '手机号格式不正确' });
    expect((await users()).extra.fieldErrors).toEqual({ '2.mobile': '手机号格式不正确' });
    expect(await projects(row.with(5, phone))).toEqual({ 负责人手机: '手机号格式不正确' });
    expect((await task()).extra.fieldErrors).toEqual({ receiver: `「${phone}」不是手机号` });
  });

  it('is taken by all of them where the parameter says so', async () => {
    await open();
    expect((await saved()).status).toBe(200);
    expect((await brought()).data).toBe(true);
    expect((await users()).data).toBe(true);
    expect(await projects(row.with(5, '+86 199 1234 5678'))).toEqual({});
    expect((await task()).data.receiverCount).toBe(1);
    const { phone: kept } = await server.db.selectFrom('student').where('number', '=', 'N1').select('phone').executeTakeFirstOrThrow();
    expect(kept).toBe(phone);
  });
});
