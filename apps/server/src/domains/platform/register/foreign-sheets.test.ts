import { type ForeignSheet, foreignWorkbook } from '@saiwu/ui/workbook/foreign';
import { beforeEach, describe, expect, it } from 'vitest';
import { known } from '../../../../test/fixture.ts';
import { openServer } from '../../../../test/harness.ts';

const server = openServer();
const school = () => server.as('school');
const heads = ['学号', '姓名', '学院', '专业', '年级', '学历层次', '手机'];
let civil = '';

beforeEach(async () => {
  const body = { parentId: known.school, label: '土木工程学院', type: 'college' };
  civil = (await school().call('org.save', { body })).data.id;
});

const fileOf = (sheets: ForeignSheet[], formats: string[] = []) =>
  new File([new Uint8Array(foreignWorkbook(sheets, formats))], '名单.xlsx');
const preview = (file: File, more: object = {}) => school().call('student.importPreview', { body: { file, ...more } });
const bring = (file: File, more: object = {}) => school().call('student.import', { body: { file, ...more } });
const kept = () =>
  server.db.selectFrom('student').select(['number', 'name', 'orgId', 'major', 'year', 'phone']).orderBy('number').execute();
const row = (number: string, name: string, ...more: (string | number | null)[]) => [number, name, ...more];

describe('the college that a sheet does not say', () => {
  it('is that of the merged cell over it', async () => {
    const rows = [
      heads,
      row('MG0001', '周一', '土木工程学院', '土木工程', 2024),
      row('MG0002', '周二', null, null, 2024),
      row('MG0003', '周三'),
    ];
    const file = fileOf([{ rows, merges: ['C2:C4', 'D2:D4'] }]);
    expect((await preview(file)).data).toMatchObject({ fresh: 3, atHome: null, fieldErrors: {} });
    expect((await bring(file)).data).toBe(true);
    expect((await kept()).map(({ orgId, major }) => [orgId, major])).toEqual([1, 2, 3].map(() => [civil, '土木工程']));
  });

  it('is nobody’s unasked: the preview says whose, the import wants it confirmed', async () => {
    const file = fileOf([{ rows: [heads, row('1', '甲', '土木工程学院'), row('2', '乙'), row('3', '丙')] }]);
    expect((await preview(file)).data).toMatchObject({ fresh: 3, atHome: { rows: 2, label: '华东科技大学', lines: [3, 4] } });
    const asked = await bring(file);
    expect([asked.status, asked.msg, asked.extra]).toMatchObject([
      409,
      '2 行没有填所属机构，会放到「华东科技大学」，确认后才会导入',
      { mustConfirm: true, atHome: { rows: 2, label: '华东科技大学' } },
    ]);
    expect(await kept()).toEqual([]);
    const done = await bring(file, { confirm: true });
    expect([done.data, done.extra]).toEqual([true, { atHome: { rows: 2, label: '华东科技大学' } }]);
    expect((await kept()).map(({ orgId }) => orgId)).toEqual([civil, known.school, known.school]);
  });

  it('is asked about under a head that nobody knows, which is named', async () => {
    const strange = ['学号\n（必填）', '姓名*', '所在学院/系', '专业名称', '入学年份', '培养层次', '手机号码（11位）'];
    const file = fileOf([{ rows: [strange, row('NH0001', '甲', '土木工程学院', '土木工程', 2024, '本科')] }]);
    expect((await preview(file)).data).toMatchObject({ passedOver: ['所在学院/系'], atHome: { rows: 1 } });
    const asked = await bring(file);
    expect([asked.status, asked.extra]).toMatchObject([
      409,
      { mustConfirm: true, passedOverColumns: ['所在学院/系'], atHome: { rows: 1, label: '华东科技大学' } },
    ]);
    expect(asked.msg).toContain('这些列没有读取：所在学院/系');
    expect(await kept()).toEqual([]);
    const done = await bring(file, { confirm: true });
    expect([done.data, done.extra.passedOverColumns]).toEqual([true, ['所在学院/系']]);
  });

  it('stands under its lower name where heads go over two rows', async () => {
    const upper = ['学号', '姓名', '所属', null, '年级', '学历层次', '手机'];
    const rows = [upper, [null, null, '学院', '专业'], row('MH0001', '甲', '土木工程学院', '土木工程', 2024, '本科')];
    const merges = ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2', 'F1:F2', 'G1:G2'];
    expect((await bring(fileOf([{ rows, merges }]))).data).toBe(true);
    expect(await kept()).toMatchObject([{ number: 'MH0001', orgId: civil, major: '土木工程', year: 2024 }]);
  });

  it('of users and stations is asked for where their cells are empty, and told where there is no such column', async () => {
    const users = (cells: string[][], more: object = {}) =>
      school().call('user.import', { body: { file: fileOf([{ rows: cells }]), ...more } });
    const people = [
      ['账号', '姓名', '性别', '状态', '组织'],
      ['fs1', '甲', '男', '启用', ''],
    ];
    expect((await users(people)).extra).toMatchObject({ mustConfirm: true });
    expect((await users(people, { confirm: true })).data).toBe(true);
    const without = people.map((cells) => cells.slice(0, 4).with(0, cells[0] === '账号' ? '账号' : 'fs2'));
    expect((await users(without)).extra).toEqual({ atHome: { rows: 1, label: '华东科技大学' } });
    const stations = [
      ['名称', '组织', '状态'],
      ['秘书', '', '启用'],
    ];
    const asked = await school().call('station.import', { body: { file: fileOf([{ rows: stations }]) } });
    expect([asked.status, asked.extra.mustConfirm]).toEqual([409, true]);
    expect((await school().call('station.page', { body: { model: { name: '秘书' } } })).data.total).toBe('0');
  });
});

