import { strToU8, zipSync } from 'fflate';
import type { WorkbookFault } from './workbook-error.ts';

/** Files that no reader takes, each with its reason: for the tests of both readers. */
export const badWorkbooks: [name: string, fault: WorkbookFault, make: () => Uint8Array][] = [
  ['a text in a zip', 'notXlsx', () => zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>') })],
  ['a zip of something else', 'notXlsx', () => zipSync({ 'a.txt': strToU8('a') })],
  ['cut short', 'damaged', () => workbookOf({}).slice(0, -30)],
  ['something behind the end', 'damaged', () => new Uint8Array([...workbookOf({}), 1, 2, 3])],
  ['an encrypted part', 'damaged', () => patched(workbookOf({}), { offset: 8, value: 1 })],
  ['a name that climbs', 'damaged', () => workbookOf({ '../a.xml': '<a/>' })],
  ['a name from the root', 'damaged', () => workbookOf({ '/xl/a.xml': '<a/>' })],
  ['two parts of one name but for its case', 'damaged', () => workbookOf({ 'xl/A.xml': '<a/>', 'xl/a.xml': '<a/>' })],
  ['two parts of one name', 'damaged', () => renamed(workbookOf({ 'xl/b.xml': '<a/>', 'xl/c.xml': '<a/>' }), 'xl/c.xml', 'xl/b.xml')],
  ['another name at the part itself', 'damaged', () => renamed(workbookOf({ 'xl/b.xml': '<a/>' }), 'xl/b.xml', 'xl/z.xml', 1)],
  ['too many parts', 'tooLarge', () => workbookOf(Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`${index}.xml`, '<a/>'])))],
  ['a bomb', 'bomb', () => worksheetOf(' '.repeat(20_000_000))],
  [
    'a part larger than it says',
    'bomb',
    () => patched(workbookOf({ 'xl/b.xml': ' '.repeat(500_000) }), { offset: 24, value: 20, name: 'xl/b.xml' }),
  ],
  ['macros', 'macro', () => workbookOf({ 'xl/vbaProject.bin': 'x' })],
  ['a sheet of macros', 'macro', () => workbookOf({ 'xl/macrosheets/sheet1.xml': '<a/>' })],
  ['a document type', 'entity', () => workbookOf({ 'xl/sharedStrings.xml': '<!DOCTYPE sst><sst/>' })],
  [
    'an entity from a file',
    'entity',
    () => workbookOf({ [sheet]: `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${worksheet('')}` }),
  ],
  [
    'entities that multiply',
    'entity',
    () => workbookOf({ 'xl/styles.xml': '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><styleSheet/>' }),
  ],
  ['a document type in a part that nobody reads', 'entity', () => workbookOf({ 'docProps/core.xml': '<!doctype a><a/>' })],
  ['an entity that is declared nowhere', 'entity', () => worksheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&xxe;</t></is></c></row>')],
  ['text behind the root', 'damaged', () => workbookOf({ [sheet]: `${worksheet('')}text` })],
  ['text before the root', 'damaged', () => workbookOf({ [sheet]: `text${worksheet('')}` })],
  ['a second root', 'damaged', () => workbookOf({ [sheet]: worksheet('') + worksheet('') })],
  ['no root', 'damaged', () => workbookOf({ 'xl/styles.xml': '<?xml version="1.0"?><!-- nothing -->' })],
  ['text behind the root of another part', 'damaged', () => workbookOf({ 'xl/sharedStrings.xml': '<sst/>text' })],
  ['a root that never closes', 'damaged', () => workbookOf({ 'xl/styles.xml': '<styleSheet>' })],
  [
    'an unparsed section, whose text would be lost',
    'damaged',
    () => worksheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[a]]></t></is></c></row>'),
  ],
  ['another encoding', 'damaged', () => workbookOf({ 'xl/sharedStrings.xml': '<?xml version="1.0" encoding="UTF-7"?><sst/>' })],
  ['broken XML', 'damaged', () => worksheetOf('<row r="1"><c r="A1"><v>1</row>')],
  ['no workbook', 'damaged', () => zipSync({ '[Content_Types].xml': strToU8('<Types/>') })],
  ['no worksheet', 'damaged', () => workbookOf({ 'xl/workbook.xml': '<workbook><sheets/></workbook>' })],
  ['a row beyond the last', 'damaged', () => worksheetOf('<row r="99999999999"></row>')],
  ['a cell in no row', 'damaged', () => worksheetOf('<c><v>1</v></c>')],
  [
    'a merge of no cells',
    'damaged',
    () => worksheetOf('<row r="1"><c r="A1"><v>1</v></c></row><mergeCells><mergeCell ref="x"/></mergeCells>'),
  ],
  [
    'merges upon each other',
    'tooLarge',
    () => worksheetOf(`${deepRows}<mergeCells>${'<mergeCell ref="A1:A5000"/>'.repeat(11_000)}</mergeCells>`),
  ],
  ['a cell with two places', 'damaged', () => worksheetOf('<row r="1"><c r="A1" r="XFD1"><v>1</v></c></row>')],
  ['an element of very many attributes', 'tooComplex', () => workbookOf({ [sheet]: `<worksheet${manyAttributes}/>` })],
  [
    'such an element in a part that nobody reads',
    'tooComplex',
    () => workbookOf({ 'docProps/app.xml': `<a><b${manyAttributes}></b></a>` }),
  ],
  [
    'attributes without a value, of which a parser may make some',
    'damaged',
    () => workbookOf({ [sheet]: `<worksheet ${numbered((place) => `a${place}`)}/>` }),
  ],
  ['elements very deep in each other', 'tooComplex', () => worksheetOf(`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`)],
  [
    'a very long number format',
    'tooComplex',
    () =>
      workbookOf({
        'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(50_000)}"/></numFmts></styleSheet>`,
      }),
  ],
  ['a far row', 'tooManyRows', () => worksheetOf('<row r="1000000"><c r="A1000000"><v>1</v></c></row>')],
  [
    'a far row behind a mark in an attribute',
    'tooManyRows',
    () => worksheetOf('<row r="1000000"><c x="a>b" r="A1000000"><v>1</v></c></row>'),
  ],
  ['a far column', 'tooManyColumns', () => worksheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
];

