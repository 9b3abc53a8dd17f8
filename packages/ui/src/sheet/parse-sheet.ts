import { decodeText } from './decode-text.ts';
import { parseCsv } from './parse-csv.ts';
import { parseXlsx, type XlsxData } from './parse-xlsx.ts';
import type { SheetData, SheetLimits } from './sheet-data.ts';
import { SheetReadError } from './sheet-read-error.ts';

/** Reads a sheet by what is in the file, whatever its name says. Throws `SheetReadError`. */
export async function parseSheet(content: Uint8Array, limits: SheetLimits): Promise<SheetData> {
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetReadError('notASheet');
  if (startsWith(content, 0x50, 0x4b)) {
    const { cells, oddCells, numbers, hiddenRows, spans, ...names } = await parseXlsx(content, limits);
    const data = dataOf(cells, limits);
    return { ...data, ...names, ...factsBelow(data.headRow, { oddCells, numbers, hiddenRows, spans }) };
  }
  return dataOf(parseCsv(decodeText(content)), limits);
}

/** What there is to say of cells and rows, by their indices below the heads; nothing of what nothing is to be said of. */
function factsBelow(
  from: number,
  { oddCells, numbers, hiddenRows, spans }: Pick<XlsxData, 'oddCells' | 'numbers' | 'hiddenRows' | 'spans'>,
): Pick<SheetData, 'oddCells' | 'numbers' | 'hiddenRows' | 'spans'> {
  const below = <T extends { row: number }>(cells: readonly T[]) =>
    cells.map((cell) => ({ ...cell, row: cell.row - from })).filter(({ row }) => row >= 0);
  const odd = below(oddCells);
  const alone = below(numbers);
  const hidden = hiddenRows.map((row) => row - from).filter((row) => row >= 0);
  const wide = spans.map(({ top, bottom, ...sides }) => ({ ...sides, top: top - from, bottom: bottom - from }));
  return {
    ...(odd.length > 0 && { oddCells: odd }),
    ...(alone.length > 0 && { numbers: alone }),
    ...(hidden.length > 0 && { hiddenRows: hidden }),
    ...(wide.length > 0 && { spans: wide }),
  };
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
