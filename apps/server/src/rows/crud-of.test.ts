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
    for (const cell of ['<th>Key</th>', '<td>Enabled</td>']) expect(data).toContain(cell);
    expect(data).toContain('&lt;b&gt;你好&lt;/b&gt;');
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

  it('show the roles, and never leave a user without an organisation to somebody who would lose sight of them', async () => {
    const school = server.as('school');
    const [teacher] = (await school.call('user.query', { body: { account: 'teacher' } })).data;
    expect(teacher).toMatchObject({ account: 'teacher', roleList: [{ code: 'TEACHER', name: '教师' }] });
    const body = { id: teacher.id, name: '张老师', sex: 'M' };
    expect((await school.change('user.updateAll', body)).extra.fieldErrors).toEqual({ orgId: '请选择机构' });
    expect((await server.as('admin').change('user.updateAll', body)).data.orgId).toBeNull();
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
      '/menu/people',
      '/certifications/mine',
      '/resources',
      '/resources/msg',
    ]);
    const { data } = await server.as('school', 'en').call('menu.router');
    expect(data.map((node: { name: string }) => node.name)).toContain('Contests');
    expect(paths(data)).not.toContain('/system/parameter');
    expect(paths(data)).toContain('/schools/own');
    expect(paths((await server.as('admin').call('menu.router')).data), 'belongs to no school').not.toContain('/schools/own');
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
