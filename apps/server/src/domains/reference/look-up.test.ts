import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';

const server = openServer();
const ask = async (operation: 'enumeration.maps' | 'enumeration.lists', names: string[], language: 'zh' | 'en' = 'zh') =>
  (await server.as('student', language).call(operation, { body: names })).data;

describe('enumerations', () => {
  it('are maps of codes to names, in the language of the reader', async () => {
    expect(await ask('enumeration.maps', ['Sex', 'DataType', 'Nothing', 'toString'])).toEqual({
      Sex: { M: '男', W: '女', N: '未知' },
      DataType: { DIR: '目录', IMAGE: '图片', VIDEO: '视频', AUDIO: '音频', DOC: '文档', OTHER: '其他' },
    });
    expect(await ask('enumeration.maps', ['MsgType', 'HttpMethod'], 'en')).toEqual({
      MsgType: { WAIT: 'To do', NOTIFY: 'Notification', PUBLICITY: 'Announcement', WARN: 'Alert' },
      HttpMethod: Object.fromEntries(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'HEAD', 'OPTIONS'].map((one) => [one, one])),
    });
  });

  it('are lists of options as well', async () => {
    expect(await ask('enumeration.lists', ['AuthorizeType'])).toEqual({
      AuthorizeType: [
        { label: '菜单', text: '菜单', value: 'MENU' },
        { label: '资源', text: '资源', value: 'RESOURCE' },
      ],
    });
  });

  it('are all there where none is named', async () => {
    const all = await ask('enumeration.maps', []);
    const served = [
      'Sex DataScopeType LogType HttpMethod AuthorizeType ApplicationAppTypeEnum TenantTypeEnum TenantStatusEnum TenantConnectTypeEnum',
      'DataType MsgType MsgBizType ProviderType SourceType SendStatus TaskStatus',
    ].flatMap((line) => line.split(' '));
    expect(Object.keys(all)).toEqual(expect.arrayContaining(served));
    expect(Object.keys(await ask('enumeration.lists', []))).toEqual(Object.keys(all));
    expect(all.MsgBizType).toMatchObject({ USER_LOCK: '账号锁定', USER_REG: '账号申请', WORK_APPROVAL: '考勤审批' });
  });

  it.each([{ body: { Sex: 1 } }, { body: null }, { body: [{}] }, { body: ['x'.repeat(65)] }])(
    'are asked for by names: %j',
    async ({ body }) => {
      expect((await server.as('student').call('enumeration.maps', { body })).status).toBe(400);
    },
  );
});
