import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../test/fixture.ts';
import { openServer } from '../../../test/harness.ts';
import { oddFiles } from '../../../test/odd-files.ts';
import { type Body, loginForm, opened, platformClient, type PlatformCall } from '../../../test/platform-client.ts';
import { memoryFiles } from '../../browser/memory-files.ts';

// The pages of the platform's front end that this server has (platform-api §5): each lists, puts a row of the list into its form, and saves
// it.

const server = openServer();
const platform = platformClient(server);
let token: string;

const send = async (method: string, path: string, given: Omit<PlatformCall, 'token'> = {}): Promise<Body> =>
  (await opened(platform(method, path, { ...given, token })))['data'];

const page = (path: string, model: object = {}, size = 10) =>
  send('POST', `${path}/page`, { json: { model, size, current: 1, sort: 'id', order: 'descending', extra: {}, timeRange: null } });

beforeEach(async () => {
  server.host.files = memoryFiles();
  const signedIn = await opened(platform('POST', 'oauth/noToken/login', { json: { ...loginForm, account: 'manager' } }));
  token = signedIn['data'].token;
});

/** What of a row the client itself makes besides, and what changes with every save. */
const passing = { version: expect.anything(), updateTime: expect.anything(), updatedBy: expect.anything() };

const hours = { limitStart: '08:00:00', limitEnd: '09:00:00' };
const form = { providerType: { code: 'ALI' }, appId: 'a', appSecret: 'b', name: '通知', content: '你好 ${name}', templateCode: 'T1' };

/** What such a client's forms send otherwise than ours: all of their fields, each by itself, are in `wiring/plain-resources.test.ts`. */
const crudPages: [path: string, added: object, changed: object][] = [
  ['authority/user', { account: 'new_one', name: '新人', sex: { code: 'M' }, nation: '01' }, { name: '改名', sex: { code: 'W' } }],
  ['authority/station', { name: '辅导员', describe: '', orgId: known.engineering }, { name: '教学秘书', state: false }],
  ['gateway/blockList', { ip: '', requestUri: '/x/**', requestMethod: 'ALL', ...hours, limit: Object.values(hours) }, { state: false }],
  ['gateway/rateLimiter', { count: '100', intervalSec: '60', requestUri: '/x', requestMethod: 'GET', limitStart: null }, { count: '200' }],
  [
    'authority/dictionary',
    { type: 'COLOUR', label: '颜色', code: 'red', name: '红', icon: '', cssStyle: '' },
    { name: '朱', sortValue: 4 },
  ],
  ['authority/area', { parentId: '0', parentLabel: '', label: '新区', code: '99', fullName: '新区' }, { label: '旧区', sortValue: 8 }],
  ['msg/smsTemplate', { ...form, url: '', customCode: '', signName: '赛务', templateDescribe: '' }, { name: '提醒', signName: '大赛' }],
];

