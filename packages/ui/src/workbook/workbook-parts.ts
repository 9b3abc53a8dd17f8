import { cellStyle } from './xml/cell-xml.ts';
import { xmlText } from './xml/xml-text.ts';

/** The parts of a workbook that are known before its rows, by path. */
export function firstParts(): Record<string, string> {
  return { '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]), 'xl/styles.xml': styles() };
}

/** The parts that are known once it is known how many worksheets there are. */
export function lastParts(sheetNames: readonly string[]): Record<string, string> {
  const entries = sheetNames.map((name, place) => `<sheet name="${xmlText(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`);
  const overrides = sheetNames.map((_, place) => override(worksheetPath(place), 'worksheet'));
  return {
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheetNames.map((_, place) => ['worksheet', worksheetPath(place).slice('xl/'.length)] as const),
      ['styles', 'styles.xml'],
    ]),
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${overrides.join('')}</Types>`,
  };
}

export function worksheetPath(place: number): string {
  return `xl/worksheets/sheet${place + 1}.xml`;
}

/** A worksheet up to its rows: columns of these widths in characters; a head stays in view. */
export function worksheetStart(widths: readonly number[], headRows = 1): string {
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  const pane = headRows > 0 ? `<pane ySplit="${headRows}" topLeftCell="A${headRows + 1}" activePane="bottomLeft" state="frozen"/>` : '';
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`}<sheetData>`;
}

export const worksheetEnd = '</sheetData></worksheet>';

/** The media type of a workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
  const dates = ['yyyy\\-mm\\-dd\\ hh:mm', 'yyyy\\-mm\\-dd\\ hh:mm:ss', 'yyyy\\-mm\\-dd'];
  const numberFormats = dates.map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${format}"/>`);
  const formats: Record<keyof typeof cellStyle, string> = {
    plain: format(0),
    head: format(0, 'applyFont="1"', 1),
    minute: format(164, applied),
    second: format(165, applied),
    quoted: format(49, `${applied} quotePrefix="1"`),
    date: format(166, applied),
  };
  const inOrder = Object.entries(cellStyle)
    .toSorted(([, one], [, other]) => one - other)
    .map(([name]) => formats[name as keyof typeof cellStyle]); // the keys are those of cellStyle
  return `${declaration}<styleSheet xmlns="${main}"><numFmts count="${dates.length}">${numberFormats.join('')}</numFmts><fonts count="2">${fonts.join('')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${inOrder.length}">${inOrder.join('')}</cellXfs></styleSheet>`;
}

const applied = 'applyNumberFormat="1"';

function format(numberFormat: number, more = '', font = 0): string {
  return `<xf numFmtId="${numberFormat}" fontId="${font}" fillId="0" borderId="0" xfId="0" ${more}/>`;
}
