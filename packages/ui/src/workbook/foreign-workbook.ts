import { columnName } from './xml/cell-xml.ts';
import { workbookOf } from './bad-workbooks.ts';

/** A text, a number, a number of one of the workbook's formats, or nothing. */
export type ForeignCell = string | number | { number: number; format: number } | null;

export interface ForeignSheet {
  name?: string;
  rows: readonly (readonly ForeignCell[])[];
  /** `A1:B2` */
  merges?: readonly string[];
  /** By their indices. */
  hiddenRows?: readonly number[];
  isHidden?: boolean;
  /** Cells and rows leave out where they stand. */
  isPlaceless?: boolean;
}

/** A workbook as other programs write it: for the tests of both readers. */
export function foreignWorkbook(sheets: readonly ForeignSheet[], formats: readonly string[] = []): Uint8Array {
  const entries = sheets.map(
    ({ name = `Sheet${sheets.length}`, isHidden }, place) =>
      `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"${isHidden === true ? ' state="hidden"' : ''}/>`,
  );
  const relations = sheets.map((_, place) => relation(`rId${place + 1}`, 'worksheet', `worksheets/sheet${place + 1}.xml`));
  return workbookOf({
    'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}${relation('styles', 'styles', 'styles.xml')}</Relationships>`,
    ...(formats.length > 0 && { 'xl/styles.xml': stylesOf(formats) }),
    ...Object.fromEntries(sheets.map((sheet, place) => [`xl/worksheets/sheet${place + 1}.xml`, worksheet(sheet)])),
  });
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function relation(id: string, kind: string, target: string): string {
  return `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
}

/** The first style is none, the others have the formats in their order. */
function stylesOf(formats: readonly string[]): string {
  const known = formats.map((format, place) => `<numFmt numFmtId="${176 + place}" formatCode="${format.replaceAll('"', '&quot;')}"/>`);
  const styles = formats.map((_, place) => `<xf numFmtId="${176 + place}" applyNumberFormat="1"/>`);
  return `<styleSheet><numFmts>${known.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`;
}

function worksheet({ rows, merges = [], hiddenRows = [], isPlaceless = false }: ForeignSheet): string {
  const lines = rows.map((cells, row) => {
    const place = isPlaceless ? '' : ` r="${row + 1}"`;
    const hidden = hiddenRows.includes(row) ? ' hidden="1"' : '';
    return `<row${place}${hidden}>${cells.map((cell, column) => cellXml(cell, isPlaceless ? '' : ` r="${columnName(column)}${row + 1}"`)).join('')}</row>`;
  });
  const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `<worksheet><sheetData>${lines.join('')}</sheetData>${merged === '' ? '' : `<mergeCells>${merged}</mergeCells>`}</worksheet>`;
}

function cellXml(cell: ForeignCell, place: string): string {
  if (cell === null) return place === '' ? '<c/>' : '';
  if (typeof cell === 'string') return `<c${place} t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`;
  if (typeof cell === 'number') return `<c${place}><v>${cell}</v></c>`;
  return `<c${place} s="${cell.format + 1}"><v>${cell.number}</v></c>`;
}
