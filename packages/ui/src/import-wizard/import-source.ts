import type { OddCell, SheetData } from '../sheet/sheet-data.ts';

/** The rows of a file as they came. */
export interface ImportSource {
  /** Name of the file. */
  name: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The line in the file of each row, from 1. */
  lines: readonly number[];
  /** Cells whose text is not what somebody typed: their kind by `line:head`. */
  odd?: ReadonlyMap<string, OddCell['kind']>;
}

/** What a sheet brings: rows without anything in them are left out, the others keep their lines. */
export function sourceOf(name: string, { heads, rows, headRow, oddCells = [] }: Omit<SheetData, 'sheetNames'>): ImportSource {
  const filled = rows.flatMap((row, index) => (row.some((text) => text !== '') ? [index] : []));
  return {
    name,
    heads,
    rows: filled.map((index) => rows[index] ?? []),
    lines: filled.map((index) => headRow + 1 + index),
    odd: new Map(oddCells.map(({ row, column, kind }) => [`${headRow + 1 + row}:${column}`, kind])),
  };
}
