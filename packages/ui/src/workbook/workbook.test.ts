import { describe, expect, test } from 'vitest';
import { parseSheet } from '../sheet/parse-sheet.ts';
import { badWorkbooks, worksheetOf, workbookOf } from './bad-workbooks.ts';
import { type ForeignSheet, foreignWorkbook } from './foreign-workbook.ts';
import { headKey } from './head-key.ts';
import { readHeads } from './read-heads.ts';

const limits = { maxRows: 1000 };
/** What the reader of the page says of each fault. */
const codes: Record<string, string> = { notXlsx: 'notASheet', tooComplex: 'tooLarge', bomb: 'tooLarge', tooManyColumns: 'tooLarge' };

describe('what the server refuses, the page refuses for the same reason', () => {
  test.each(badWorkbooks)('%s: %s', async (_, fault, make) => {
    await expect(parseSheet(make(), limits)).rejects.toMatchObject({ name: 'SheetReadError', code: codes[fault] ?? fault });
  });
});

test.each([
  ['comments and instructions around the root', '<?xml version="1.0"?>\n<!-- a > b --><?x y?><styleSheet/>\n<!-- c -->\n'],
  ['a mark in an attribute', '<styleSheet a="1>0" b=\'"\'/>'],
  ['the known entities', '<styleSheet a="&lt;&#65;&#x42;&amp;&quot;">&apos;</styleSheet>'],
])('%s: no reason to refuse', async (_, styles) => {
  expect(await parseSheet(workbookOf({ 'xl/styles.xml': styles }), limits)).toMatchObject({ heads: ['1'] });
});

describe('numbers of more digits than a spreadsheet keeps', () => {
  const kindsOf = async (...values: string[]) => {
    const cells = values.map((value, index) => `<row r="${index + 2}"><c r="A${index + 2}"><v>${value}</v></c></row>`);
    const { oddCells = [] } = await parseSheet(worksheetOf(`<row r="1"><c r="A1" t="str"><v>a</v></c></row>${cells.join('')}`), limits);
    return oddCells;
  };

  test.each(['20240101000000001', '2.0240101E+16', '1234567890123456', '1234567890123450', '-9007199254740993', '1234567890.1234567'])(
    '%s is one',
    async (value) => expect(await kindsOf(value)).toEqual([{ row: 0, column: 0, kind: 'longNumber' }]),
  );

  test('others are none, nor is the dust of binary fractions', async () => {
    expect(
      await kindsOf('123456789012345', '13800001234', '1.1000000000000001', '0.30000000000000004', '83.33500000000001', '0', '1e-7'),
    ).toEqual([]);
  });
});

test('true and false are told, by their row below the heads', async () => {
  const sheet = '<row r="3"><c r="B3" t="str"><v>a</v></c></row><row r="5"><c r="B5" t="b"><v>1</v></c></row>';
  expect(await parseSheet(worksheetOf(sheet), limits)).toMatchObject({ headRow: 3, oddCells: [{ row: 1, column: 1, kind: 'boolean' }] });
});

test('errors are told by their cells, also where nothing else stands', async () => {
  const head = '<row r="1"><c r="A1" t="str"><v>a</v></c><c r="B1" t="str"><v>b</v></c></row>';
  const sheet = `${head}<row r="2"><c r="A2" t="str"><v>x</v></c><c r="B2" t="e"><v>#N/A</v></c></row><row r="3"><c r="A3" t="e"><v>#REF!</v></c></row>`;
  const { oddCells } = await parseSheet(worksheetOf(sheet), limits);
  expect(oddCells).toEqual([
    { row: 0, column: 1, kind: 'error' },
    { row: 1, column: 0, kind: 'error' },
  ]);
});

test.each([
  ['手机 号码*（必填）', '手机号码'],
  ['Ｍｏｂｉｌｅ　Number', 'mobilenumber'],
  ['【*】', '【*】'],
])('%s is compared as %s', (head, key) => {
  expect(headKey(head)).toBe(key);
});

