import { strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { checkWorksheet, type CellLimits, type WorksheetFacts } from './check-worksheet.ts';
import { unpackChecked, type ZipLimits } from './check-zip.ts';
import { fillMerges, type Merge } from './merges.ts';
import { relationsOf } from './relations-of.ts';
import { findSheet, sheetsOf, type SheetPart } from './sheets-of.ts';
import { ShownNumber, shownNumber } from './shown-number.ts';
import { stylesOf } from './styles-of.ts';
import { walkXml, xmlOf } from './xml/walk-xml.ts';
import { WorkbookError } from './workbook-error.ts';

export interface WorkbookLimits extends ZipLimits, CellLimits {}

/** One sheet of a workbook. Rows and columns by their indices. */
export interface Worksheet {
  /**
   * Row by row from the first of the sheet, gaps filled with null. A `Date` is a wall clock as UTC, a `ShownNumber` a number that shows
   * something else, `cellError` stands for an error such as `#N/A`. Rows that a merged cell covers have its value, in its first column.
   */
  cells: unknown[][];
  /** Its name. */
  name: string;
  /** All sheets of the file, this one among them. */
  sheets: readonly Pick<SheetPart, 'name' | 'isHidden'>[];
  /** The first cell that computes its value; `cells` has the result that the file carries. */
  formulaAt: string | undefined;
  /** Rows that are not shown: hidden by hand, or by a filter. */
  hiddenRows: readonly number[];
  /** Merged cells that go over several columns, as far down as heads may stand. */
  spans: readonly Merge[];
}

/** In place of the value of a cell that holds an error. */
export const cellError = Symbol('an error in a cell');

/**
 * Reads one sheet of an xlsx file: that with this name, or the first that is shown. Every XML part is checked, and nothing but checked
 * parts of this sheet reaches the parser. Runs wherever JavaScript runs. Throws `WorkbookError`.
 */
export async function openWorkbook(content: Uint8Array, limits: WorkbookLimits, sheetName?: string): Promise<Worksheet> {
  const parts = unpackChecked(content, limits);
  const relations = relationsOf(parts);
  const sheets = sheetsOf(parts, relations);
  const index = findSheet(sheets, sheetName);
  const { name = '', path } = sheets[index] ?? {};
  if (sheetName !== undefined && path === undefined) throw new WorkbookError('noSheet');
  const styles = stylesOf(parts, relations);
  const kept = new Map([...parts].filter(([part]) => part === path || !elsewhere.test(part)));
  let facts: WorksheetFacts | undefined;
  for (const [part, bytes] of parts) {
    const xml = xmlOf(bytes);
    // Whichever of those that are kept the parser takes for the sheet.
    if (kept.has(part) && /<(?:[\w.-]+:)?sheetData[\s/>]/.test(xml)) {
      const found = checkWorksheet(xml, limits, styles);
      if (found.xml !== xml) kept.set(part, strToU8(found.xml));
      if (part === path) facts = found;
    } else walkXml(xml);
  }
  if (path === undefined || !kept.has(path)) throw new WorkbookError('damaged');
  const cells = await parse(kept, index + 1);
  if (facts) complete(cells, facts, limits.cells);
  const spans = (facts?.merges ?? []).filter(({ top, left, right }) => right > left && top < headRows);
  return { cells, name, sheets, formulaAt: facts?.formulaAt, hiddenRows: facts?.hiddenRows ?? [], spans };
}

/** Heads stand in the first rows. */
const headRows = 100;

/** What the parser leaves out: errors, which would say that nothing was meant to stand there, what numbers show, and what merges cover. */
function complete(cells: unknown[][], { errors, formatted, merges }: WorksheetFacts, most: number): void {
  for (const { row, column } of errors) place(cells, row, column);
  for (const { row, column, format } of formatted) {
    const value = cells[row]?.[column];
    const text = typeof value === 'number' ? shownNumber(value, format) : undefined;
    if (cells[row] && typeof value === 'number' && text !== undefined) cells[row][column] = new ShownNumber(value, text);
  }
  fillMerges(cells, merges, most);
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
