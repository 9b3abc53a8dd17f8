// @pglite: many rows in one statement
import { contract, type OperationId } from '@saiwu/openapi';
import { worksheetOf } from '@saiwu/ui/workbook/bad';
import { describe, expect, it } from 'vitest';
import { publishedContest } from '../../../test/contest-steps.ts';
import { known } from '../../../test/fixture.ts';
import { openServer } from '../../../test/harness.ts';
import { writeSheet } from '../../formats/sheets/write-sheet.ts';

const server = openServer();

function sheetOf(titles: string[], rows: (string | null)[][], name = 'sheet.xlsx'): File {
  return new File([writeSheet({ sheetName: 'a', columns: titles.map((title) => ({ title })), rows })], name);
}

const bring = (file: File, account = 'admin', language: 'zh' | 'en' = 'zh') =>
  server.as(account, language).call('user.import', { body: { file } });

const userOf = (account: string) => server.db.selectFrom('user').where('account', '=', account).selectAll().executeTakeFirst();

describe('the heads of an import', () => {
  it.each([
    ['手机号', '用户名', '名字'],
    ['手机号码', '登录名', '真实姓名'],
    ['联系电话', '账号', '姓 名'],
    ['　手 机 ', '账号（必填）', '姓名*'],
    ['ＭＯＢＩＬＥ', 'Account', 'NAME'],
    ['mobile phone', 'user name', 'Full Name'],
    ['Phone', 'account', 'name'],
  ])('are understood as people write them: %s, %s, %s', async (mobile, account, name) => {
    expect((await bring(sheetOf([mobile, account, name], [['13812345678', 'head_one', '人']]))).data).toBe(true);
    expect(await userOf('head_one')).toMatchObject({ account: 'head_one', name: '人', mobile: '13812345678' });
  });

  it('that nobody knows are named, before anything is taken', async () => {
    const refused = await bring(sheetOf(['账号', '姓名', '宿舍', ''], [['head_two', '人', '3 号楼', '漏了标题']]));
    expect([refused.status, refused.code, refused.extra]).toEqual([200, -9, { unknown: ['宿舍', 'D'] }]);
    expect(refused.msg).toMatch(/^不认识的列：宿舍、D。能导入的列：账号、姓名、所属机构/);
    expect(await userOf('head_two')).toBeUndefined();
    expect((await bring(sheetOf(['账号', '姓名', ''], [['head_two', '人', '']]))).data).toBe(true);
  });

  it.each([
    [['账号', '姓名', '手机', '手机'], '手机、手机'],
    [['账号', '姓名', '手机', '手机号'], '手机、手机号'],
  ])('that stand twice are refused by name: %j', async (titles, named) => {
    const refused = await bring(sheetOf(titles, [['head_three', '人', '13812345678', '13912345678']]));
    expect([refused.code, refused.msg]).toEqual([-9, `这些列说的是同一项，只能留一列：${named}`]);
    expect(await userOf('head_three')).toBeUndefined();
  });

  it('of the platform are all known', async () => {
    const titles = ['账号', '姓名', '组织', '岗位', '邮箱', '手机', '性别', '状态', '头像', '民族', '学历', '职位状态', '工作描述'];
    const row = ['head_four', '人', known.engineering, '', 'a@b.cn', '', '男性', '否', 'a.png', '汉族', '05', '在职', '无'];
    expect((await bring(sheetOf(titles, [row]))).data).toBe(true);
    expect(await userOf('head_four')).toMatchObject({
      orgId: known.engineering,
      sex: 'M',
      state: false,
      nation: '01',
      education: '05',
      positionStatus: '01',
    });
  });
});

