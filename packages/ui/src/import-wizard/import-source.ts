import type { SheetData } from '../sheet/sheet-data.ts';

/** The rows of a file as they came. */
export interface ImportSource {
  /** Name of the file. */
  name: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The line in the file of each row, from 1. */
  lines: readonly number[];
}

/** What a sheet brings: rows without anything in them are left out, the others keep their lines. */
export function sourceOf(name: string, { heads, rows, headRow }: Pick<SheetData, 'heads' | 'rows' | 'headRow'>): ImportSource {
  const filled = rows.flatMap((row, index) => (row.some((text) => text !== '') ? [index] : []));
  return {
    name,
    heads,
    rows: filled.map((index) => rows[index] ?? []),
    lines: filled.map((index) => headRow + 1 + index),
  };
}
