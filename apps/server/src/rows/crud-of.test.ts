// @pglite: the generic operations, whose statements are built while they run
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { writeSheet } from '../formats/sheets/write-sheet.ts';

const server = openServer();
const added = { key: 'GreetingText', name: '问候语', value: '<b>你好</b>', describe: '首页', state: true };

const save = async (body: object = added) => (await server.as('admin').call('parameter.save', { body })).data;

function sheetOf(titles: string[], rows: string[][]): File {
  return new File([writeSheet({ sheetName: '参数', columns: titles.map((title) => ({ title })), rows })], 'parameters.xlsx');
}

describe('the generic operations', () => {
  it('add, read, find and delete a row', async () => {
    const admin = server.as('admin');
    const row = await save();
    expect(row).toMatchObject({ ...added, version: 1, readonly: false });
    expect((await admin.call('parameter.get', { params: { id: row.id } })).data).toEqual(row);
    expect((await admin.call('parameter.query', { body: { key: 'Greeting' } })).data).toEqual([row]);
    expect((await admin.call('parameter.page', { body: { model: { value: '你好' } } })).data).toMatchObject({ total: '1', records: [row] });
    expect((await admin.call('parameter.remove', { body: [row.id] })).data).toBe(true);
    expect((await admin.call('parameter.get', { params: { id: row.id } })).status).toBe(404);
  });

  it('delete by every shape that front ends send', async () => {
    const headers = await server.headersOf('admin');
    const shapes: ((id: string) => RequestInit)[] = [
      (id) => ({ body: JSON.stringify([id]), headers: { ...headers, 'content-type': 'application/json' } }),
      (id) => ({ body: JSON.stringify({ ids: [id] }), headers: { ...headers, 'content-type': 'application/json' } }),
      (id) => ({ body: new URLSearchParams({ 'ids[]': id }), headers }),
    ];
    for (const [index, shape] of shapes.entries()) {
      const { id } = await save({ ...added, key: `key${index}` });
      const response = await server.fetch('/api/authority/parameter', { method: 'DELETE', ...shape(id) });
      expect([index, response.status]).toEqual([index, 200]);
    }
  });

  it('leave absent fields alone, or empty them when the whole row is sent', async () => {
    const admin = server.as('admin');
    const { id } = await save({ ...added, state: false });
    expect((await admin.change('parameter.update', { id, value: '新' })).data).toMatchObject({
      value: '新',
      describe: '首页',
      state: false,
      version: 2,
    });
    expect((await admin.change('parameter.updateAll', { id, name: '问候语', value: '新' })).data).toMatchObject({
      describe: null,
      version: 3,
    });
  });

  it('find rows by when they were made', async () => {
    await save();
    const page = (extra: object) => server.as('admin').call('parameter.page', { body: { model: { key: 'GreetingText' }, extra } });
    expect((await page({ createTime_st: '2020-01-01', createTime_ed: '2099-01-01' })).data.total).toBe('1');
    expect((await page({ createTime_ed: '2020-01-01' })).data.total).toBe('0');
    expect((await page({ createTime_st: 'nonsense' })).data.total).toBe('1');
  });

  it('count exactly up to 10,000, and beyond when they are asked to', async () => {
    await sql`insert into parameter (tenant_id, key, name, value) select 1, 'many.' || n, 'n', 'v' from generate_series(1, 10002) n`.execute(
      server.db,
    );
    const page = (extra: object) => server.as('admin').call('parameter.page', { body: { model: { key: 'many.' }, size: 1, extra } });
    const [quick, exact] = [await page({}), await page({ totalKind: 'exact' })];
    expect([quick.data.total, quick.extra]).toEqual(['10000', { totalKind: 'atLeast' }]);
    expect([exact.data.total, exact.extra]).toEqual(['10002', { totalKind: 'exact' }]);
  });

  it('preview an export as a table with every value escaped', async () => {
    await save();
    const { data } = await server.as('admin', 'en').call('parameter.preview', { body: { model: { key: 'GreetingText' } } });
    expect(data).toContain('<th>Key</th>');
    expect(data).toContain('&lt;b&gt;你好&lt;/b&gt;');
  });

  it('export what the filter lets through, and import it again', async () => {
    const admin = server.as('admin');
    const { id } = await save();
    const { response } = await admin.call('parameter.export', { body: { model: { key: 'GreetingText' } } });
    const content = await response.arrayBuffer();
    expect((await server.host.workers.readSheet(new Blob([content]))).rows).toEqual([
      ['参数键', '参数名称', '参数值', '描述', '状态'],
      ['GreetingText', '问候语', '<b>你好</b>', '首页', '启用'],
    ]);
    await admin.call('parameter.remove', { body: [id] });
    expect((await admin.call('parameter.import', { body: { file: new File([content], 'again.xlsx') } })).data).toBe(true);
    expect((await admin.call('parameter.page', { body: { model: { key: 'GreetingText' } } })).data.total).toBe('1');
  });

  it('import all or nothing, naming the row and the column', async () => {
    const file = sheetOf(
      ['参数键', '参数名称', '参数值'],
      [
        ['good', '好的', '1'],
        ['bad', '', '2'],
      ],
    );
    const refused = await server.as('admin').call('parameter.import', { body: { file } });
    expect([refused.status, refused.extra]).toEqual([200, { errors: ['3: 参数名称 不能为空'], fieldErrors: { '3.name': '不能为空' } }]);
    expect((await server.as('admin').call('parameter.page', { body: { model: { key: 'good' } } })).data.total).toBe('0');
  });

  it('say at each cell of a sheet which value is taken, in the table or in the sheet itself', async () => {
    await save();
    const rows = ['GreetingText', 'twice', 'once', 'Twice'].map((key) => [key, '名称', '1']);
    const file = sheetOf(['参数键', '参数名称', '参数值'], [...rows, ['', '名称', '1']]);
    const refused = await server.as('admin').call('parameter.import', { body: { file } });
    expect([refused.status, refused.extra.fieldErrors]).toEqual([
      200,
      { '2.key': 'GreetingText 已经存在', '5.key': 'Twice 已经存在', '6.key': '不能为空' },
    ]);
    expect((await server.as('admin').call('parameter.page', { body: { model: { key: 'once' } } })).data.total).toBe('0');
  });

  it('take English headings and the names of fields, and refuse a file whose headings nobody knows', async () => {
    const admin = server.as('admin');
    expect(
      (await admin.call('parameter.import', { body: { file: sheetOf(['Key', 'Name', 'Value'], [['english', 'n', 'v']]) } })).data,
    ).toBe(true);
    const byName = sheetOf(['key', 'name', 'value'], [['byName', 'n', 'v']]);
    expect((await admin.call('parameter.import', { body: { file: byName } })).data).toBe(true);
    expect((await admin.call('parameter.import', { body: { file: sheetOf(['x', 'y'], [['1', '2']]) } })).status).toBe(422);
    expect((await admin.call('parameter.import', { body: { file: new File(['not a sheet'], 'a.xlsx') } })).status).toBe(422);
  });
});

