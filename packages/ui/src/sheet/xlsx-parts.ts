import { sheetNameOf } from './sheet-names.ts';
import { xmlText } from './xml-text.ts';

/** Places in `cellXfs` of the styles below. */
export const cellStyle = { plain: 0, head: 1, moment: 2, quoted: 3 } as const;

/** The parts of a workbook that are known before its rows, by path. */
export function firstParts(): Record<string, string> {
  return { '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]), 'xl/styles.xml': styles() };
}

/** The parts that are known once all rows are written. */
export function lastParts(sheetName: string, sheets: number): Record<string, string> {
  const places = Array.from({ length: sheets }, (_, place) => place);
  const entries = places.map(
    (place) => `<sheet name="${xmlText(sheetNameOf(sheetName, place))}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  );
  const overrides = places.map((place) => override(worksheetPath(place), 'worksheet'));
  return {
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...places.map((place) => ['worksheet', worksheetPath(place).slice('xl/'.length)] as const),
      ['styles', 'styles.xml'],
    ]),
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${overrides.join('')}</Types>`,
  };
}

export function worksheetPath(place: number): string {
  return `xl/worksheets/sheet${place + 1}.xml`;
}

/** A worksheet up to its rows: columns of these widths, the first row frozen. */
export function worksheetStart(widths: readonly number[]): string {
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`}<sheetData>`;
}

export const worksheetEnd = '</sheetData></worksheet>';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function override(path: string, kind: string): string {
  return `<Override PartName="/${path}" ContentType="${spreadsheet}.${kind}+xml"/>`;
}

function relations(targets: readonly (readonly [kind: string, path: string])[]): string {
  const entries = targets.map(([kind, path], index) => `<Relationship Id="rId${index + 1}" Type="${relation}/${kind}" Target="${path}"/>`);
  return `${declaration}<Relationships xmlns="${packages}/relationships">${entries.join('')}</Relationships>`;
}

/** In the order of `cellStyle`. */
function styles(): string {
  const fonts = ['', '<b/>'].map((bold) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`);
  const formats = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>',
  ];
  return `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2">${fonts.join('')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join('')}</cellXfs></styleSheet>`;
}
