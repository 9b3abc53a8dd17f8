import { describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';
import { writeSheet } from '../../../formats/sheets/write-sheet.ts';

const server = openServer();
const titles = ['账号', '姓名', '组织', '角色', '邮箱', '手机', '性别', '状态'];
const fields = ['account', 'name', 'orgId', 'roleIds', 'email', 'mobile', 'sex', 'state'];
const total = 5000;

type Line = string[];

/** A school year: each with an organisation, a role, a phone of their own. */
const year = (): Line[] =>
  Array.from({ length: total }, (_, index) => [
    `s2026${String(index).padStart(4, '0')}`,
    `学生${index}`,
    index % 2 ? '工学院' : '商学院',
    'MAKER',
    `s${index}@school.edu.cn`,
    `138${String(index).padStart(8, '0')}`,
    index % 3 ? '男' : '女',
    '启用',
  ]);

/** What people get wrong, by the column, the text and what is said. */
const mistakes: [field: string, text: string, says: string][] = [
  ['account', 's 1', '只能用字母、数字和下划线'],
  ['account', 'teacher', 'teacher 已经存在'],
  ['name', '', '不能为空'],
  ['orgId', '理学院', '没有找到这个机构'],
  ['roleIds', 'JUDGE', '没有这个角色，或者它超出你自己的权限，不能分配'],
  ['email', 'nobody', '邮箱格式不正确'],
  ['mobile', '1381234', '手机号格式不正确'],
  ['sex', '其他', '不在可选的值之中'],
  ['state', '也许', '不在可选的值之中'],
];

const bring = (rows: Line[]) => {
  const sheet = writeSheet({ sheetName: 'a', columns: titles.map((title) => ({ title })), rows });
  return server.as('school').call('user.import', { body: { file: new File([sheet], 'users.xlsx') } });
};
const added = async () => (await server.db.selectFrom('user').where('account', 'like', 's2026%').select('id').execute()).length;

describe('a school year of 5,000', () => {
  it('is told its 37 wrong cells, keeps nothing, and comes in whole once they are mended', async () => {
    const rows = year();
    const wrong = Array.from({ length: 37 }, (_, index) => {
      const [field, text, says] = mistakes[index % mistakes.length] ?? ['', '', ''];
      return { at: 7 + index * 133, field, text, says };
    });
    const bad = rows.map((row) => [...row]);
    for (const { at, field, text } of wrong) bad[at]![fields.indexOf(field)] = text;
    const refused = await bring(bad);
    expect([refused.status, refused.code]).toEqual([200, -9]);
    expect(refused.extra.fieldErrors).toEqual(Object.fromEntries(wrong.map(({ at, field, says }) => [`${at + 2}.${field}`, says])));
    expect(await added()).toBe(0);

    const mended = bad.map((row, index) => (wrong.some(({ at }) => at === index) ? (rows[index] ?? row) : row));
    expect((await bring(mended)).data).toBe(true);
    expect(await added()).toBe(total);
    const { records } = (await server.as('school').call('user.page', { body: { model: { account: 's20264999' } } })).data;
    expect(records).toMatchObject([{ name: '学生4999', orgId: known.engineering, roleList: [{ code: 'MAKER' }], state: true }]);
  });

  it('in which two have one account names the second of them', async () => {
    const rows = year().slice(0, 20);
    rows[19]![0] = 'S20260003';
    const refused = await bring(rows);
    expect(refused.extra.fieldErrors).toEqual({ '21.account': 'S20260003 已经存在' });
    expect(await added()).toBe(0);
  });
});