const sheet = 'xl/worksheets/sheet1.xml';

const manyAttributes = ` ${numbered((place) => `a${place}="1"`)}`;

function numbered(text: (place: number) => string): string {
  return Array.from({ length: 20_000 }, (_, place) => text(place)).join(' ');
}

/** Two rows, and many between. */
const deepRows = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1000"><c r="A1000"><v>1</v></c></row>';

/** A workbook with these rows, as XML, in its one sheet. */
export function worksheetOf(rows: string): Uint8Array {
  return workbookOf({ [sheet]: worksheet(rows) });
}

function worksheet(rows: string): string {
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
}

/** A workbook of one cell, with these parts added or in place of its own. */
export function workbookOf(parts: Record<string, string>): Uint8Array {
  const base = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    [sheet]: worksheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
  };
  return zipSync(Object.fromEntries(Object.entries({ ...base, ...parts }).map(([name, text]) => [name, strToU8(text)])));
}

/** The file with one field of a directory record changed: of the first record, or of the one with this name. */
function patched(
  file: Uint8Array,
  { offset, value, name = '[Content_Types].xml' }: { offset: number; value: number; name?: string },
): Uint8Array {
  const copy = file.slice();
  const view = new DataView(copy.buffer);
  // Names stand at the parts first, then in the directory.
  const at = placesOf(copy, name).at(-1) ?? 0;
  view.setUint32(at - 46 + offset, offset === 24 ? value : view.getUint32(at - 46 + offset, true) | value, true);
  return copy;
}

/** The file with another name of the same length for a part: in both places, or in the first `times`. */
function renamed(file: Uint8Array, from: string, to: string, times = 2): Uint8Array {
  const copy = file.slice();
  for (const at of placesOf(copy, from).slice(0, times)) copy.set(strToU8(to), at);
  return copy;
}

function placesOf(file: Uint8Array, name: string): number[] {
  const wanted = strToU8(name);
  return [...file.keys()].filter((at) => wanted.every((byte, index) => file[at + index] === byte));
}
