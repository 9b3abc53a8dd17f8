import type { OddCell, SheetData } from '../../sheet/sheet-data.ts';
import { readHeads } from '../../workbook/read-heads.ts';
import type { ImportField } from '../import-field.ts';
import { headNames } from './match-heads.ts';

/** The rows of a file as they came. */
export interface ImportSource {
  /** Name of the file. */
  name: string;
  heads: readonly string[];
  /** The heads were put together from two rows. */
  isTwoRows?: boolean;
  rows: readonly (readonly string[])[];
  /** The line in the file of each row, from 1. */
  lines: readonly number[];
  /** Lines that the sheet does not show. */
  hiddenLines?: ReadonlySet<number>;
  /** Cells whose text is not what somebody typed: their kind by `line:head`. */
  odd?: ReadonlyMap<string, OddCell['kind']>;
  /** Cells that show a number padded, or with a text beside it: the number alone by `line:head`. */
  numbers?: ReadonlyMap<string, string>;
  /** Where the file has several sheets. */
  sheets?: ImportSheets;
}

/** The sheets of a file, to choose another one. */
export interface ImportSheets {
  file: Blob;
  names: readonly string[];
  /** Which of them are not shown. */
  hidden: readonly string[];
  /** The one that was read. */
  chosen: string;
}

/**
 * What a sheet brings: rows without anything in them are left out, the others keep their lines. Over the heads, which are known by the
 * names of the fields, there may stand a title; they may go over two rows. `file`: where other sheets of it may be chosen.
 */
export function sourceOf(name: string, sheet: SheetData, fields: readonly ImportField[] = [], file?: Blob): ImportSource {
  const { heads, rows, headRow, oddCells = [], numbers = [], hiddenRows = [], isTwoRows } = belowTitle(sheet, fields);
  const filled = rows.flatMap((row, index) => (row.some((text) => text !== '') ? [index] : []));
  const lineOf = (row: number) => headRow + 1 + row;
  const sheets = sheetsOf(sheet, file);
  return {
    name,
    heads,
    isTwoRows,
    rows: filled.map((index) => rows[index] ?? []),
    lines: filled.map(lineOf),
    hiddenLines: new Set(hiddenRows.map(lineOf)),
    odd: new Map(oddCells.map(({ row, column, kind }) => [`${lineOf(row)}:${column}`, kind])),
    numbers: new Map(numbers.map(({ row, column, text }) => [`${lineOf(row)}:${column}`, text])),
    ...(sheets && { sheets }),
  };
}

function belowTitle(sheet: SheetData, fields: readonly ImportField[]): SheetData & { isTwoRows: boolean } {
  const { rows, headRow, oddCells = [], numbers = [], hiddenRows = [], spans = [] } = sheet;
  // here the heads of the sheet are the first row
  const wide = spans.map((span) => ({ ...span, top: span.top + 1, bottom: span.bottom + 1 }));
  const found = readHeads([sheet.heads, ...rows], headNames(fields), wide);
  const above = Math.max(0, found.row);
  const left = <T extends { row: number }>(cells: readonly T[]) =>
    cells.flatMap((cell) => (cell.row < above ? [] : [{ ...cell, row: cell.row - above }]));
  return {
    heads: found.row < 0 ? sheet.heads : found.texts,
    rows: rows.slice(above),
    headRow: headRow + above,
    isTwoRows: found.isTwoRows,
    oddCells: left(oddCells),
    numbers: left(numbers),
    hiddenRows: hiddenRows.flatMap((row) => (row < above ? [] : [row - above])),
  };
}

function sheetsOf({ sheetNames = [], hiddenSheets = [], sheetName }: SheetData, file: Blob | undefined): ImportSheets | undefined {
  if (file === undefined || sheetName === undefined || sheetNames.length < 2) return undefined;
  return { file, names: sheetNames, hidden: hiddenSheets, chosen: sheetName };
}
