import { describe, expect, it } from 'vitest';
import { openServer } from '../../../../test/harness.ts';
import { cloudGateways } from '../../../node/sms/cloud-gateways.ts';
import { writeSheet } from '../../../formats/sheets/write-sheet.ts';

const server = openServer();

const form = {
  providerType: { code: 'ALI' },
  appId: 'app-1',
  appSecret: 'SECRET-MARKER',
  customCode: 'invite',
  name: '评审邀请',
  content: '${name}，请于${time}前登录评审，${name}',
  templateCode: 'SMS_1',
  signName: '赛务',
};

async function kept(id: string) {
  return server.db.selectFrom('smsTemplate').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

function sheetOf(titles: string[], rows: string[][]): File {
  return new File([writeSheet({ sheetName: '短信模板', columns: titles.map((title) => ({ title })), rows })], 'templates.xlsx');
}

describe('an SMS template', () => {
  it.each([
    ['ALI', '${b}和${a}，再说一次${b}', '{"b":"","a":""}'],
    ['BAIDU', '${code}为验证码，{code}不是变量', '{"code":""}'],
    ['TENCENT', '{1}为验证码，${2}分钟内有效', '{"1":"","2":""}'],
  ])('of %s reads its placeholders from “%s”', async (code, content, expected) => {
    const { data } = await server.as('manager').call('smsTemplate.save', { body: { ...form, providerType: code, content } });
    expect(data.templateParams).toBe(expected);
  });

  it.each([
    ['ALI', '没有变量'],
    ['ALI', '{name}'],
    ['TENCENT', '{}'],
    ['BAIDU', '${a b}'],
  ])('of %s needs one: “%s”', async (code, content) => {
    const refused = await server.as('manager').call('smsTemplate.save', { body: { ...form, providerType: code, content } });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { content: '模板内容里至少要有一个变量' }]);
  });

  it('makes a code of eight characters where none is given, and tells which are taken', async () => {
    const admin = server.as('manager');
    const made = await admin.call('smsTemplate.save', { body: { ...form, customCode: '' } });
    expect(made.data.customCode).toMatch(/^[a-z2-9]{8}$/);
    await admin.call('smsTemplate.save', { body: form });
    expect((await admin.call('smsTemplate.check', { query: { customCode: 'Invite' } })).data).toBe(true);
    expect((await admin.call('smsTemplate.check', { query: { customCode: 'other' } })).data).toBe(false);
  });
});

describe('the secret of an SMS template', () => {
  it('never comes back, is kept encrypted, and stands in no log', async () => {
    const admin = server.as('manager');
    const { data } = await admin.call('smsTemplate.save', { body: form });
    const answers = await Promise.all([
      admin.call('smsTemplate.get', { params: { id: data.id } }),
      admin.call('smsTemplate.page', { body: { model: {} } }),
      admin.call('smsTemplate.query', { body: {} }),
      admin.call('smsTemplate.preview', { body: { model: {} } }),
      admin.change('smsTemplate.update', { id: data.id, appSecret: 'SECRET-MARKER' }),
    ]);
    const logs = await server.db.selectFrom('optLog').selectAll().execute();
    expect(JSON.stringify([data, answers.map((answer) => answer.data), await kept(data.id), logs])).not.toContain('SECRET-MARKER');
    expect(data.appSecret).toBe('******');
  });

  it('stays when the mask or nothing comes back, and changes otherwise', async () => {
    const admin = server.as('manager');
    const { data } = await admin.call('smsTemplate.save', { body: form });
    const { appSecret: first } = await kept(data.id);
    const whole = { ...form, customCode: undefined, id: data.id };
    await admin.change('smsTemplate.update', { id: data.id, appSecret: '******', name: 'x' });
    await admin.change('smsTemplate.updateAll', { ...whole, appSecret: '******' });
    await admin.change('smsTemplate.updateAll', { ...whole, appSecret: undefined, name: null });
    expect(await kept(data.id)).toMatchObject({ appSecret: first, name: null, customCode: 'invite' });
    await admin.change('smsTemplate.update', { id: data.id, appSecret: 'another' });
    expect((await kept(data.id)).appSecret).not.toBe(first);
    const masked = await admin.call('smsTemplate.save', { body: { ...form, customCode: 'b', appSecret: '******' } });
    expect(masked.extra.fieldErrors).toEqual({ appSecret: '星号代替的内容不会再显示，也不能复制，请重新填写' });
  });

  it('cannot be sent to another address by somebody who does not know it', async () => {
    const admin = server.as('manager');
    const { data } = await admin.call('smsTemplate.save', { body: form });
    const moved = { id: data.id, url: 'https://elsewhere.example', appSecret: '******' };
    const other = { id: data.id, providerType: 'BAIDU' };
    for (const body of [moved, { ...moved, appSecret: undefined }, other])
      expect((await admin.change('smsTemplate.update', body)).extra.fieldErrors).toHaveProperty('appSecret');
    expect((await admin.change('smsTemplate.update', { ...moved, appSecret: 'known' })).data.url).toBe(moved.url);
  });
});

