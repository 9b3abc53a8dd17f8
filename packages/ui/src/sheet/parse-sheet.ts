import { decodeText } from './decode-text.ts';
import { parseCsv } from './parse-csv.ts';
import { parseXlsx } from './parse-xlsx.ts';
import type { SheetData, SheetLimits } from './sheet-data.ts';
import { SheetReadError } from './sheet-read-error.ts';

/** Reads a sheet by what is in the file, whatever its name says. Throws `SheetReadError`. */
export async function parseSheet(content: Uint8Array, limits: SheetLimits): Promise<SheetData> {
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetReadError('notASheet');
  if (startsWith(content, 0x50, 0x4b)) {
    const { cells, oddCells, sheetNames } = await parseXlsx(content, limits);
    const data = dataOf(cells, limits);
    const below = oddCells.map((odd) => ({ ...odd, row: odd.row - data.headRow })).filter(({ row }) => row >= 0);
    return { ...data, sheetNames, ...(below.length > 0 && { oddCells: below }) };
  }
  return dataOf(parseCsv(decodeText(content)), limits);
}

function startsWith(content: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => content[index] === byte);
}

function dataOf(cells: string[][], { maxRows }: SheetLimits): SheetData {
  const head = cells.findIndex(hasText);
  const [heads = [], ...rows] = cells.slice(head, cells.findLastIndex(hasText) + 1);
  if (head < 0) throw new SheetReadError('empty');
  if (rows.length > maxRows) throw new SheetReadError('tooManyRows');
  const width = Math.max(...widths([heads, ...rows]));
  return { heads: toWidth(heads, width), rows: rows.map((row) => toWidth(row, width)), headRow: head + 1 };
}

function hasText(row: readonly string[]): boolean {
  return row.some((cell) => cell !== '');
}

/** How many columns rows have, without empty ones at the end; each number once, for there may be more rows than arguments. */
function widths(rows: readonly string[][]): Set<number> {
  return new Set(rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
}

function toWidth(row: string[], width: number): string[] {
  return row.length >= width ? row.slice(0, width) : [...row, ...Array.from({ length: width - row.length }, () => '')];
}
