/** The first sheet of a file: cells as trimmed text, dates as `2026-09-01` or `2026-09-01 08:30:00`, numbers plain. Empty rows at the end are left out. */
export interface SheetContent {
  rows: string[][];
  /** Cells whose text is not what somebody typed, if any. */
  oddCells?: OddCell[];
}

/** A cell that a workbook keeps as something else than text, which may not be what was meant; row and column as indices. */
export interface OddCell {
  row: number;
  column: number;
  /** `longNumber`: of more than 15 digits, the rest of which is lost. `boolean`: true or false. `error`: what a formula gave that failed, such as `#N/A`. */
  kind: 'longNumber' | 'boolean' | 'error';
}