describe('each page', () => {
  it.each(crudPages)('%s: what is added is listed, and saved again as the list has it', async (path, added, changed) => {
    const { id } = await send('POST', path, { json: added });
    const { records } = await page(path);
    const row = records.find((one: Body) => one['id'] === id);
    for (const [field, value] of Object.entries(added)) {
      // what only the client knows, and a secret, which never comes back
      if (!(field in row) || value === '' || field === 'appSecret') continue;
      expect([field, typeof row[field] === 'object' && row[field] ? row[field].code : String(row[field])]).toEqual([
        field,
        value?.code ?? String(value),
      ]);
    }
    const same = await send('PUT', path, { json: row });
    expect(same).toEqual({ ...row, ...passing });
    const other = await send('PUT', path, { json: { ...same, ...changed } });
    for (const [field, value] of Object.entries(changed))
      expect(String(other[field]?.code ?? other[field])).toBe(String(value.code ?? value));
    expect(await send('GET', `${path}/${id}`)).toMatchObject({ id });
    expect(await send('DELETE', path, { json: [id] })).toBe(true);
  });

  it('authority/parameter, by whoever may change but not add', async () => {
    const { records } = await page('authority/parameter', { key: 'DocsUrl' });
    const [row] = records;
    const same = await send('PUT', 'authority/parameter', { json: { ...row, value: 'https://example.org' } });
    expect(same).toMatchObject({ key: 'DocsUrl', value: 'https://example.org', name: row.name, describe: row.describe });
  });

  it('authority/org: a node of the tree is put into the form, with a type of the dictionary', async () => {
    const { ORG_TYPE: types } = await send('POST', 'oauth/dictionary/codes', { json: ['ORG_TYPE'] });
    for (const { code } of types) {
      const json = {
        parentId: known.school,
        parentLabel: '华东科技大学',
        label: `新${code}`,
        abbreviation: '新',
        type: code,
        describe: '说明',
        state: true,
        sortValue: 9,
      };
      const { id } = await send('POST', 'authority/org', { json });
      const nodeOf = async () => {
        const [school] = (await send('GET', 'authority/org/tree')) as Body[];
        return school?.['children'].find((node: Body) => node['id'] === id);
      };
      const node = await nodeOf();
      expect(node).toMatchObject({ type: code, describe: '说明', sortValue: 9, abbreviation: '新' });
      await send('PUT', 'authority/org', { json: { ...node, label: `旧${code}` } });
      expect(await nodeOf()).toEqual({ ...node, label: `旧${code}` });
      expect(await send('DELETE', 'authority/org', { json: [id] })).toBe(true);
    }
  });

  it('msg/smsTask: a draft, filled in from the pickers, comes back as it went', async () => {
    const { id: templateId } = await send('POST', 'msg/smsTemplate', { json: form });
    expect((await page('msg/smsTemplate', {}, 10_000)).records).toHaveLength(1);
    const json = {
      templateId,
      receiver: '13812345678',
      topic: '开赛',
      templateParam: { name: '李' },
      content: '你好 李',
      sendTime: '',
      timed: false,
      draft: true,
    };
    const { id } = await send('POST', 'msg/smsTask', { json });
    const task = await send('GET', `msg/smsTask/${id}`);
    const saved = await send('PUT', 'msg/smsTask', { json: { ...task, templateParam: JSON.parse(task.templateParams), topic: '开赛了' } });
    expect(saved).toMatchObject({ topic: '开赛了', draft: true, echoMap: { templateId: expect.stringContaining('通知') } });
    expect((await page('msg/smsTask', { status: { code: '' }, draft: true })).total).toBe('1');
    expect((await page('msg/smsSendStatus', { taskId: id, sendStatus: {} })).total).toBe('0');
  });

  it('msg/msg: is written with the pickers, listed, read and taken away', async () => {
    const users = await page('authority/user', { state: true }, 10_000);
    const me = users.records.find((user: Body) => user['account'] === 'manager');
    const msgDTO = {
      bizId: '',
      bizType: '',
      msgType: { code: 'NOTIFY' },
      title: '开赛',
      content: '<p>开赛</p>',
      author: '',
      handlerUrl: '',
      isSingleHandle: true,
    };
    await send('POST', 'msg/msg', { json: { msgDTO, userIdList: [me.id, '-1'], roleCodeList: [], receiveType: 'user' } });
    const { records } = await page('msg/msg', { isRead: null, msgType: {}, bizType: { code: null } });
    expect(records).toMatchObject([{ title: '开赛', isRead: false }]);
    expect(await send('POST', 'msg/msg/mark', { json: [records[0].id] })).toBe(true);
    expect(await send('DELETE', 'msg/msg', { json: [records[0].id] })).toBe(true);
  });

  it('file/attachment: is uploaded, shown by its address alone, and downloaded', async () => {
    const png = (await oddFiles()).find(({ name }) => name === 'good.png')?.content ?? '';
    const uploaded = await send('POST', 'file/attachment/upload', {
      form: { file: new File([png], 'a.png'), bizType: 'USER_AVATAR', bizId: '', isSingle: 'true' },
    });
    const { records } = await page('file/attachment', { dataType: '' });
    expect(records[0]).toMatchObject({ id: uploaded.id, url: uploaded.url });
    for (const url of [uploaded.url, uploaded.downloadUrlById])
      expect((await server.fetch(url)).headers.get('content-type')).toBe('image/png');
    const given = await send('POST', 'authority/user', { json: { account: 'pictured', name: '有头像', avatar: uploaded.url } });
    expect(given.avatar).toMatch(/^http:\/\//);
    expect((await server.fetch(given.avatar)).status).toBe(200);
    const download = await platform('POST', 'file/attachment/download', { token, json: [uploaded.id] });
    expect(download.headers.get('content-disposition')).toContain('a.png');
  });

  it.each([
    'authority/user',
    'authority/dictionary',
    'authority/area',
    'authority/parameter',
    'authority/optLog',
    'authority/loginLog',
    'msg/smsTemplate',
    'msg/smsTask',
    'msg/msg',
    'gateway/blockList',
    'gateway/rateLimiter',
  ])('%s is listed as its picker asks, and exported under the name that it asks for', async (path) => {
    expect((await page(path, {}, 10_000))['size']).toBe('10000');
    const json = { model: {}, size: -1, current: 1, sort: 'id', order: 'descending', extra: { fileName: '导出数据', createTime_st: null } };
    const answer = await platform('POST', `${path}/export`, { token, json });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining(encodeURIComponent('导出数据.xlsx')),
    ]);
    expect(await send('POST', `${path}/preview`, { json })).toContain('<table');
  });

  it.each(['authority/optLog', 'authority/loginLog'])('%s opens a row', async (path) => {
    await send('PUT', 'authority/user/base', {
      json: { id: (await page('authority/user', { account: 'manager' })).records[0].id, name: '总管' },
    });
    const { records } = await page(path, { type: {}, httpMethod: { code: '' } });
    expect(await send('GET', `${path}/${records[0].id}`)).toMatchObject({ id: records[0].id });
  });
});
