import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { readChinaAreas } from '../../node/china-areas.ts';
import { writeSheet } from '../../formats/sheets/write-sheet.ts';
import { type AreaFact, loadAreas } from './load-areas.ts';

const server = openServer();
const admin = () => server.as('admin');

const few: AreaFact[] = [
  { code: '330000', label: '浙江省', fullName: '浙江省', parentCode: null, level: '02' },
  { code: '110000', label: '北京市', fullName: '北京市', parentCode: null, level: '02' },
  { code: '110101', label: '东城区', fullName: '北京市东城区', parentCode: '110000', level: '04' },
  { code: '330100', label: '杭州市', fullName: '浙江省杭州市', parentCode: '330000', level: '03' },
  { code: '330106', label: '西湖区', fullName: '浙江省杭州市西湖区', parentCode: '330100', level: '04' },
];

async function load(facts: readonly AreaFact[]): Promise<Record<string, string>> {
  await loadAreas(server.db, async () => facts);
  const rows = await server.db.selectFrom('area').select(['code', 'id']).execute();
  return Object.fromEntries(rows.map(({ code, id }) => [code, id]));
}

const linkage = async (parentId?: string, language: 'zh' | 'en' = 'zh') =>
  (await server.as('student', language).call('area.linkage', { query: parentId === undefined ? {} : { parentId } })).data;

const found = async (query: object) =>
  (await server.as('student').call('area.find', { query })).data.map(({ label }: { label: string }) => label);

const nameOf = async (code: string) =>
  (await server.db.selectFrom('area').where('code', '=', code).select('fullName').executeTakeFirst())?.fullName;

describe('areas', () => {
  it('are found by name, code and pinyin, those of the name first, and by their id with their place in the tree', async () => {
    const ids = await load(few);
    expect(await found({ keyword: '西湖' })).toEqual(['西湖区']);
    expect(await found({ keyword: '3301' })).toEqual(['杭州市', '西湖区']);
    expect([await found({ keyword: 'hangzhou' }), await found({ keyword: 'xhq' }), await found({ keyword: 'ang' })]).toEqual([
      ['杭州市'],
      ['西湖区'],
      [],
    ]);
    expect(await found({ keyword: '%' })).toEqual([]);
    expect([await found({}), await found({ keyword: ' ' })]).toEqual([[], []]);
    const { data } = await server.as('student').call('area.find', { query: { id: ids['330100'] } });
    expect(data).toMatchObject([{ label: '杭州市', above: [ids['330000']], below: 1, echoMap: {} }]);
    const province = await server.as('student').call('area.find', { query: { id: ids['330000'] } });
    expect(province.data).toMatchObject([{ above: [], below: 2 }]);
    expect(await found({ id: '4711' })).toEqual([]);
  });
});

describe('the divisions of China', () => {
  it('are the ones of June 2023, each under the right one', async () => {
    const facts = await readChinaAreas();
    const byCode = new Map(facts.map((one) => [one.code, one]));
    const count = (level: string) => facts.filter((one) => one.level === level).length;
    expect([facts.length, byCode.size, count('02'), count('03'), count('04')]).toEqual([3243, 3243, 34, 333, 2876]);
    expect(facts.filter(({ parentCode }) => parentCode !== null && !byCode.has(parentCode))).toEqual([]);
    const told = (code: string) => `${byCode.get(code)?.parentCode} ${byCode.get(code)?.fullName}`;
    const table: [string, string][] = [
      ['110101', '110000 北京市东城区'],
      ['310115', '310000 上海市浦东新区'],
      ['500230', '500000 重庆市丰都县'],
      ['330106', '330100 浙江省杭州市西湖区'],
      ['429004', '420000 湖北省仙桃市'],
      ['419001', '410000 河南省济源市'],
      ['469028', '460000 海南省陵水黎族自治县'],
      ['659012', '650000 新疆维吾尔自治区白杨市'],
      ['654002', '654000 新疆维吾尔自治区伊犁哈萨克自治州伊宁市'],
      ['540481', '540400 西藏自治区林芝市米林市'],
      ['441900', '440000 广东省东莞市'],
      ['350527', '350500 福建省泉州市金门县'],
      ['810001', '810000 香港特别行政区中西区'],
      ['710000', 'null 台湾省'],
    ];
    for (const [code, text] of table) expect(told(code)).toBe(text);
    for (const gone of ['330103', '330104', '350402', '429000', '130101', '540422', '320571']) expect(byCode.has(gone)).toBe(false);
  });

  it('are loaded once, where there are none', async () => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      return readChinaAreas();
    };
    expect([await loadAreas(server.db, read), await loadAreas(server.db, read), reads]).toEqual([1, 0, 1]);
    const { data } = await server.as('student').call('area.tree');
    const zhejiang = data.find((one: { code: string }) => one.code === '330000');
    expect([data.length, zhejiang.label, zhejiang.children[0].label, zhejiang.children[0].children[0].label]).toEqual([
      34,
      '浙江省',
      '杭州市',
      '上城区',
    ]);
  });
});

