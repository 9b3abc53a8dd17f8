import type { Cell, SheetLayout } from '../../core/sheet-layout.ts';

/** The small parts of a workbook, by name: all but `xl/worksheets/sheet1.xml`, which holds the rows. */
export function smallParts({ sheetName, notes }: SheetLayout): Record<string, string> {
  const names = notes ? [sheetName, notes.sheetName] : [sheetName];
  return {
    '[Content_Types].xml': declaration + contentTypes(names.length),
    '_rels/.rels': declaration + rootRelations,
    'xl/workbook.xml': declaration + workbook(names),
    'xl/_rels/workbook.xml.rels': declaration + workbookRelations(names.length),
    'xl/styles.xml': declaration + styles,
    ...(notes && { 'xl/worksheets/sheet2.xml': declaration + notesSheet(notes.lines) }),
  };
}

/** The name of the part that holds the rows. */
export const rowsPart = 'xl/worksheets/sheet1.xml';

/** The rows' part, piece by piece: `head`, then `rows` for each batch, then `tail`. Headings are bold and stay in view. */
export function rowsXml({ columns }: SheetLayout): { head: string; rows: (batch: readonly Cell[][]) => string; tail: string } {
  const widths = columns.map(({ title, width }) => width ?? Math.max(10, displayWidth(title) + 4));
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const headings = columns.map(({ title }, column) => textCell(`${columnName(column)}1" s="${bold}`, title)).join('');
  // what stands before a row's number, and how its value is told apart, is the same in every row
  const starts = columns.map((_, column) => `<c r="${columnName(column)}`);
  const kinds = columns.map(({ kind }) => kind);
  let last = 1;
  return {
    head: `${declaration}${worksheetHead(widths, pane)}<row r="1">${headings}</row>`,
    rows: (batch) => {
      let xml = '';
      for (const row of batch) {
        if (++last > lastRow) throw new RangeError('a worksheet ends at row 1,048,576');
        xml += `<row r="${last}">`;
        for (let column = 0; column < starts.length; column++) {
          const value = row[column];
          if (value !== null && value !== undefined && value !== '') xml += `${starts[column]}${last}${afterAddress(value, kinds[column])}`;
        }
        xml += '</row>';
      }
      return xml;
    },
    tail: worksheetTail,
  };
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelation = 'http://schemas.openxmlformats.org/package/2006/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const worksheetTail = '</sheetData></worksheet>';
const lastRow = 1_048_576;
/** Cells longer than this make spreadsheets call the file damaged. */
const mostCharacters = 32_767;
/** Styles, by their place in `cellXfs`. */
const [bold, date, dateTime] = [1, 2, 3];

/** A cell from behind its address to its end. */
function afterAddress(value: string | number, kind: 'text' | 'number' | 'time' | undefined): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `"><v>${value}</v></c>` : inlineText(String(value));
  if (kind === 'number' && /^-?\d{1,15}(?:\.\d+)?$/.test(value)) return `"><v>${value}</v></c>`;
  if (kind === 'time' && /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/.test(value)) {
    const serial = serialOf(value);
    if (serial !== null) return `" s="${value.length === 10 ? date : dateTime}"><v>${serial}</v></c>`;
  }
  return inlineText(value);
}

/** Days since the last day of 1899, as spreadsheets count them; null for a day that is none, and for those before March 1900, which they count wrongly. */
function serialOf(text: string): number | null {
  const milliseconds = Date.parse(`${text.replace(' ', 'T')}${text.length === 10 ? '' : 'Z'}`);
  const isThatDay = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 10));
  const serial = milliseconds / 86_400_000 + 25_569;
  return isThatDay && serial >= 61 ? serial : null;
}

function textCell(address: string, text: string): string {
  return `<c r="${address}${inlineText(text)}`;
}

function inlineText(text: string): string {
  const kept = text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text;
  return outerSpace.test(kept)
    ? `" t="inlineStr"><is><t xml:space="preserve">${escape(kept)}</t></is></c>`
    : `" t="inlineStr"><is><t>${special.test(kept) ? escape(kept) : kept}</t></is></c>`;
}

const outerSpace = /^\s|\s$|[\n\t]| {2}/;
/** One look tells that nothing is to be replaced in most texts. */
// eslint-disable-next-line no-control-regex -- these are among the characters to drop
const special = /[&<>"\u0000-\u001f\ud800-\udfff\ufffe\uffff]|_x[0-9a-f]{4}_/i;

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

function worksheetHead(widths: number[], pane: string): string {
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('');
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns}</cols><sheetData>`;
}

function notesSheet(lines: string[]): string {
  const rows = lines.map((line, index) => `<row r="${index + 1}">${textCell(`A${index + 1}`, line)}</row>`).join('');
  return worksheetHead([100], '') + rows + worksheetTail;
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

const font = (weight: string) => `<font>${weight}<sz val="11"/><name val="Calibri"/></font>`;
const format = (numberFormat: number, fontId: number) =>
  `<xf numFmtId="${numberFormat}" fontId="${fontId}" fillId="0" borderId="0" xfId="0"${fontId ? ' applyFont="1"' : ''}${numberFormat ? ' applyNumberFormat="1"' : ''}/>`;
const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">${format(0, 0)}${format(0, 1)}${format(164, 0)}${format(165, 0)}</cellXfs></styleSheet>`;
