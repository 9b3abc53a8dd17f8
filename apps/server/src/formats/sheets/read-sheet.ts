import { cellError, hasLostDigits, numberText, openWorkbook, ShownNumber, WorkbookError, type Worksheet } from '@saiwu/ui/workbook';
import { isStorable } from '@saiwu/ui/workbook/storable';
import { SheetError } from './sheet-error.ts';
import type { OddCell, SheetContent } from '../../core/sheet-content.ts';

export { SheetError } from './sheet-error.ts';

/** The 50 MB of platform-api §5.11 are a limit in the first client's code; 5,000 rows take a tenth of these 20. */
const limits = { packed: 20 * 1024 * 1024, unpacked: 64 * 1024 * 1024, entries: 200, rows: 5001, columns: 60, cells: 5001 * 60 };

/** The longest text that one cell can hold. */
const mostCharacters = 32_767;

/**
 * Reads one sheet of an xlsx file, that of this name or the first that is shown: at most 5,000 rows below the headings and 60 columns, no
 * formulas, no macros. Nothing but the checked parts reaches the parser. Throws `SheetError`; runs wherever JavaScript runs.
 */
export async function readSheet(content: Uint8Array, sheetName?: string): Promise<SheetContent> {
  const sheet = await open(content, sheetName);
  const { cells, formulaAt } = sheet;
  if (formulaAt !== undefined) throw new SheetError('formula', formulaAt);
  const rows = cells.map((row) => row.map(asText));
  if (rows.some((row) => row.some((cell) => cell.length > mostCharacters))) throw new SheetError('tooLarge');
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop();
  return { rows, ...factsOf(sheet) };
}

async function open(content: Uint8Array, sheetName: string | undefined): Promise<Worksheet> {
  try {
    return await openWorkbook(content, limits, sheetName);
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    throw new SheetError(error.fault === 'tooManyColumns' ? 'tooManyRows' : error.fault, error.at);
  }
}

/** What there is to say of a sheet besides its texts. */
function factsOf({ cells, name, sheets, spans, hiddenRows }: Worksheet): Omit<SheetContent, 'rows'> {
  const oddCells = cells.flatMap((row, index) => row.flatMap((cell, column) => oddCell(cell, index, column)));
  const numbers = cells.flatMap((row, index) =>
    row.flatMap((cell, column) =>
      cell instanceof ShownNumber && cell.text !== null ? [{ row: index, column, text: numberText(cell.value) }] : [],
    ),
  );
  const others = sheets.map((sheet) => sheet.name).filter((other) => other !== name);
  return {
    ...(oddCells.length > 0 && { oddCells }),
    ...(numbers.length > 0 && { numbers }),
    ...(spans.length > 0 && { spans: [...spans] }),
    ...(hiddenRows.length > 0 && { hiddenRows: [...hiddenRows] }),
    ...(others.length > 0 && { sheets: { read: name, others } }),
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
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return numberText(cell);
  if (cell instanceof ShownNumber) return cell.text ?? numberText(cell.value);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (cell instanceof Date && !Number.isNaN(cell.getTime())) return asTime(cell);
  if (cell === cellError) return '#ERROR';
  throw new SheetError('damaged');
}

/** Spreadsheets keep times as fractions of a day: to the second they are exact. A time without a day has a day before 1900. */
function asTime(instant: Date): string {
  const rounded = new Date(Math.round(instant.getTime() / 1000) * 1000);
  const [day = '', clock = ''] = rounded.toISOString().split(/[T.]/);
  if (rounded.getUTCFullYear() < 1900) return clock;
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