describe('a workbook is read as it shows', () => {
  const people = ['学号', '姓名', '学院', '专业'];

  test.each([
    ['00000000', 240_101, '00240101'],
    ['"2024"0000', 1001, '20241001'],
    ['000\\-0000\\-0000', 13_800_138_002, '138-0013-8002'],
    ['0"班"', 3, '3班'],
    ['[Red]0000;[Blue]-0000', 7, '0007'],
    ['[$-804]0000_ ', 7, '0007'],
    ['"S"General', 12, 'S12'],
    ['"No. "#', 12, 'No. 12'],
    ['0', 7, '7'],
    ['0_);[Red]\\(0\\)', 7, '7'],
    ['#,##0', 700, '700'],
    ['General', -8.5, '-8.5'],
    ['@', 7, '7'],
  ])('%s shows %d as %s', async (format, number, shown) => {
    const { rows, numbers } = await parseSheet(foreignWorkbook([{ rows: [['学号'], [{ number, format: 0 }]] }], [format]), limits);
    expect(rows).toEqual([[shown]]);
    expect(numbers).toEqual(shown === String(number) ? undefined : [{ row: 0, column: 0, text: String(number) }]);
  });

  test.each([
    ['#,##0', 45_002],
    ['0,000', 7],
    ['0.00', 45_002],
    ['0', 85.5],
    ['0%', 45_012],
    ['0.00E+00', 45_002],
    ['0,', 45_002],
    ['# ?/?', 0.5],
    [';;;', 45_002],
    ['0;-0;;@', 0],
    ['#', 0],
    ['0000', -7],
    ['"无"', 7],
    ['[$¥-804]0', 7],
    ['[DBNum1]0', 7],
    ['[>100]"many";0', 7],
    ['"x"'.repeat(70), 7],
  ])('%s shows %d as something that is not told here: it is named', async (format, number) => {
    const { rows, numbers, oddCells } = await parseSheet(
      foreignWorkbook([{ rows: [['学号'], [{ number, format: 0 }]] }], [format]),
      limits,
    );
    expect([rows, numbers, oddCells]).toEqual([[[String(number)]], undefined, [{ row: 0, column: 0, kind: 'format' }]]);
  });

  test.each(['2', '3', '9', '11', '41'])('so does the format that all know as %s', async (id) => {
    const styles = `<styleSheet><cellXfs><xf/><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
    const rows = '<row r="1"><c r="A1" t="str"><v>学号</v></c></row><row r="2"><c r="A2" s="1"><v>45002</v></c></row>';
    const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
    const { oddCells } = await parseSheet(workbookOf({ 'xl/styles.xml': styles, 'xl/worksheets/sheet1.xml': sheet }), limits);
    expect(oddCells).toEqual([{ row: 0, column: 0, kind: 'format' }]);
  });

  test('styles that the file does not have are none', async () => {
    const sheet = { rows: [['学号'], [{ number: 7, format: 3 }]] };
    expect((await parseSheet(foreignWorkbook([sheet]), limits)).rows).toEqual([['7']]);
    expect((await parseSheet(foreignWorkbook([sheet], ['0000']), limits)).rows).toEqual([['7']]);
  });

  test('texts that are kept nowhere are told by their place', async () => {
    const rows = [['姓名'], ['甲&#xD800;'], ['甲_xD800_'], ['甲&#xD83D;&#xDE00;'], ['甲_x0000_']];
    const { oddCells } = await parseSheet(foreignWorkbook([{ rows }]), limits);
    expect(oddCells).toEqual([0, 1, 3].map((row) => ({ row, column: 0, kind: 'unstorable' })));
  });

  test('cells stand in their order where they do not say where', async () => {
    const rows = [['a', 'b', 'c'], ['1', null, '3'], [], ['4']];
    const read = await parseSheet(foreignWorkbook([{ rows, isPlaceless: true }]), limits);
    expect([read.heads, ...read.rows]).toEqual([
      ['a', 'b', 'c'],
      ['1', '', '3'],
      ['', '', ''],
      ['4', '', ''],
    ]);
  });

  test('rows that a merged cell covers have its value, and rows without anything stay empty', async () => {
    const rows = [people, ['1', '甲', '工学院', { number: 7, format: 0 }], ['2', '乙'], [null, null], ['3', '丙', null, '化学']];
    const file = foreignWorkbook([{ rows, merges: ['C2:C5', 'D2:D3', 'A1:A1'] }], ['"专业"0']);
    expect((await parseSheet(file, limits)).rows).toEqual([
      ['1', '甲', '工学院', '专业7'],
      ['2', '乙', '工学院', '专业7'],
      ['', '', '', ''],
      ['3', '丙', '工学院', '化学'],
    ]);
  });

  test('rows that are not shown are told', async () => {
    const file = foreignWorkbook([{ rows: [[null], people, ['1'], ['2'], ['3']], hiddenRows: [0, 3] }]);
    expect((await parseSheet(file, limits)).hiddenRows).toEqual([1]);
  });

  test('a date in a cell is told: it may have been something else', async () => {
    const { rows, oddCells } = await parseSheet(
      foreignWorkbook([{ rows: [['学号'], [{ number: 45_292, format: 0 }]] }], ['m"月"d"日"']),
      limits,
    );
    expect([rows, oddCells]).toEqual([[['2024-01-01']], [{ row: 0, column: 0, kind: 'date' }]]);
  });
});

describe('the sheets of a file', () => {
  const notes = { name: '填写说明', rows: [['请在“学生名单”页填写'], ['学号必填']] };
  const list = { name: '学生名单', rows: [['名单'], ['学号', '姓名'], ['1', '甲']] };
  const heads = ['学号', '姓名'];
  const readOf = async (sheets: ForeignSheet[], options = {}) => {
    const { sheetName, hiddenSheets } = await parseSheet(foreignWorkbook(sheets), { ...limits, ...options });
    return [sheetName, hiddenSheets];
  };

  test('the first that is shown is read', async () => {
    expect(await readOf([notes, list])).toEqual(['填写说明', []]);
    expect(await readOf([{ ...notes, isHidden: true }, list])).toEqual(['学生名单', ['填写说明']]);
    expect(await readOf([{ ...notes, isHidden: true }])).toEqual(['填写说明', ['填写说明']]);
  });

  test('the one that fits best is read, or the one that is named', async () => {
    expect(await readOf([notes, list], { heads })).toEqual(['学生名单', []]);
    expect(await readOf([list, notes], { heads })).toEqual(['学生名单', []]);
    expect(await readOf([notes, { ...list, isHidden: true }], { heads })).toEqual(['填写说明', ['学生名单']]);
    expect(
      await readOf(
        [
          { name: '空', rows: [['学号', '姓名']] },
          { ...list, rows: list.rows.slice(1) },
        ],
        { heads },
      ),
    ).toEqual(['学生名单', []]);
    expect(await readOf([notes, list], { heads, sheetName: '填写说明' })).toEqual(['填写说明', []]);
    await expect(readOf([notes, list], { sheetName: '别的' })).rejects.toMatchObject({ code: 'damaged' });
  });
});

describe('heads of two rows', () => {
  const names = new Set(['学号', '姓名', '学院', '专业', '所属学院', '负责人姓名', '电话'].map(headKey));
  const span = (row: number, left: number, right: number) => ({ top: row, bottom: row, left, right });

  test('a column is called by its lower name, with the upper one where that is what is known', () => {
    const rows = [
      ['学号', '姓名', '所属', ''],
      ['学号', '姓名', '学院', '专业'],
      ['1', '甲', '工学院', '化学'],
    ];
    expect(readHeads(rows, names, [span(0, 2, 3)])).toEqual({ row: 1, texts: ['学号', '姓名', '所属 学院', '专业'], isTwoRows: true });
  });

  test('lower names below the row of most heads belong to them, where nothing else stands there', () => {
    const upper = ['学号', '专业', '负责人', ''];
    const span23 = [span(0, 2, 3)];
    const lower = ['', '', '姓名', '年龄'];
    expect(readHeads([upper, lower, ['1']], names, span23)).toEqual({
      row: 1,
      texts: ['学号', '专业', '负责人 姓名', '负责人 年龄'],
      isTwoRows: true,
    });
    expect(readHeads([upper, ['1', '化学', '甲', '20']], names, span23)).toEqual({ row: 0, texts: upper, isTwoRows: false });
  });

  test('one name twice is told apart by the upper ones', () => {
    const rows = [
      ['学号', '队长', '', '导师', ''],
      ['学号', '姓名', '电话', '姓名', '电话'],
    ];
    const { texts } = readHeads(rows, names, [span(0, 1, 2), span(0, 3, 4)]);
    expect(texts).toEqual(['学号', '队长 姓名', '队长 电话', '导师 姓名', '导师 电话']);
  });

  test('a title over all is none of them', () => {
    const rows = [['学生名单', '', ''], ['学号', '姓名', '备注'], ['1']];
    expect(readHeads(rows, names, [span(0, 0, 2)])).toEqual({ row: 1, texts: ['学号', '姓名', '备注'], isTwoRows: false });
  });
});
