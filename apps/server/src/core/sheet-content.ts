/**
 * One sheet of a file: cells as trimmed text, as they are shown; dates as `2026-09-01` or `2026-09-01 08:30:00`. Empty rows at the end are
 * left out. Rows and columns by their indices.
 */
export interface SheetContent {
  rows: string[][];
  /** Cells whose text is not what a person typed, if any. */
  oddCells?: OddCell[];
  /** Cells that show a number padded with zeros or with a text beside it, if any: the number alone. */
  numbers?: { row: number; column: number; text: string }[];
  /** Merged cells that go over several columns, as far down as heads may be, if any. */
  spans?: { top: number; left: number; bottom: number; right: number }[];
  /** Rows that are not shown, if any. */
  hiddenRows?: number[];
  /** Where the file has several sheets: which was read, and the others. */
  sheets?: { read: string; others: string[] };
}

/** A cell that a workbook keeps as something else than text, and so perhaps not as its author meant it. */
export interface OddCell {
  row: number;
  column: number;
  /**
   * `longNumber`: of more than 15 digits, the rest of which is lost. `boolean`: true or false. `date`: what spreadsheets make of texts
   * that look like one. `error`: the result of a formula that failed, such as `#N/A`. `format`: a number that its format shows otherwise,
   * as `45,002`, `4501200%` or nothing. `unstorable`: a text with half of a character, or with a NUL, which no column can keep.
   */
  kind: 'longNumber' | 'boolean' | 'date' | 'error' | 'format' | 'unstorable';
}