describe('the rows of an import', () => {
  it('that are blank are left out, also those of spaces, and the others keep their numbers', async () => {
    const rows = [
      ['', ''],
      ['row_one', '甲'],
      ['  ', '　'],
      [null, null],
      ['row two', '乙'],
      ['', ''],
    ];
    const refused = await bring(sheetOf(['账号', '姓名'], rows));
    expect(refused.extra.fieldErrors).toEqual({ '6.account': '只能用字母、数字和下划线' });
    expect(
      (
        await bring(
          sheetOf(
            ['账号', '姓名'],
            rows.filter(([account]) => account !== 'row two'),
          ),
        )
      ).data,
    ).toBe(true);
    expect(await userOf('row_one')).toMatchObject({ name: '甲' });
  });

  it('may stand under heads that do not begin the sheet', async () => {
    const text = (cell: string, value: string) => `<c r="${cell}" t="str"><v>${value}</v></c>`;
    const sheet = worksheetOf(
      `<row r="3">${text('B3', '账号')}${text('C3', '姓名')}</row><row r="6">${text('B6', 'a b')}${text('C6', '人')}</row>`,
    );
    const { extra } = await bring(new File([new Uint8Array(sheet)], 'low.xlsx'));
    expect(extra.fieldErrors).toEqual({ '6.account': '只能用字母、数字和下划线' });
  });

  it('have to be there', async () => {
    for (const rows of [[], [['', ' ']]]) {
      const { code, msg } = await bring(sheetOf(['账号', '姓名'], rows));
      expect([code, msg]).toEqual([-9, '表格里没有数据']);
    }
  });

  it.each([
    ['t="n"', '20240101000000001', '数字超过 15 位，末尾已丢失，请把这一列的格式设为文本后重新填写'],
    ['', '2.0240101E+16', '数字超过 15 位，末尾已丢失，请把这一列的格式设为文本后重新填写'],
    ['t="b"', '1', '是逻辑值，不是文字，请把这一列的格式设为文本后重新填写'],
    ['t="e"', '#N/A', '是错误值，不是文字，请改为要填写的内容'],
  ])('are no numbers that lost their end, not true or false, and no errors: %s %s', async (type, value, reason) => {
    const head = '<row r="1"><c r="A1" t="str"><v>账号</v></c><c r="B1" t="str"><v>姓名</v></c></row>';
    const row = (at: number, account: string) => `<row r="${at}">${account}<c r="B${at}" t="str"><v>人</v></c></row>`;
    const sheet = worksheetOf(head + row(2, `<c r="A2" ${type}><v>${value}</v></c>`) + row(3, '<c r="A3"><v>123456789012345</v></c>'));
    const refused = await bring(new File([new Uint8Array(sheet)], 'numbers.xlsx'));
    expect([refused.status, refused.code, refused.extra.fieldErrors]).toEqual([200, -9, { '2.account': reason }]);
    expect(await userOf('123456789012345')).toBeUndefined();
  });

  it('may have true and false where that is meant', async () => {
    const cells = ['账号', '姓名', '状态'].map((title, column) => `<c r="${'ABC'[column]}1" t="str"><v>${title}</v></c>`);
    const row = '<row r="2"><c r="A2" t="str"><v>bool_off</v></c><c r="B2" t="str"><v>人</v></c><c r="C2" t="b"><v>0</v></c></row>';
    expect((await bring(new File([new Uint8Array(worksheetOf(`<row r="1">${cells.join('')}</row>${row}`))], 'b.xlsx'))).data).toBe(true);
    expect(await userOf('bool_off')).toMatchObject({ state: false });
  });

  it('of projects are held to the same', async () => {
    const text = (cell: string, value: string) => `<c r="${cell}" t="str"><v>${value}</v></c>`;
    const titles = ['作品名称', '赛道', '所属学院', '队长', '学号'];
    const head = titles.map((title, column) => text(`${'ABCDE'[column]}1`, title)).join('');
    const row = `${text('A2', '项目')}${text('B2', '科技创新')}${text('C2', '工学院')}${text('D2', '人')}<c r="E2"><v>2024010100000000</v></c>`;
    const file = new File([new Uint8Array(worksheetOf(`<row r="1">${head}</row><row r="2">${row}</row>`))], 'p.xlsx');
    const { contestId } = await publishedContest(server);
    const { data } = await server.as('school').call('project.importPreview', { body: { contestId, file } });
    expect(data.rows[0].errors).toEqual({ 学号: '数字超过 15 位，末尾已丢失，请把这一列的格式设为文本后重新填写' });
  });
});

