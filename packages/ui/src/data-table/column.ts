import type { ReactNode } from 'react';
import type { CellEdit } from './cell-edit.ts';

/** What a column knows of a row besides how it looks: the ground of sorting, filtering, sums and export. */
export type CellValue = string | number | boolean | Date | null | undefined;

/** One column of a `DataTable`. */
export interface Column<Row> {
  key: string;
  /** Head of the column, and the label in front of the value on a phone. */
  title: string;
  /** What stands in the cell; nothing (null, undefined, empty text) shows as a dash. Without it: `value` as text. */
  cell?: (row: Row) => ReactNode;
  /**
   * The value behind the cell. Without it a column is neither sorted nor filtered by in the browser, and is exported as the text of `cell`.
   */
  value?: (row: Row) => CellValue;
  /** Numbers stand right, in figures of equal width. */
  align?: 'right';
  /**
   * Figures have so many decimals, 92 as `92.00` where it is two; none is rounded. For texts and numbers; what `cell` draws must see to
   * that itself.
   */
  decimals?: number;
  /**
   * The width that the column has where there is room, in px: `160px`. What room is left over goes to the columns without one, by their
   * content: leave it out of the one column that makes use of it, a title or a description. What must stay whole brings
   * `whitespace-nowrap`. A head is never cut.
   */
  width?: string;
  /** The least that it is squeezed to where room is scarce. Default: its `width`; without one 72 px, 200 px in the title column. */
  minWidth?: string;
  isSortable?: boolean;
  /**
   * 1: the title of the row's card on a phone (the first column when none says so). 3: left out below 1280 px and on a phone, and on wide
   * pages where the least widths of all columns find no room, from the last one on; `onLeftOutChange` tells which, and a view can keep
   * them.
   */
  priority?: 1 | 2 | 3;
  /** On a phone it stands beside the title of the card: a state. */
  isState?: boolean;
  /** Keys that the column had before: arrangements and links that name them still find it. */
  formerKeys?: readonly string[];
  /** Stands still at this edge while the others scroll, until the reader arranges it otherwise. */
  pin?: 'left' | 'right';
  /** Left out until the reader asks for it. */
  isHidden?: boolean;
  /** The reader cannot leave it out. */
  isRequired?: boolean;
  /** Stands under the column: a sum, a mean; gets the rows that are loaded. */
  footer?: (rows: readonly Row[]) => ReactNode;
  /** Lets the cell be edited in its place. */
  edit?: CellEdit<Row>;
}

/** Which column rows are ordered by. */
export interface Sort {
  /** Key of the column. */
  key: string;
  order: 'asc' | 'desc';
}

/** The column that names the row. */
export function titleColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.priority === 1) ?? columns[0];
}

/** The text behind a cell, for search, export and screen readers: an instant as `YYYY-MM-DD HH:mm` in local time, nothing as empty text. */
export function valueText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  return String(value);
}

function dateText(date: Date): string {
  const [year, ...rest] = [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  const [month, day, hour, minute] = rest.map((part) => String(part).padStart(2, '0'));
  return `${year}-${month}-${day} ${hour}:${minute}`;
}
