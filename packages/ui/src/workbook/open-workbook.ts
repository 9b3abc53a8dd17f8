import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { checkWorksheet, type CellLimits, type WorksheetFacts } from './check-worksheet.ts';
import { unpackChecked, type ZipLimits } from './check-zip.ts';
import { sheetsOf } from './sheets-of.ts';
import { walkXml, xmlOf } from './walk-xml.ts';
import { WorkbookError } from './workbook-error.ts';

export interface WorkbookLimits extends ZipLimits, CellLimits {}

/** One sheet of a workbook. */
export interface Worksheet {
  /** Row by row from the first of the sheet, gaps filled with null. A `Date` is a wall clock as UTC, `cellError` stands for an error such as `#N/A`. */
  cells: unknown[][];
  /** Names of all sheets. */
  sheetNames: string[];
  /** The first cell that computes its value; `cells` has the result that the file carries. */
  formulaAt: string | undefined;
}

/** In place of the value of a cell that holds an error. */
export const cellError = Symbol('an error in a cell');

/**
 * Reads one sheet (the first, or the one with this name) of an xlsx file. Every XML part is checked, and nothing but checked parts of this
 * sheet reaches the parser. Runs wherever JavaScript runs. Throws `WorkbookError`.
 */
export async function openWorkbook(content: Uint8Array, limits: WorkbookLimits, sheetName?: string): Promise<Worksheet> {
  const parts = unpackChecked(content, limits);
  const sheets = sheetsOf(parts);
  const index = sheetName === undefined ? 0 : sheets.findIndex(({ name }) => name === sheetName);
  const path = sheets[index]?.path;
  const kept = new Map([...parts].filter(([name]) => name === path || !elsewhere.test(name)));
  let facts: WorksheetFacts = { formulaAt: undefined, errors: [] };
  for (const [name, part] of parts) {
    const xml = xmlOf(part);
    // Whichever of those that are kept the parser takes for the sheet.
    const isSheet = kept.has(name) && /<(?:[\w.-]+:)?sheetData[\s/>]/.test(xml);
    const found = isSheet ? checkWorksheet(xml, limits) : walkXml(xml);
    if (name === path && found) facts = found;
  }
  if (path === undefined || !kept.has(path)) throw new WorkbookError('damaged');
  const cells = await parse(kept, index + 1);
  // the parser leaves them empty, which would say that nothing was meant to stand there
  for (const { row, column } of facts.errors) place(cells, row, column);
  return { cells, sheetNames: sheets.map(({ name }) => name), formulaAt: facts.formulaAt };
}

function place(cells: unknown[][], row: number, column: number): void {
  while (cells.length <= row) cells.push([]);
  const texts = cells[row] ?? [];
  while (texts.length < column) texts.push(null);
  texts[column] = cellError;
}

/** Where other sheets stand, and what a sheet shows besides its cells. */
const elsewhere = /^xl\/(?:worksheets|drawings|media|charts)\//;

async function parse(parts: ReadonlyMap<string, Uint8Array>, sheet: number): Promise<unknown[][]> {
  // Not packed again: the parser would start a worker of its own to unpack it.
  const checked = zipSync(Object.fromEntries(parts), { level: 0 });
  try {
    return await readSheet(checked.buffer, sheet, { trim: false });
  } catch {
    // Whatever the parser stumbles over, the reader can act on one thing only: the file.
    throw new WorkbookError('damaged');
  }
}
