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
  /** The value behind the cell. Without it a column is neither sorted nor filtered by in the browser, and is exported as the text of `cell`. */
  value?: (row: Row) => CellValue;
  /** Numbers stand right, in figures of equal width. */
  align?: 'right';
  /**
   * A CSS width that the column keeps: `160px`. Without one it takes the room of its content, up to 24rem, and long text is cut where room is scarce
   * (down to 72 px, in the title column to 200 px); what must stay whole brings `whitespace-nowrap`.
   */
  width?: string;
  isSortable?: boolean;
  /** 1: the title of the row's card on a phone (the first column when none says so). 3: left out below 1280 px, and on a phone. */
  priority?: 1 | 2 | 3;
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
