import type { ReactNode } from 'react';

/** One column of a `DataTable`. */
export interface Column<Row> {
  key: string;
  /** Head of the column, and the label in front of the value on a phone. */
  title: string;
  /** What stands in the cell; nothing (null, undefined, empty text) shows as a dash. */
  cell: (row: Row) => ReactNode;
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
}

/** Which column rows are ordered by. */
export interface Sort {
  /** Key of the column. */
  key: string;
  order: 'asc' | 'desc';
}

/** Which rows are chosen; keys may lie on other pages. */
export interface Selection<Row> {
  keys: ReadonlySet<string>;
  onChange: (keys: Set<string>) => void;
  /** True, or the reason why this row cannot be chosen. */
  isSelectable?: (row: Row) => true | string;
}

/** The column that names the row. */
export function titleColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.priority === 1) ?? columns[0];
}
