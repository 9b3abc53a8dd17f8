import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { seed } from '../../seed/seed.ts';
import { writeSheet } from '../../formats/sheets/write-sheet.ts';

const server = openServer();
const admin = () => server.as('admin');
const colour = { type: 'COLOUR', label: '颜色', state: true };
const red = { type: 'COLOUR', code: 'R', name: '红' };

const codes = async (types: string[], language: 'zh' | 'en' = 'zh') =>
  (await server.as('nobody', language).call('dictionary.codeList', { body: types })).data;

const rowsOf = (type: string) => server.db.selectFrom('dictionary').where('type', '=', type).orderBy('id').selectAll().execute();

describe('a dictionary', () => {
  it('is a placeholder until its first item comes, and again when its last one goes', async () => {
    const { data } = await admin().call('dictionary.saveType', { body: colour });
    expect(data).toMatchObject({ ...colour, code: '###', name: '###', readonly: false });
    expect((await admin().call('dictionary.page', { body: { model: { type: 'COLOUR' } } })).data.total).toBe('0');
    expect(await codes(['COLOUR'])).toEqual({ COLOUR: [] });
    const first = (await admin().call('dictionary.save', { body: red })).data;
    expect(first).toMatchObject({ ...red, label: '颜色', sortValue: 1, state: true });
    expect((await rowsOf('COLOUR')).map(({ code }) => code)).toEqual(['R']);
    const second = (await admin().call('dictionary.save', { body: { ...red, code: 'B', name: '蓝', label: '别的', sortValue: 0 } })).data;
    expect(second.label).toBe('颜色');
    expect(await codes(['COLOUR'])).toEqual({
      COLOUR: [
        { label: '蓝', text: '蓝', value: 'B' },
        { label: '红', text: '红', value: 'R' },
      ],
    });
    await admin().call('dictionary.remove', { body: { ids: [first.id, second.id] } });
    expect(await rowsOf('COLOUR')).toMatchObject([{ ...colour, code: '###' }]);
  });

  it.each([
    ['twice', { ...colour, type: 'colour' }],
    ['by the name of the placeholder', { ...colour, type: '###' }],
  ])('is not added %s', async (_, body) => {
    await admin().call('dictionary.saveType', { body: colour });
    const refused = await admin().call('dictionary.saveType', { body });
    expect([refused.status, Object.keys(refused.extra.fieldErrors)]).toEqual([400, ['type']]);
  });

  it('says of a double what the platform said', async () => {
    await admin().call('dictionary.saveType', { body: colour });
    expect((await admin().call('dictionary.saveType', { body: colour })).msg).toBe('字典类型[COLOUR]已存在');
  });

  it('is renamed and switched as a whole; a single item is switched by itself', async () => {
    await admin().call('dictionary.save', { body: { ...red, label: '颜色' } });
    const { id } = (await admin().call('dictionary.save', { body: { ...red, code: 'B', name: '蓝' } })).data;
    expect((await admin().call('dictionary.updateType', { body: { type: 'COLOUR', label: '色彩', state: false } })).data).toBe(true);
    expect(await rowsOf('COLOUR')).toMatchObject([
      { label: '色彩', state: false, version: 2 },
      { label: '色彩', state: false, version: 2 },
    ]);
    expect(await codes(['COLOUR'])).toEqual({ COLOUR: [] });
    await admin().change('dictionary.update', { id, code: 'X', state: true, describe: '海' });
    const { data } = await admin().call('dictionary.codes', { body: ['COLOUR'] });
    expect(data.COLOUR).toMatchObject([{ id, code: 'B', describe: '海', version: 3 }]);
    expect((await admin().call('dictionary.updateType', { body: { type: 'SHAPE', label: '形状' } })).status).toBe(404);
  });

  it('that somebody else has renamed or switched meanwhile is answered as it stands, unless no version is named', async () => {
    const { id } = (await admin().call('dictionary.save', { body: { ...red, label: '颜色' } })).data;
    const read = async () =>
      (await admin().call('dictionary.pageType', { body: { model: { type: 'COLOUR' } } })).data.records[0] as { version: number };
    const { version } = await read();
    await admin().change('dictionary.update', { id, describe: '海' });
    expect(await read()).toEqual({ type: 'COLOUR', label: '颜色', state: true, readonly: false, version });
    const rename = (label: string, known?: object) => admin().call('dictionary.updateType', { body: { type: 'COLOUR', label, ...known } });
    expect((await rename('色彩', { version })).data).toBe(true);
    const late = await rename('色调', { version });
    expect([late.status, late.extra.current]).toEqual([409, { ...(await read()), label: '色彩' }]);
    expect((await rename('色调')).data).toBe(true);
    const before = (await read()).version;
    await admin().change('dictionary.update', { id, state: false });
    expect((await rename('色系', { version: before })).status).toBe(409);
  });

  it('is filtered by its type, its state and whether we ship it, and sorted by these', async () => {
    await admin().call('dictionary.saveType', { body: { ...colour, state: false } });
    await admin().call('dictionary.saveType', { body: { ...colour, type: 'SHAPE', label: '形状' } });
    const types = async (body: object) =>
      (await admin().call('dictionary.pageType', { body: { size: 100, ...body } })).data.records.map(({ type }: { type: string }) => type);
    expect(await types({ model: { type: 'hap' } })).toEqual(['SHAPE']);
    expect(await types({ model: { state: false } })).toEqual(['COLOUR']);
    expect((await types({ model: { readonly: false }, sort: 'type', order: 'ascending' })).join()).toBe('COLOUR,SHAPE');
    expect(await types({ model: { readonly: true } })).not.toContain('SHAPE');
    expect((await types({ model: {}, sort: 'state', order: 'ascending' }))[0]).toBe('COLOUR');
    expect((await types({ model: {}, sort: 'readonly,type', order: 'ascending,descending' })).slice(0, 2)).toEqual(['SHAPE', 'COLOUR']);
  });

  it.each([
    ['a list', '', JSON.stringify(['COLOUR', 'SHAPE'])],
    ['an object', '', JSON.stringify({ types: ['COLOUR', 'SHAPE'] })],
    ['the query', '?types[]=COLOUR&types[]=SHAPE', null],
    ['the query in one', '?types=COLOUR,SHAPE', null],
  ])('is deleted with its items when %s names it', async (_, query, body) => {
    await admin().call('dictionary.saveType', { body: colour });
    await admin().call('dictionary.save', { body: { ...red, type: 'SHAPE', label: '形状' } });
    const headers = { ...(await server.headersOf('admin')), 'content-type': 'application/json' };
    const answer = await server.fetch(`/api/authority/dictionary/type${query}`, { method: 'DELETE', headers, body });
    expect(answer.status).toBe(200);
    expect([...(await rowsOf('COLOUR')), ...(await rowsOf('SHAPE'))]).toEqual([]);
  });

  it('is found by its type, its label or the name of an item, and listed once', async () => {
    await admin().call('dictionary.save', { body: { ...red, label: '颜色', name: '朱红' } });
    await admin().call('dictionary.save', { body: { ...red, code: 'B', name: '蓝' } });
    const page = async (label: string) =>
      (await admin().call('dictionary.pageType', { body: { model: { label, state: true }, sort: 'type', order: 'ascending' } })).data
        .records;
    for (const text of ['colo', '颜色', '朱']) expect(await page(text)).toMatchObject([{ ...colour, readonly: false }]);
    expect((await page('')).map((one: { type: string }) => one.type)).toEqual([
      'AREA_LEVEL',
      'COLOUR',
      'DEGREE_LEVEL',
      'EDUCATION',
      'NATION',
      'ORG_TYPE',
      'POSITION_STATUS',
      'TEACHER_TITLE',
    ]);
    expect(await page('100%')).toEqual([]);
  });

  it('comes from a sheet, new or added to, all or nothing', async () => {
    const sheet = (rows: string[][]) =>
      new File(
        [writeSheet({ sheetName: '字典', columns: ['类型', '类型标签', '编码', '名称'].map((title) => ({ title })), rows })],
        'd.xlsx',
      );
    const good = sheet([
      ['COLOUR', '颜色', 'R', '红'],
      ['COLOUR', '', 'B', '蓝'],
      ['EDUCATION', '', '30', '成人教育'],
    ]);
    expect((await admin().call('dictionary.import', { body: { file: good } })).data).toBe(true);
    expect((await rowsOf('COLOUR')).map(({ code, label }) => [code, label])).toEqual([
      ['R', '颜色'],
      ['B', '颜色'],
    ]);
    const bad = sheet([
      ['COLOUR', '', 'G', '绿'],
      ['COLOUR', '', 'r', '红'],
      ['SHAPE', '', 'O', '圆'],
    ]);
    const refused = await admin().call('dictionary.import', { body: { file: bad } });
    expect(refused.extra.fieldErrors).toEqual({
      '3.code': '字典[r]已经存在，请勿重复创建',
      '4.label': '没有字典「SHAPE」，要新建它请填类型标签',
    });
    expect(await rowsOf('COLOUR')).toHaveLength(2);
  });
});

