/** The value of a cell. Text stays text, whatever it looks like. */
export type Cell = string | number | null;

/** The shape of an exported table: everything but its rows. */
export interface SheetLayout {
  /** At most 31 characters; characters that spreadsheets refuse are replaced. */
  sheetName: string;
  /** A line of its own over the headings. */
  title?: string;
  columns: SheetColumn[];
  /** Lines on a second sheet. */
  notes?: { sheetName: string; lines: string[] };
}

export interface SheetColumn {
  title: string;
  /** In characters; a Chinese one counts two. */
  width?: number;
  /**
   * `number`: decimal text becomes a number. `time`: `yyyy-MM-dd`, with ` HH:mm:ss` or without, becomes a date. Any other text stays
   * text.
   */
  kind?: 'text' | 'number' | 'time';
}
