import { hasLostDigits, numberText } from '../workbook/number-text.ts';
import { cellError, openWorkbook, type Worksheet } from '../workbook/open-workbook.ts';
import { readHeads } from '../workbook/read-heads.ts';
import { headKey } from '../workbook/head-key.ts';
import { ShownNumber } from '../workbook/shown-number.ts';
import { isStorable } from '../workbook/storable.ts';
import { WorkbookError, type WorkbookFault } from '../workbook/workbook-error.ts';
import type { OddCell, SheetData, SheetLimits } from './sheet-data.ts';
import { SheetReadError, type SheetReadErrorCode } from './sheet-read-error.ts';

/** Rows by their indices in `cells`. */
export interface XlsxData
  extends
    Required<Pick<SheetData, 'sheetNames' | 'hiddenSheets' | 'sheetName' | 'oddCells' | 'numbers' | 'hiddenRows'>>,
    Pick<Worksheet, 'spans'> {
  cells: string[][];
}

/**
 * The cells of one sheet of a workbook as text: of that which is named, or which fits best. Of a formula the result is taken that the
 * workbook carries. Throws `SheetReadError`.
 */
export async function parseXlsx(content: Uint8Array, { maxRows, sheetName, heads }: SheetLimits): Promise<XlsxData> {
  // Empty rows may stand above the heads.
  const open = (name?: string) => openWorkbook(content, { ...limits, rows: maxRows + 100 }, name);
  try {
    const first = await open(sheetName);
    return dataOf(sheetName === undefined && heads ? await fitting(first, open, new Set(heads)) : first);
  } catch (error) {
    throw error instanceof WorkbookError ? new SheetReadError(codes[error.fault], error.at) : error;
  }
}

const limits = {
  packed: Number.POSITIVE_INFINITY,
  unpacked: 256 * 1024 * 1024,
  entries: 500,
  columns: 702,
  cells: 10_000_000,
};

const codes: Record<WorkbookFault, SheetReadErrorCode> = {
  notXlsx: 'notASheet',
  tooLarge: 'tooLarge',
  tooComplex: 'tooLarge',
  bomb: 'tooLarge',
  macro: 'macro',
  entity: 'entity',
  tooManyRows: 'tooManyRows',
  tooManyColumns: 'tooLarge',
  noSheet: 'damaged',
  damaged: 'damaged',
};

/** Of the sheets that are shown, the one that has rows below the most known heads; the first, where none has. */
async function fitting(first: Worksheet, open: (name: string) => Promise<Worksheet>, names: ReadonlySet<string>): Promise<Worksheet> {
  let best = { sheet: first, known: knownIn(first, names) };
  if (best.known.others === 0) return first;
  const others = first.sheets.filter(({ name, isHidden }) => !isHidden && name !== first.name).slice(0, mostLookedAt);
  for (const { name } of others) {
    // oxlint-disable-next-line no-await-in-loop -- each takes the memory of a whole sheet
    const sheet = await open(name).catch(() => null);
    const known = sheet && knownIn(sheet, names);
    if (sheet && known && known.count > best.known.count) best = { sheet, known };
  }
  return best.sheet;
}

const mostLookedAt = 10;

/** How many of the heads are known, if there is anything below them, and how many are not. */
function knownIn({ cells, spans }: Worksheet, names: ReadonlySet<string>): { count: number; others: number } {
  const { row, texts } = readHeads(
    cells.slice(0, 100).map((texts) => texts.map(asText)),
    names,
    spans,
  );
  const filled = texts.filter((text) => text !== '');
  const count = filled.filter((text) => names.has(headKey(text))).length;
  const hasRows = cells.slice(row + 1).some((below) => below.some((cell) => asText(cell) !== ''));
  return { count: hasRows ? count : -1, others: hasRows && count > 0 ? filled.length - count : filled.length + 1 };
}

function dataOf({ cells, name, sheets, spans, hiddenRows }: Worksheet): XlsxData {
  return {
    cells: cells.map((row) => row.map(asText)),
    oddCells: cells.flatMap((row, index) => row.flatMap((cell, column) => oddCell(cell, index, column))),
    numbers: cells.flatMap((row, index) =>
      row.flatMap((cell, column) =>
        cell instanceof ShownNumber && cell.text !== null ? [{ row: index, column, text: numberText(cell.value) }] : [],
      ),
    ),
    hiddenRows: [...hiddenRows],
    spans,
    sheetNames: sheets.map((sheet) => sheet.name),
    hiddenSheets: sheets.filter(({ isHidden }) => isHidden).map((sheet) => sheet.name),
    sheetName: name,
  };
}

function oddCell(cell: unknown, row: number, column: number): OddCell[] {
  if (cell === cellError) return [{ row, column, kind: 'error' }];
  if (typeof cell === 'boolean') return [{ row, column, kind: 'boolean' }];
  if (cell instanceof Date) return [{ row, column, kind: 'date' }];
  if (cell instanceof ShownNumber && cell.text === null) return [{ row, column, kind: 'format' }];
  if (typeof cell === 'string' && !isStorable(cell)) return [{ row, column, kind: 'unstorable' }];
  return typeof cell === 'number' && hasLostDigits(cell) ? [{ row, column, kind: 'longNumber' }] : [];
}

function asText(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return numberText(cell);
  if (cell instanceof ShownNumber) return cell.text ?? numberText(cell.value);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (cell instanceof Date) return dateText(cell);
  if (cell === cellError) return '#ERROR';
  return '';
}

/** The parser gives a wall clock as UTC. Seconds only where there are some; a time without a day has a day before 1901. */
function dateText(date: Date): string {
  const rounded = new Date(Math.round(date.getTime() / 1000) * 1000);
  if (Number.isNaN(rounded.getTime())) return '';
  const [day = '', clock = ''] = rounded.toISOString().split(/[T.]/);
  const time = clock.replace(/:00$/, '');
  if (rounded.getUTCFullYear() < 1900) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