describe('areas', () => {
  it('open level by level, in order, each saying whether there is more', async () => {
    const ids = await load(few);
    const top = await linkage();
    expect(top.map(({ label, level, hasChildren, echoMap }: Record<string, unknown>) => [label, level, hasChildren, echoMap])).toEqual([
      ['北京市', '02', true, { level: '省份/直辖市' }],
      ['浙江省', '02', true, { level: '省份/直辖市' }],
    ]);
    const [hangzhou] = await linkage(ids['330000']);
    expect(hangzhou).toMatchObject({ code: '330100', parentCode: '330000', fullName: '浙江省杭州市', hasChildren: true });
    expect(await linkage(ids['330100'])).toMatchObject([{ code: '330106', hasChildren: false }]);
    expect(await linkage(ids['330106'])).toEqual([]);
  });

  it('are added with a full name made from those above, or their own', async () => {
    const ids = await load(few);
    const save = async (body: object) => (await admin().call('area.save', { body })).data;
    const added = await save({ parentId: ids['330100'], code: '330199', label: '新区', level: 'PROVINCE' });
    expect(added).toMatchObject({ fullName: '浙江省杭州市新区', level: '02', state: true, sortValue: 1, parentCode: '330100' });
    expect(await save({ code: 'X', label: '海外', fullName: '海外地区', level: '' })).toMatchObject({
      parentId: '0',
      fullName: '海外地区',
      level: null,
    });
  });

  it('tell whether a code is taken', async () => {
    const ids = await load(few);
    const check = async (code: string, query = {}) => (await admin().call('area.check', { params: { code }, query })).data;
    expect([await check('330106'), await check('330106', { id: ids['330106'] }), await check('330107')]).toEqual([true, false, false]);
  });

  it('take those beneath along when they are renamed or moved', async () => {
    const ids = await load(few);
    const update = (body: object) => admin().call('area.update', { body });
    expect((await update({ id: ids['330100'], label: '临安市', fullName: '浙江省杭州市' })).data.fullName).toBe('浙江省临安市');
    expect(await nameOf('330106')).toBe('浙江省临安市西湖区');
    await update({ id: ids['330100'], parentId: ids['110000'] });
    expect(await nameOf('330106')).toBe('北京市临安市西湖区');
    await update({ id: ids['330100'], fullName: '行在' });
    expect([await nameOf('330100'), await nameOf('330106')]).toEqual(['行在', '行在西湖区']);
    await update({ id: ids['330100'], label: '武林' });
    expect(await nameOf('330100')).toBe('行在');
    expect((await admin().call('area.updateAll', { body: { id: ids['110101'], label: '东城' } })).data).toMatchObject({
      fullName: '北京市东城',
      level: null,
    });
  });

  it('never stand beneath themselves', async () => {
    const ids = await load(few);
    for (const parentId of [ids['330000'], ids['330106']]) {
      const refused = await admin().call('area.update', { body: { id: ids['330000'], parentId } });
      expect([refused.status, Object.keys(refused.extra.fieldErrors)]).toEqual([400, ['parentId']]);
    }
  });

  it('are deleted with all beneath them', async () => {
    const ids = await load(few);
    expect((await admin().call('area.remove', { body: ['999999'] })).status).toBe(404);
    const answer = await admin().call('area.remove', { body: [ids['330000'], ids['330106'], '999999'] });
    expect(answer).toMatchObject({ data: true, extra: { passedOver: 1 } });
    const left = await server.db.selectFrom('area').orderBy('code').select('code').execute();
    expect(left.map(({ code }) => code)).toEqual(['110000', '110101']);
  });

  it('are not taken from a sheet under one that is not there', async () => {
    await load(few);
    const columns = ['编码', '名称', '上级编码', '级别'].map((title) => ({ title }));
    const sheet = writeSheet({ sheetName: '地区', columns, rows: [['X', '某地', '999999', '09']] });
    const refused = await admin().call('area.import', { body: { file: new File([sheet], 'a.xlsx') } });
    expect(refused.extra.fieldErrors).toEqual({ '2.parentCode': '没有找到这个上级地区' });
  });

  it.each(['area.refreshCache', 'area.clearCache'] as const)('answer %s, which has nothing to do', async (operation) => {
    expect((await admin().call(operation)).data).toBe(true);
    expect((await server.as('school').call(operation)).status).toBe(403);
  });

  it('are read by everybody who is signed in', async () => {
    expect((await server.as('nobody').call('area.tree')).status).toBe(200);
    expect((await server.as(null).call('area.linkage', { query: {} })).status).toBe(401);
  });
});
