import { describe, expect, test } from 'vitest';
import { parseSheet } from '../sheet/parse-sheet.ts';
import { badWorkbooks, worksheetOf, workbookOf } from './bad-workbooks.ts';
import { headKey } from './head-key.ts';

const limits = { maxRows: 1000 };
/** What the reader of the page says of each fault. */
const codes: Record<string, string> = { notXlsx: 'notASheet', bomb: 'tooLarge', tooManyColumns: 'tooLarge' };

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
