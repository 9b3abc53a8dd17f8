import type { Merge } from '../workbook/merges.ts';

/** What a sheet holds: cells as trimmed text, as they are shown; days as `2026-09-01`, moments as `2026-09-01 08:30`. */
export interface SheetData {
  /** The first row that has anything in it. */
  heads: string[];
  /** The rows below, each as long as `heads`. Empty rows at the end are left out, those between are kept, so that row numbers hold. */
  rows: string[][];
  /** The row of the file in which the heads stand, from 1: row `index` of `rows` is row `headRow + 1 + index` there. */
  headRow: number;
  /** Names of all sheets of a workbook. */
  sheetNames?: string[];
  /** Which of them are not shown. */
  hiddenSheets?: string[];
  /** The one that was read. */
  sheetName?: string;
  /** Cells of `rows` whose text is not what somebody typed. */
  oddCells?: OddCell[];
  /** Cells of `rows` that show a number padded with zeros or with a text beside it: the number alone. */
  numbers?: NumberCell[];
  /** Indices in `rows` of those that the sheet does not show, by hand or by a filter. */
  hiddenRows?: number[];
  /** Merged cells that go over several columns, as far down as heads may stand; rows by their indices in `rows`, the heads are -1. */
  spans?: Merge[];
}

/** The number of a cell that shows something else. */
export interface NumberCell {
  /** Index in `rows`. */
  row: number;
  column: number;
  text: string;
}

/** A cell that a workbook keeps as something else than text, which may not be what was meant. */
export interface OddCell {
  /** Index in `rows`. */
  row: number;
  column: number;
  /**
   * `longNumber`: of more than 15 digits, the rest of which is lost. `boolean`: true or false. `date`: what spreadsheets make of texts that
   * look like one. `error`: what a formula gave that failed, such as `#N/A`. `format`: a number that its format shows otherwise, as
   * `45,002`, `4501200%` or nothing. `unstorable`: a text with half of a character, or with a NUL, which is kept nowhere.
   */
  kind: 'longNumber' | 'boolean' | 'date' | 'error' | 'format' | 'unstorable';
}

/** What is taken of a file. */
export interface SheetLimits {
  /** Rows below the heads. */
  maxRows: number;
  /** Name of the sheet to read. Absent: the first that is shown. */
  sheetName?: string | undefined;
  /** What columns may be called, as `headKey` writes it: where no sheet is named, the one that has most of them is read. */
  heads?: readonly string[] | undefined;
}
