import { zipSync } from 'fflate';
import { readSheet as readFirstSheet } from 'read-excel-file/universal';
import { checkParts } from './check-parts.ts';
import { unpackChecked } from './check-zip.ts';
import { SheetError } from './sheet-error.ts';

export { SheetError, type SheetErrorKind } from './sheet-error.ts';

/** The first sheet of a file: cells as trimmed text, dates as `2026-09-01` or `2026-09-01 08:30:00`, numbers plain. Empty rows at the end are left out. */
export interface SheetContent {
  rows: string[][];
}

/** The longest text that one cell can hold. */
const mostCharacters = 32_767;

/**
 * Reads the first sheet of an xlsx file: at most 5,000 rows below the headings and 60 columns, no formulas, no macros.
 * Nothing but the checked parts reaches the parser. Throws `SheetError`; runs wherever JavaScript runs.
 */
export async function readSheet(content: Uint8Array): Promise<SheetContent> {
  const parts = unpackChecked(content);
  checkParts(parts);
  const rows = await parse(parts);
  const cells = rows.map((row) => row.map(asText));
  if (cells.some((row) => row.some((cell) => cell.length > mostCharacters))) throw new SheetError('tooLarge');
  while (cells.at(-1)?.every((cell) => cell === '')) cells.pop();
  return { rows: cells };
}

async function parse(parts: ReadonlyMap<string, Uint8Array>): Promise<unknown[][]> {
  const checked = zipSync(Object.fromEntries(parts), { level: 0 });
  try {
    return await readFirstSheet(checked.buffer);
  } catch {
    // whatever the parser stumbles over, the user can act on one thing only: the file
    throw new SheetError('damaged');
  }
}

function asText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  // spreadsheets keep 15 digits; the rest is the dust of binary fractions
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (cell instanceof Date && !Number.isNaN(cell.getTime())) return asTime(cell);
  throw new SheetError('damaged');
}

/** Spreadsheets keep times as fractions of a day: to the second they are exact. */
function asTime(instant: Date): string {
  const text = new Date(Math.round(instant.getTime() / 1000) * 1000).toISOString();
  return text.slice(11, 19) === '00:00:00' ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}
