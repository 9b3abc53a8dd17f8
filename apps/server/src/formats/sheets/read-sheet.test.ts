import { badWorkbooks } from '@saiwu/ui/workbook/bad';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { SheetError, type SheetErrorKind } from './sheet-error.ts';
import { writeSheet } from './write-sheet.ts';

const clean = writeSheet({
  sheetName: '项目',
  columns: [{ title: '名称' }, { title: '分数', kind: 'number' }],
  rows: [
    ['甲', '83.335'],
    ['乙', 7],
    [null, null],
  ],
});

describe('what is written is read back', () => {
  it('keeps text and numbers and drops empty rows at the end', async () => {
    expect(await readSheet(clean)).toEqual({
      rows: [
        ['名称', '分数'],
        ['甲', '83.335'],
        ['乙', '7'],
      ],
    });
  });

  it('never makes a formula of text', async () => {
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x")', '_x0041_', '<b>&"\'', 'a\u0000b', '𠮷 😀'];
    const { rows } = await readSheet(
      writeSheet({
        sheetName: "a/b:'c'",
        columns: [{ title: 'x' }],
        rows: names.map((name) => [name]),
        notes: { sheetName: '说明', lines: ['=1'] },
      }),
    );
    expect(rows.slice(1).flat()).toEqual(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x")', '_x0041_', '<b>&"\'', 'ab', '𠮷 😀']);
  });

  it('keeps empty rows between full ones, so that row numbers hold', async () => {
    const { rows } = await readSheet(writeSheet({ sheetName: 'a', columns: [{ title: 'x' }], rows: [['1'], [null], ['3']] }));
    expect(rows).toEqual([['x'], ['1'], [''], ['3']]);
  });
});

describe('what a workbook keeps as something else than text', () => {
  it('is told by its place: numbers that lost their end, true and false', async () => {
    const cells = '<c r="A2"><v>20240101000000001</v></c><c r="B2" t="b"><v>1</v></c><c r="C2"><v>123456789012345</v></c>';
    expect(await readSheet(repacked({ 'xl/worksheets/sheet1.xml': worksheet(`<row r="2">${cells}</row>`) }))).toEqual({
      rows: [
        ['', '', ''],
        ['20240101000000000', 'TRUE', '123456789012345'],
      ],
      oddCells: [
        { row: 1, column: 0, kind: 'longNumber' },
        { row: 1, column: 1, kind: 'boolean' },
      ],
    });
  });
});

describe('what is no clean xlsx file is refused', () => {
  const cases: [string, SheetErrorKind, () => Uint8Array, string?][] = [
    ['nothing', 'notXlsx', () => new Uint8Array()],
    ['text', 'notXlsx', () => strToU8('项目名称,赛道\n'.repeat(10))],
    ['an older workbook', 'notXlsx', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new Uint8Array(100)])],
    ['a zip of something else', 'notXlsx', () => zipSync({ 'a.txt': strToU8('a') })],
    ['a zip cut short', 'damaged', () => clean.slice(0, -30)],
    ['a zip with something behind it', 'damaged', () => new Uint8Array([...clean, 1, 2, 3])],
    ['an encrypted part', 'damaged', () => patched(clean, 0x02014b50, 8, 1)],
    ['a name that climbs', 'damaged', () => repacked({ '../a.xml': '<a/>' })],
    ['two parts of one name', 'damaged', () => twice()],
    ['too many parts', 'tooLarge', () => repacked(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`${index}.xml`, '<a/>'])))],
    ['a zip bomb', 'bomb', () => repacked({ 'xl/worksheets/sheet1.xml': ' '.repeat(20_000_000) })],
    [
      'a part larger than it says',
      'bomb',
      () => patched(repacked({ 'xl/big.xml': ' '.repeat(500_000) }), 0x02014b50, 24, 20, 'xl/big.xml'),
    ],
    ['macros', 'macro', () => repacked({ 'xl/vbaProject.bin': 'x' })],
    ['a document type', 'entity', () => repacked({ 'xl/sharedStrings.xml': '<!DOCTYPE x [<!ENTITY a "b">]><sst/>' })],
    ['another encoding', 'damaged', () => repacked({ 'xl/sharedStrings.xml': '<?xml version="1.0" encoding="UTF-7"?><sst/>' })],
    [
      'a formula',
      'formula',
      () => repacked({ 'xl/worksheets/sheet1.xml': worksheet('<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1+1</f><v>2</v></c></row>') }),
      'B1',
    ],
    [
      'too many rows',
      'tooManyRows',
      () => writeSheet({ sheetName: 'a', columns: [{ title: 'x' }], rows: Array.from({ length: 5001 }, () => ['1']) }),
      'A5002',
    ],
    [
      'too many columns',
      'tooManyRows',
      () => repacked({ 'xl/worksheets/sheet1.xml': worksheet('<row r="1"><c r="XFD1"><v>1</v></c></row>') }),
      'XFD1',
    ],
    ['a row beyond the last', 'damaged', () => repacked({ 'xl/worksheets/sheet1.xml': worksheet('<row r="99999999999"></row>') })],
    ['no workbook', 'damaged', () => zipSync({ '[Content_Types].xml': strToU8('<Types/>') })],
    [
      'too long a cell',
      'tooLarge',
      () =>
        repacked({
          'xl/worksheets/sheet1.xml': worksheet(
            `<row r="1"><c r="A1" t="inlineStr"><is><t>${Array.from({ length: 32_768 }, (_, index) => index % 10).join('')}</t></is></c></row>`,
          ),
        }),
    ],
  ];

  it.each(cases)('%s: %s', async (_, kind, make, at) => {
    const error = await readSheet(make()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SheetError);
    expect(error).toMatchObject({ kind, at });
  });

  it.each(badWorkbooks)('%s: %s, as for the page', async (_, fault, make) => {
    const kind = fault === 'tooManyColumns' ? 'tooManyRows' : fault;
    await expect(readSheet(make())).rejects.toMatchObject({ name: 'SheetError', kind });
  });

  it('takes 5,000 rows below the headings', async () => {
    const { rows } = await readSheet(
      writeSheet({ sheetName: 'a', columns: [{ title: 'x' }], rows: Array.from({ length: 5000 }, () => ['1']) }),
    );
    expect(rows).toHaveLength(5001);
  });
});

function worksheet(data: string): string {
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`;
}

/** A workbook of one cell, with these parts added or replaced. */
function repacked(parts: Record<string, string>): Uint8Array {
  const base = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
  };
  return zipSync(Object.fromEntries(Object.entries({ ...base, ...parts }).map(([name, text]) => [name, strToU8(text)])));
}

/** The file with one 16-bit field of a directory record changed: of the first record, or of the one with this name. */
function patched(file: Uint8Array, signature: number, offset: number, value: number, name?: string): Uint8Array {
  const copy = file.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at + 46 < copy.length; at++) {
    if (view.getUint32(at, true) !== signature) continue;
    const found = new TextDecoder().decode(copy.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (name && found !== name) continue;
    view.setUint32(at + offset, offset === 24 ? value : view.getUint32(at + offset, true) | value, true);
    return copy;
  }
  throw new Error('no such record');
}

/** Two parts whose names differ in case only. */
function twice(): Uint8Array {
  return repacked({ 'xl/A.xml': '<a/>', 'xl/a.xml': '<a/>' });
}
