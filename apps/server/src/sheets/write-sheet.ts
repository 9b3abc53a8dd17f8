import { strToU8, zipSync } from 'fflate';

interface SheetToWrite {
  /** At most 31 characters; those that spreadsheets refuse are replaced. */
  sheetName: string;
  columns: {
    title: string;
    /** In characters. */
    width?: number;
    /** Decimal text of this column becomes a number. */
    isNumber?: boolean;
  }[];
  rows: (string | number | null)[][];
  /** Lines on a second sheet. */
  notes?: { sheetName: string; lines: string[] };
}

/**
 * One table as an xlsx file, headings bold and frozen. Text is always written as text, so that a name that begins with `=`, `+`, `-`
 * or `@` never becomes a formula.
 */
export function writeSheet({ sheetName, columns, rows, notes }: SheetToWrite): Uint8Array<ArrayBuffer> {
  const headings = columns.map(({ title }, column) => textCell(title, column, 1, 1)).join('');
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 2}">${row.map((value, column) => cellOf(value, column, index + 2, columns[column]?.isNumber ?? false)).join('')}</row>`,
  );
  const table = worksheet(
    columns.map(({ title, width }) => width ?? Math.max(10, displayWidth(title) + 4)),
    `<row r="1">${headings}</row>${lines.join('')}`,
    true,
  );
  const sheets = [{ name: sheetName, xml: table }];
  if (notes)
    sheets.push({
      name: notes.sheetName,
      xml: worksheet(
        [100],
        notes.lines.map((line, index) => `<row r="${index + 1}">${textCell(line, 0, index + 1, 0)}</row>`).join(''),
        false,
      ),
    });
  return zipSync({
    '[Content_Types].xml': part(contentTypes(sheets.length)),
    '_rels/.rels': part(rootRelations),
    'xl/workbook.xml': part(workbook(sheets.map(({ name }) => name))),
    'xl/_rels/workbook.xml.rels': part(workbookRelations(sheets.length)),
    'xl/styles.xml': part(styles),
    ...Object.fromEntries(sheets.map(({ xml }, index) => [`xl/worksheets/sheet${index + 1}.xml`, part(xml)])),
  });
}

/** The media type of what `writeSheet` makes. */
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelation = 'http://schemas.openxmlformats.org/package/2006/relationships';

function part(xml: string): Uint8Array {
  return strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);
}

function worksheet(widths: number[], rows: string, hasFrozenHead: boolean): string {
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('');
  const pane = hasFrozenHead ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : '';
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns}</cols><sheetData>${rows}</sheetData></worksheet>`;
}

function cellOf(value: string | number | null, column: number, row: number, isNumber: boolean): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number' || (isNumber && /^-?\d{1,15}(\.\d+)?$/.test(value)))
    return `<c r="${columnName(column)}${row}"><v>${value}</v></c>`;
  return textCell(value, column, row, 0);
}

function textCell(text: string, column: number, row: number, style: 0 | 1): string {
  return `<c r="${columnName(column)}${row}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;
}

/** XML has no place for most control characters; `_x0041_` would be read as a code and so escapes its first underscore. */
function escape(text: string): string {
  return (
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- these are the characters to drop
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

function columnName(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
}

/** Chinese characters are two wide. */
function displayWidth(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);
}

function workbook(names: string[]): string {
  const sheets = names
    .map((name, index) => `<sheet name="${escape(safeName(name, index))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('');
  return `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${sheets}</sheets></workbook>`;
}

function safeName(name: string, index: number): string {
  return (
    name
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .trim()
      .slice(0, 31) || `Sheet${index + 1}`
  );
}

function workbookRelations(count: number): string {
  const sheets = Array.from(
    { length: count },
    (_, index) => `<Relationship Id="rId${index + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  ).join('');
  return `<Relationships xmlns="${packageRelation}">${sheets}<Relationship Id="rId${count + 1}" Type="${relation}/styles" Target="styles.xml"/></Relationships>`;
}

const rootRelations = `<Relationships xmlns="${packageRelation}"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

function contentTypes(count: number): string {
  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const sheets = Array.from(
    { length: count },
    (_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  ).join('');
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${sheets}</Types>`;
}

const font = (bold: string) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`;
const styles = `<styleSheet xmlns="${main}"><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;
