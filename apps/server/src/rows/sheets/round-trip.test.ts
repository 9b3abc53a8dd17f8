import { contract, type OperationId } from '@saiwu/openapi';
import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../test/fixture.ts';
import { openServer } from '../../../test/harness.ts';
import { readSheet } from '../../formats/sheets/read-sheet.ts';
import { writeSheet } from '../../formats/sheets/write-sheet.ts';

const server = openServer();

/** What each resource's rows are made of; and what has to be filled in again where its export masks. */
const resources: Record<string, { rows: object[]; masked?: string; model?: object }> = {
  parameter: {
    rows: [
      { key: 'round.on', name: '开', value: '00123', describe: '甲\n乙' },
      { key: 'round.off', name: '关', value: '=1+1', state: false },
    ],
    model: { key: 'round.' },
  },
  dictionary: {
    rows: [
      {
        type: 'ROUND',
        label: '往返',
        code: '01',
        name: '甲',
        describe: '一',
        icon: 'x',
        cssClass: 'y',
        cssStyle: 'color: red',
        sortValue: 7,
      },
      { type: 'ROUND', label: '往返', code: '02', name: '乙', state: false },
    ],
    model: { type: 'ROUND' },
  },
  area: {
    rows: [
      { code: 'R1', label: '上', level: '02', longitude: '120.15', latitude: '30.28', source: '自填', sortValue: 3 },
      { code: 'R11', label: '下', parentCode: 'R1', fullName: '另一个全称', state: false },
    ],
    model: { code: 'R1' },
  },
  blockList: {
    rows: [
      { requestUri: '/round/**', requestMethod: 'ALL', ip: '198.51.100.0/24', limitStart: '22:00:00', limitEnd: '06:00:00' },
      { requestUri: '/round/2', requestMethod: 'DELETE', state: false },
    ],
  },
  rateLimiter: { rows: [{ requestUri: '/round/**', requestMethod: 'PUT', count: 1000, intervalSec: 3600, state: false }] },
  smsTemplate: {
    rows: [
      {
        providerType: 'TENCENT',
        appId: '1',
        appSecret: 's',
        customCode: 'ROUND',
        name: '往返',
        content: '{1} 你好',
        templateCode: '007',
        signName: '签',
        templateDescribe: '备',
      },
    ],
    masked: 's',
    model: { customCode: 'ROUND' },
  },
  smsTask: { rows: [{ topic: '往返', receiver: '13812345678,13812345679' }], masked: '13812345678,13812345679' },
  user: {
    rows: [
      {
        account: 'round_off',
        name: '关',
        orgId: known.engineering,
        sex: 'M',
        state: false,
        nation: '01',
        education: '05',
        positionStatus: '02',
      },
      {
        account: 'round_on',
        name: '开',
        orgId: known.school,
        sex: 'W',
        email: 'a@b.cn',
        mobile: '13812345678',
        workDescribe: '教书',
        nation: '57',
      },
      { account: 'round_bare', name: '空' },
    ],
    masked: '13812345678',
    model: { account: 'round_' },
  },
};

/** What another row has by itself, although it says the same. */
const ownFacts = ['id', 'parentId', 'version', 'createTime', 'createdBy', 'updateTime', 'updatedBy'];

beforeEach(async () => {
  const { data } = await server.as('admin').call('smsTemplate.save', {
    body: { providerType: 'ALI', appId: '1', appSecret: 's', customCode: 'T', content: '${a}', templateCode: '1' },
  });
  Object.assign(resources['smsTask']?.rows[0] ?? {}, { templateId: data.id });
});

describe('what an export writes, the import reads', () => {
  it('for every resource that has both', () => {
    const both = Object.keys(contract).flatMap((id) => (/^(\w+)\.import$/.exec(id)?.[1] ?? []) as string[]); // a match has its group
    expect(both.filter((name) => `${name}.export` in contract).toSorted()).toEqual([...Object.keys(resources), 'message'].toSorted());
  });

  const everyOne = Object.entries(resources).flatMap(([name, facts]) =>
    (['zh', 'en'] as const).map((language) => [name, language, facts] as const),
  );

  it.each(everyOne)('and the rows of %s are the same as before, in %s', async (name, language, { rows, masked, model = {} }) => {
    const admin = server.as('admin', language);
    const call = async (act: string, body: unknown) => admin.call(`${name}.${act}` as OperationId, { body }); // every resource here has all of crud()'s
    const shown = async () => {
      const { data } = await call('page', { model, sort: 'id', order: 'ascending' });
      return data.records as Record<string, unknown>[]; // rows of whichever resource
    };
    for (const row of rows) expect((await call('save', row)).status).toBe(200);
    const before = await shown();
    const { response } = await call('export', { model });
    const [heads = [], ...cells] = (await readSheet(new Uint8Array(await response.arrayBuffer()))).rows;
    await call('remove', name === 'area' ? [before[0]?.['id']] : before.map(({ id }) => id));
    expect(await shown()).toEqual([]);

    const mended = cells.map((line) => line.map((cell) => (masked && cell.includes('*') ? masked : cell)));
    const sheet = writeSheet({ sheetName: 'a', columns: heads.map((title) => ({ title })), rows: mended });
    const imported = await call('import', { file: new File([sheet], 'again.xlsx') });
    expect([imported.msg, imported.data]).toEqual(['ok', true]);
    expect(sorted(await shown())).toEqual(sorted(before));
  });

  it('and messages out of a box are sent again', async () => {
    const body = {
      msgDTO: { msgType: 'PUBLICITY', title: '公示', content: '<p>名单</p>' },
      userIdList: [],
      roleCodeList: [],
      orgIdList: [],
    };
    expect((await server.as('school').call('message.save', { body })).status).toBe(200);
    const { response } = await server.as('teacher').call('message.export', { body: { model: {} } });
    const file = new File([await response.arrayBuffer()], 'box.xlsx');
    expect((await server.as('school').call('message.import', { body: { file } })).data).toBe(true);
    const { data } = await server.as('teacher').call('message.page', { body: { model: {} } });
    expect(data.records.map(({ title, text }: { title: string; text: string }) => [title, text])).toEqual([
      ['公示', '名单'],
      ['公示', '名单'],
    ]);
  });
});

/** Rows by what they say; which was made first is not told by a sheet. */
function sorted(rows: Record<string, unknown>[]) {
  return rows
    .map((row) => JSON.stringify(Object.fromEntries(Object.entries(row).filter(([key]) => !ownFacts.includes(key)))))
    .toSorted()
    .map((row) => JSON.parse(row) as unknown); // compared only
}