describe('a cell', () => {
  it.each(['甲&#xD800;', '甲_xD800_', '甲_x0000_'])('of what no database keeps is refused by its place: %s', async (name) => {
    const file = fileOf([{ rows: [heads, row('LS0001', name, '土木工程学院')] }]);
    const refused = { '2.name': '含有无法保存的字符，请删去后重新填写' };
    expect((await preview(file)).data.fieldErrors).toEqual(refused);
    expect((await bring(file)).extra.fieldErrors).toEqual(refused);
    expect(await kept()).toEqual([]);
  });

  it('of signs that show nothing is an empty one', async () => {
    const file = fileOf([{ rows: [heads, row('NS0001', '\u3164\uffa0\u2800\u115f\u1160\u180e', '土木工程学院')] }]);
    expect((await preview(file)).data.fieldErrors).toEqual({ '2.name': '不能为空' });
  });

  it('is what it shows where the column is a text, and its number where that is what is asked', async () => {
    const formats = ['00000000', '"2024"0000', '000\\-0000\\-0000', '0"级"'];
    const people = [
      [
        { number: 240_101, format: 0 },
        '李零一',
        '土木工程学院',
        '土木工程',
        { number: 2024, format: 3 },
        '本科',
        { number: 13_800_138_002, format: 2 },
      ],
      [{ number: 1001, format: 1 }, '李前缀', '土木工程学院', '土木工程', 2024, '本科', 13_800_138_004],
    ];
    expect((await bring(fileOf([{ rows: [heads, ...people] }], formats))).data).toBe(true);
    expect(await kept()).toMatchObject([
      { number: '00240101', year: 2024, phone: '13800138002' },
      { number: '20241001', year: 2024, phone: '13800138004' },
    ]);
  });

  it('that a spreadsheet has made a date or shortened of what was typed is named', async () => {
    const rows = [heads, [{ number: 45_292, format: 0 }, '甲', '土木工程学院'], [110_101_200_001_011_230, '乙', '土木工程学院']];
    const { extra } = await bring(fileOf([{ rows }], ['m"月"d"日"']));
    expect(Object.keys(extra.fieldErrors).toSorted()).toEqual(['2.number', '3.number']);
    expect(extra.fieldErrors['2.number']).toContain('是日期，不是文字');
    expect(extra.fieldErrors['3.number']).toContain('超过 15 位');
  });

  it('need not say where it stands', async () => {
    const rows = [heads, row('RL0001', '甲', '土木工程学院', '土木工程', '2024', '本科', '')];
    expect((await bring(fileOf([{ rows, isPlaceless: true }]))).data).toBe(true);
    expect(await kept()).toMatchObject([{ number: 'RL0001', major: '土木工程' }]);
  });
});