it('an SMS template names an address that its provider is reached at, and hears so while it is filled in', async () => {
  const { sms } = server.host;
  server.host.sms = cloudGateways([]);
  const admin = server.as('manager');
  const own = await admin.call('smsTemplate.save', { body: { ...form, url: 'https://dysmsapi.ap-southeast-1.aliyuncs.com' } });
  expect(own.status).toBe(200);
  for (const url of [
    'http://169.254.169.254/latest',
    'https://aliyuncs.com.evil.test',
    'https://u:p@x.aliyuncs.com',
    'file:///etc/passwd',
    'x',
  ]) {
    const refused = await admin.call('smsTemplate.save', { body: { ...form, customCode: '', url } });
    expect([url, refused.status, Object.keys(refused.extra.fieldErrors)]).toEqual([url, 400, ['url']]);
  }
  // the address is the old one, and no other provider's
  const moved = await admin.change('smsTemplate.update', { id: own.data.id, providerType: 'BAIDU', appSecret: 'known' });
  expect(moved.extra.fieldErrors).toHaveProperty('url');
  server.host.sms = sms;
});

describe('trying an SMS template', () => {
  it('sends it to the caller alone, who needs a phone for it', async () => {
    const manager = server.as('manager');
    const { data: template } = await manager.call('smsTemplate.save', { body: form });
    const body = { id: template.id, templateParam: { name: '李娜', time: '周五' } };
    const mobile = (to: string | null) => server.db.updateTable('user').set({ mobile: to }).where('account', '=', 'manager').execute();
    await mobile(null);
    expect(await manager.call('smsTemplate.try', { body })).toMatchObject({ status: 409, msg: '你还没有手机号，请先到个人中心填写' });
    await mobile('13812345670');
    const { data } = await manager.call('smsTemplate.try', { body });
    expect(data).toMatchObject({ receiver: '13812345670', receiverCount: 1, draft: false, topic: '试发：评审邀请' });
    const incomplete = await manager.call('smsTemplate.try', { body: { ...body, templateParam: {} } });
    expect(Object.keys(incomplete.extra.fieldErrors)).toEqual(['templateParam.name', 'templateParam.time']);
  });
});

describe('changing, importing, deleting SMS templates', () => {
  it('reads the placeholders anew', async () => {
    const admin = server.as('manager');
    const { data } = await admin.call('smsTemplate.save', { body: form });
    const changed = await admin.change('smsTemplate.update', { id: data.id, content: '${code}' });
    expect(changed.data).toMatchObject({ templateParams: '{"code":""}', version: 2 });
    const refused = await admin.change('smsTemplate.update', { id: data.id, providerType: 'TENCENT', content: '空' });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([400, { content: '模板内容里至少要有一个变量' }]);
  });

  it('seals imported secrets too', async () => {
    const admin = server.as('manager');
    const file = sheetOf(
      ['服务商', '应用编号', '应用密钥', '自定义编码', '模板内容', '模板编码'],
      [['ALI', 'app', 'SECRET-MARKER', 'sheet', '${a}', 'T1']],
    );
    expect((await admin.call('smsTemplate.import', { body: { file } })).data).toBe(true);
    const row = await server.db.selectFrom('smsTemplate').where('customCode', '=', 'sheet').selectAll().executeTakeFirstOrThrow();
    expect(row.appSecret).toMatch(/^v1\./);
    expect(row.templateParams).toBe('{"a":""}');
  });

  it('keeps a template that a draft uses, and lets it go afterwards', async () => {
    const admin = server.as('manager');
    const { data } = await admin.call('smsTemplate.save', { body: form });
    const task = await admin.call('smsTask.save', { body: { templateId: data.id, topic: '邀请' } });
    const refused = await admin.call('smsTemplate.remove', { body: [data.id] });
    expect([refused.status, refused.msg]).toEqual([409, '模板 invite 还有草稿或未发完的短信「邀请」在用']);
    await admin.call('smsTask.remove', { body: [task.data.id] });
    expect((await admin.call('smsTemplate.remove', { body: [data.id] })).data).toBe(true);
  });
});