describe('the generic operations of users', () => {
  it('import users without a password that anybody knows', async () => {
    const file = sheetOf(['账号', '姓名', '手机'], [['imported_one', '导入的人', '13812345678']]);
    expect((await server.as('school').call('user.import', { body: { file } })).data).toBe(true);
    const row = await server.db.selectFrom('user').where('account', '=', 'imported_one').selectAll().executeTakeFirstOrThrow();
    expect(await server.host.passwords.verify(row.passwordHash, '')).toBe(false);
    expect(row.mustChangePassword).toBe(true);
  });

  it('change what is sent and nothing else: who is switched off stays so', async () => {
    const school = server.as('school');
    const [{ id }] = (await school.call('user.query', { body: { account: 'teacher' } })).data;
    await school.change('user.update', { id, state: false, sex: 'W' });
    const { data } = await school.change('user.update', { id, name: '张教授' });
    expect(data).toMatchObject({ name: '张教授', state: false, sex: { code: 'W' } });
  });

  it('query, preview and replace', async () => {
    const school = server.as('school');
    const [teacher] = (await school.call('user.query', { body: { account: 'teacher' } })).data;
    expect(teacher).toMatchObject({ account: 'teacher', roleList: [{ code: 'TEACHER', name: '教师' }] });
    expect((await school.call('user.preview', { body: { model: { account: 'teacher' } } })).data).toContain('张老师');
    const body = { id: teacher.id, name: '张老师', sex: 'M' };
    expect((await school.change('user.updateAll', body)).extra.fieldErrors).toEqual({ orgId: '请选择组织' });
    const replaced = await server.as('admin').change('user.updateAll', body);
    expect(replaced.data).toMatchObject({ sex: { code: 'M', desc: '男' }, orgId: null });
  });
});

describe('what a signed-in user may see', () => {
  it('is the menu of the roles, in the asked language', async () => {
    const paths = (nodes: { path: string; children?: { path: string }[] }[]) =>
      nodes.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]);
    expect(paths((await server.as('judge1').call('menu.router')).data)).toEqual([
      '/dashboard',
      '/menu/review',
      '/judging',
      '/resources',
      '/resources/msg',
    ]);
    const { data } = await server.as('school', 'en').call('menu.router');
    expect(data.map((node: { name: string }) => node.name)).toContain('Contests');
    expect(paths(data)).not.toContain('/system/parameter');
  });

  it('is the codes of the roles, and everything for the super administrator', async () => {
    expect((await server.as('judge1').call('resource.visible')).data).toMatchObject({
      enabled: true,
      resourceList: expect.arrayContaining(['score:submit', 'msg:msg:view']),
      roleList: ['JUDGE'],
    });
    expect((await server.as('admin').call('resource.visible')).data.resourceList).toEqual(['*']);
  });

  it('is the part of the organisation tree in scope', async () => {
    const { data } = await server.as('college').call('org.tree');
    expect(data).toMatchObject([{ label: '工学院', type: 'college', children: [] }]);
    expect((await server.as('school').call('org.tree')).data[0].children).toHaveLength(2);
  });
});
