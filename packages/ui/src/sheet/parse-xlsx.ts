import { hasLostDigits, numberText } from '../workbook/number-text.ts';
import { cellError, openWorkbook } from '../workbook/open-workbook.ts';
import { WorkbookError, type WorkbookFault } from '../workbook/workbook-error.ts';
import type { OddCell, SheetLimits } from './sheet-data.ts';
import { SheetReadError, type SheetReadErrorCode } from './sheet-read-error.ts';

export interface XlsxData {
  cells: string[][];
  /** Rows by their index in `cells`. */
  oddCells: OddCell[];
  sheetNames: string[];
}

/** The cells of one sheet of a workbook as text. Of a formula the result is taken that the workbook carries. Throws `SheetReadError`. */
export async function parseXlsx(content: Uint8Array, { maxRows, sheetName }: SheetLimits): Promise<XlsxData> {
  try {
    // Empty rows may stand above the heads.
    const { cells, sheetNames } = await openWorkbook(content, { ...limits, rows: maxRows + 100 }, sheetName);
    const oddCells = cells.flatMap((row, index) => row.flatMap((cell, column) => oddCell(cell, index, column)));
    return { cells: cells.map((row) => row.map(asText)), oddCells, sheetNames };
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
  bomb: 'tooLarge',
  macro: 'macro',
  entity: 'entity',
  tooManyRows: 'tooManyRows',
  tooManyColumns: 'tooLarge',
  damaged: 'damaged',
};

function oddCell(cell: unknown, row: number, column: number): OddCell[] {
  if (cell === cellError) return [{ row, column, kind: 'error' }];
  if (typeof cell === 'boolean') return [{ row, column, kind: 'boolean' }];
  return typeof cell === 'number' && hasLostDigits(cell) ? [{ row, column, kind: 'longNumber' }] : [];
}

function asText(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return numberText(cell);
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
