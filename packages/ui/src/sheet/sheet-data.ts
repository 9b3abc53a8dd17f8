/** What a sheet holds: cells as trimmed text, days as `2026-09-01`, moments as `2026-09-01 08:30`, numbers plain. */
export interface SheetData {
  /** The first row that has anything in it. */
  heads: string[];
  /** The rows below, each as long as `heads`. Empty rows at the end are left out, those between are kept, so that row numbers hold. */
  rows: string[][];
  /** The row of the file in which the heads stand, from 1: row `index` of `rows` is row `headRow + 1 + index` there. */
  headRow: number;
  /** Names of all sheets of a workbook. */
  sheetNames?: string[];
  /** Cells of `rows` whose text is not what somebody typed. */
  oddCells?: OddCell[];
}

/** A cell that a workbook keeps as something else than text, which may not be what was meant. */
export interface OddCell {
  /** Index in `rows`. */
  row: number;
  column: number;
  /** `longNumber`: of more than 15 digits, the rest of which is lost. `boolean`: true or false. `error`: what a formula gave that failed, such as `#N/A`. */
  kind: 'longNumber' | 'boolean' | 'error';
}

/** What is taken of a file. */
export interface SheetLimits {
  /** Rows below the heads. */
  maxRows: number;
  /** Name of the sheet to read. Absent: the first. */
  sheetName?: string | undefined;
}