describe('a file of several sheets', () => {
  const list = { name: '学生名单', rows: [heads, row('SS0001', '郑一', '土木工程学院')] };
  const notes = { name: '填写说明', rows: [['请在“学生名单”页填写'], ['学号必填']] };

  it('is refused by the name of the sheet that was read, and read by the name that is given', async () => {
    const file = fileOf([notes, list]);
    const refused = await bring(file);
    expect([refused.code, refused.extra]).toEqual([-9, { sheet: '填写说明', sheets: ['学生名单'] }]);
    expect(refused.msg).toContain('工作表「填写说明」里没有认识的列，文件里还有工作表：学生名单');
    expect((await preview(file, { sheet: '学生名单' })).data.fresh).toBe(1);
    expect((await bring(file, { sheet: '学生名单' })).data).toBe(true);
    expect((await bring(file, { sheet: '别的' })).msg).toBe('文件里没有这个名字的工作表');
  });

  it('is read from the first sheet that is shown, below the title that Numbers writes too', async () => {
    const dictionary = { name: '字典', rows: [['土木工程学院'], ['电子信息学院']], isHidden: true };
    expect((await bring(fileOf([dictionary, list]))).data).toBe(true);
    const summary = { name: '导出摘要', rows: [['本文稿导出自 Numbers 表格。'], ['Numbers 表格工作表名称', 'Excel 工作表名称']] };
    const table = { name: '工作表 1', rows: [['表格 1'], heads, row('NB0001', '冯一', '土木工程学院')] };
    expect((await bring(fileOf([summary, table]), { sheet: '工作表 1' })).data).toBe(true);
    expect((await kept()).map(({ number }) => number)).toEqual(['NB0001', 'SS0001']);
  });

  it('tells which rows it does not show, and takes them', async () => {
    const file = fileOf([{ rows: [...list.rows, row('SS0002', '郑二', '土木工程学院')], hiddenRows: [2] }]);
    expect((await preview(file)).data).toMatchObject({ fresh: 2, hiddenRows: [3] });
    expect((await bring(file)).extra).toEqual({ hiddenRows: [3] });
    expect(await kept()).toHaveLength(2);
  });
});

describe('names and numbers of other programs', () => {
  it('are kept without what cannot be seen, on one line, and found however they are written', async () => {
    const names = [
      '张　三',
      '张\u00a0三',
      '\u200b张三',
      '张三\u00a0',
      '阿卜杜·热西提',
      '阿卜杜•热西提',
      '阿卜杜．热西提',
      '𠮷田',
      '张三\n',
      '\ufeff张三',
      'Ｍary',
    ];
    const rows = [heads, ...names.map((name, index) => row(`NM000${index.toString(36)}`, name, '土木工程学院'))];
    expect((await bring(fileOf([{ rows }]))).data).toBe(true);
    expect((await kept()).map(({ name }) => name)).toEqual([
      '张 三',
      '张 三',
      '张三',
      '张三',
      '阿卜杜·热西提',
      '阿卜杜•热西提',
      '阿卜杜．热西提',
      '𠮷田',
      '张三',
      '张三',
      'Mary',
    ]);
    const found = async (keyword: string) => (await school().call('student.page', { body: { model: { keyword } } })).data.total;
    expect(
      await Promise.all(['张三', '张 三', '张·三', '阿卜杜热西提', '阿卜杜‧热西提', '卜杜.热', '𠮷田', 'ｍＡＲＹ'].map(found)),
    ).toEqual(['6', '6', '6', '3', '3', '3', '1', '1']);
  });

  it('are figures as everybody writes them; what is no number is named', async () => {
    const numbers = ['\t2024902', '2024903\t', '２０２４９０４', 'S2024-906', '2024.907', '2024908\u200b', '2024 905', "'2024901"];
    const rows = [heads, ...numbers.map((number) => row(number, '赵号', '土木工程学院', null, null, null, '+86 138-0013-8000'))];
    const refused = await bring(fileOf([{ rows }]));
    expect(Object.keys(refused.extra.fieldErrors).toSorted()).toEqual(['8.number', '9.number']);
    expect((await bring(fileOf([{ rows: rows.slice(0, -2) }]))).data).toBe(true);
    const people = await kept();
    expect(people.map(({ number }) => number).toSorted()).toEqual(['2024.907', '2024902', '2024903', '2024904', '2024908', 'S2024-906']);
    expect(new Set(people.map(({ phone }) => phone))).toEqual(new Set(['13800138000']));
  });
});