describe('organisations', () => {
  const titles = ['账号', '姓名', '组织'];

  it('come in by their names, within the data scope; one’s own where none is named', async () => {
    const rows = [
      ['org_one', '甲', '商学院'],
      ['org_two', '乙', '华东科技大学/工学院'],
      ['org_three', '丙', ''],
    ];
    expect((await bring(sheetOf(titles, rows), 'school')).extra).toEqual({ mustConfirm: true, atHome: { rows: 1, label: '华东科技大学' } });
    const body = { file: sheetOf(titles, rows), confirm: true };
    expect((await server.as('school').call('user.import', { body })).data).toBe(true);
    expect([(await userOf('org_one'))?.orgId, (await userOf('org_two'))?.orgId, (await userOf('org_three'))?.orgId]).toEqual([
      known.business,
      known.engineering,
      known.school,
    ]);
    const refused = await bring(sheetOf(titles, [['org_four', '丁', '理学院']]), 'school');
    expect(refused.extra.fieldErrors).toEqual({ '2.orgId': '没有找到这个机构' });
  });

  it('of one name are told apart by those above them, in exports too', async () => {
    const admin = server.as('admin');
    await admin.call('org.save', { body: { parentId: known.otherSchool, label: '工学院', type: 'college' } });
    const refused = await bring(sheetOf(titles, [['org_five', '戊', '工学院']]));
    expect(refused.extra.fieldErrors).toEqual({ '2.orgId': '有多个同名机构，请连同上级一起写，如 学校/学院' });
    expect((await bring(sheetOf(titles, [['org_five', '戊', '江南大学/工学院']]))).data).toBe(true);
    const { data } = await admin.call('user.preview', { body: { model: { account: 'org_five' } } });
    expect(data).toContain('<td>江南大学/工学院</td>');
    expect((await admin.call('user.preview', { body: { model: { account: 'judge7' } } })).data).toContain('<td>江南大学</td>');
  });
});

describe('what is wrong with rows', () => {
  it('is a result: status 200, code -9, lines divided as the platform does, escaped, by cell beside them; nothing is written', async () => {
    const rows = [
      ['result_one', '甲', '男'],
      ['a b', '', '<b>'],
      ['result_one', '乙', '女'],
    ];
    const answer = await bring(sheetOf(['账号', '姓名', '性别'], rows));
    expect(answer).toMatchObject({
      status: 200,
      code: -9,
      isSuccess: false,
      data: null,
      msg: '第 3 行：账号 只能用字母、数字和下划线；姓名 不能为空；性别 不在可选的值之中<br/>第 4 行：账号 result_one 已经存在',
      extra: {
        fieldErrors: {
          '3.account': '只能用字母、数字和下划线',
          '3.name': '不能为空',
          '3.sex': '不在可选的值之中',
          '4.account': 'result_one 已经存在',
        },
      },
    });
    expect(await userOf('result_one')).toBeUndefined();
    const [log] = await server.db.selectFrom('optLog').where('operationId', '=', 'user.import').selectAll().execute();
    expect(log).toMatchObject({ type: 'EX', code: -9, exDetail: expect.stringContaining('3.account: 只能用字母、数字和下划线') });
  });

  it('is escaped, since such front ends show it as HTML', async () => {
    const twin = { key: '<img src=x>', name: 'n', value: 'v' };
    await server.as('admin').call('parameter.save', { body: twin });
    const { msg } = await server
      .as('admin')
      .call('parameter.import', { body: { file: sheetOf(['Key', 'Name', 'Value'], [Object.values(twin)]) } });
    expect(msg).toBe('第 2 行：参数键 &lt;img src=x&gt; 已经存在');
  });

  it('is told for the first 200 cells, and in the asked language', async () => {
    const { msg, extra } = await bring(
      sheetOf(
        ['账号', '姓名'],
        Array.from({ length: 203 }, (_, index) => [`many ${index}`, 'x']),
      ),
      'admin',
      'en',
    );
    const lines = msg.split('<br/>');
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([
      201,
      'Row 2: Account: Letters, digits and underscores only',
      '3 more rows have errors',
    ]);
    expect(Object.keys(extra.fieldErrors)).toHaveLength(200);
  });

  it('is answered as what is wrong with the file itself is', async () => {
    const { status, code, msg } = await bring(new File(['not a sheet'], 'a.xlsx'));
    expect([status, code, msg]).toEqual([200, -9, expect.stringContaining('xlsx')]);
  });
});

describe('every operation that reads a sheet', () => {
  // the contract's own keys; business plans come as Word files
  const imports = (Object.keys(contract) as OperationId[]).filter((id) => /\.import/.test(id) && !id.startsWith('plan.'));

  it.each(imports)('%s takes names of .xlsx only', async (id) => {
    const content = writeSheet({ sheetName: 'a', columns: [{ title: '账号' }], rows: [['a']] });
    // previews, and the import of projects, are called by no front end but ours
    const isOfPlatform = id.endsWith('.import') && id !== 'project.import';
    for (const name of ['sheet.xls', 'sheet.xlsm', 'sheet.csv', 'sheet.xlsx.exe', 'xlsx']) {
      const { status, extra } = await server.as('admin').call(id, { body: { contestId: '1', file: new File([content], name) } });
      expect([name, status, extra?.fieldErrors]).toEqual([name, isOfPlatform ? 200 : 400, { file: '只能上传 xlsx 文件' }]);
    }
  });
});
