import type { CellValue } from '../data-table/column.ts';

/** What a file is made of before its rows come. */
export interface SheetPlan {
  format: 'csv' | 'xlsx';
  /** Made fit for a spreadsheet where it is not. */
  sheetName: string;
  columns: readonly SheetColumn[];
}

export interface SheetColumn {
  title: string;
  /** In characters. Absent: as wide as the first rows need. */
  width?: number | undefined;
}

/** Takes rows as they come and packs them at once; only what is packed stays in memory. */
export interface SheetWriter {
  add: (rows: readonly (readonly CellValue[])[]) => void;
  finish: () => PackedSheet;
}

/** The file, and what has to be said about it. */
export interface PackedSheet {
  file: Blob;
  /** More than one when a worksheet was full. */
  sheets: number;
  /** Cells of a workbook whose text was over 32,767 characters and was cut. */
  cutCells: number;
  /** The first of them, such as `B7`. */
  firstCut: string | undefined;
}
