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
  /** A CSS width: `160px`, `20%`. */
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