describe('what we ship', () => {
  it('is all there, in order, in the language of the reader', async () => {
    const zh = await codes(['EDUCATION', 'POSITION_STATUS', 'NATION', 'ORG_TYPE', 'AREA_LEVEL', 'Nothing']);
    expect(zh.EDUCATION.map(({ value, text }: { value: string; text: string }) => value + text).join(' ')).toBe(
      '01小学 02中学 03高中 04专科 05本科 06硕士 07博士 08博士后 20其他',
    );
    expect([zh.NATION.length, zh.NATION.at(0).text, zh.NATION.at(-1).text, zh.Nothing]).toEqual([57, '汉族', '其他', []]);
    // what organisations take as their type, in the order of their form
    expect(zh.ORG_TYPE.map(({ value, text }: { value: string; text: string }) => value + text).join(' ')).toBe(
      'school学校 college学院 unit部门',
    );
    const en = await codes(['POSITION_STATUS'], 'en');
    expect(en.POSITION_STATUS.map(({ text }: { text: string }) => text)).toEqual(['Employed', 'On leave', 'Left']);
    expect(Object.keys(await codes([])).toSorted()).toEqual([
      'AREA_LEVEL',
      'DEGREE_LEVEL',
      'EDUCATION',
      'NATION',
      'ORG_TYPE',
      'POSITION_STATUS',
      'TEACHER_TITLE',
    ]);
  });

  it('is read, found and exported in the language of the reader too', async () => {
    const en = server.as('admin', 'en');
    const [found] = (await en.call('dictionary.query', { body: { type: 'EDUCATION', code: '05' } })).data;
    expect(found).toMatchObject({ type: 'EDUCATION', label: 'Education', code: '05', name: 'Bachelor', readonly: true });
    expect((await en.call('dictionary.get', { params: { id: found.id } })).data).toEqual(found);
    const { data } = await en.call('dictionary.preview', { body: { model: { type: 'EDUCATION' } } });
    for (const cell of ['<th>Type label</th>', '<td>Bachelor</td>']) expect(data).toContain(cell);
    expect(data).not.toContain('###');
  });

  it('stays as it is, and takes items of the tenant beside its own', async () => {
    expect((await admin().call('dictionary.updateType', { body: { type: 'EDUCATION', label: '文化程度' } })).status).toBe(409);
    expect((await admin().call('dictionary.removeType', { body: ['EDUCATION'] })).status).toBe(409);
    await admin().call('dictionary.save', { body: { type: 'EDUCATION', code: '09', name: '其他', sortValue: 9 } });
    const en = await codes(['EDUCATION'], 'en');
    expect(en.EDUCATION.slice(7).map(({ text }: { text: string }) => text)).toEqual(['Postdoctoral', '其他', 'Other']);
  });

  it('comes back at a start where it is missing, and nothing of the tenant goes', async () => {
    await server.db.deleteFrom('dictionary').where('type', '=', 'ORG_TYPE').where('code', '=', 'unit').execute();
    await admin().call('dictionary.save', { body: { type: 'ORG_TYPE', code: '03', name: '班级' } });
    await seed(server.host, undefined);
    expect((await rowsOf('ORG_TYPE')).map(({ code }) => code).toSorted()).toEqual(['03', 'college', 'school', 'unit']);
  });
});

describe('who may', () => {
  it.each([
    ['dictionary.pageType', { model: {} }],
    ['dictionary.saveType', colour],
    ['dictionary.updateType', colour],
    ['dictionary.removeType', ['COLOUR']],
  ] as const)('%s is for whoever manages dictionaries', async (operation, body) => {
    expect((await server.as('school').call(operation, { body })).status).toBe(403);
    expect((await server.as('manager').call(operation, { body })).status).not.toBe(403);
  });

  it.each(['dictionary.codes', 'dictionary.codeList', 'enumeration.maps', 'enumeration.lists'] as const)(
    '%s is for everybody who is signed in',
    async (operation) => {
      expect((await server.as('student').call(operation, { body: [] })).status).toBe(200);
      expect((await server.as(null).call(operation, { body: [] })).status).toBe(401);
    },
  );
});
