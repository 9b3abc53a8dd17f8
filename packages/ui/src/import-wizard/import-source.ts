import type { OddCell, SheetData } from '../sheet/sheet-data.ts';
import { findHeads } from '../workbook/find-heads.ts';
import type { ImportField } from './import-field.ts';
import { headNames } from './match-heads.ts';

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

/**
 * What a sheet brings: rows without anything in them are left out, the others keep their lines. Over the heads, which are known by the names of the
 * fields, there may stand a title.
 */
export function sourceOf(name: string, sheet: Omit<SheetData, 'sheetNames'>, fields: readonly ImportField[] = []): ImportSource {
  const { heads, rows, headRow, oddCells = [] } = belowTitle(sheet, fields);
  const filled = rows.flatMap((row, index) => (row.some((text) => text !== '') ? [index] : []));
  return {
    name,
    heads,
    rows: filled.map((index) => rows[index] ?? []),
    lines: filled.map((index) => headRow + 1 + index),
    odd: new Map(oddCells.map(({ row, column, kind }) => [`${headRow + 1 + row}:${column}`, kind])),
  };
}

function belowTitle(sheet: Omit<SheetData, 'sheetNames'>, fields: readonly ImportField[]): Omit<SheetData, 'sheetNames'> {
  const { heads, rows, headRow, oddCells = [] } = sheet;
  const above = findHeads([heads, ...rows], headNames(fields));
  if (above <= 0) return sheet;
  return {
    heads: rows[above - 1] ?? [],
    rows: rows.slice(above),
    headRow: headRow + above,
    oddCells: oddCells.flatMap((odd) => (odd.row < above ? [] : [{ ...odd, row: odd.row - above }])),
  };
}
