import type { ImportRows } from '../rows/import-rows.ts';

/** A place among the rows: the row by its index, the column as the field's index. */
export interface GridCell {
  row: number;
  column: number;
}

/** Another cell has the focus (the default), is edited, or is no longer edited because the focus has gone elsewhere. */
export type ActiveChange = (cell: GridCell, mode?: 'focus' | 'edit' | 'leave') => void;

/** The column with the row's number and whether it is imported. */
export const rowColumn = -1;

/** The next cell with an issue, or the one before, in reading order; from the end it goes on at the other end. */
export function nextIssue(rows: ImportRows, from: GridCell | undefined, step: 1 | -1 = 1): GridCell | undefined {
  const bad = rows.badRows();
  const cellsOf = (row: number | undefined): GridCell[] =>
    row === undefined ? [] : [...rows.issuesOf(row).keys()].sort((a, b) => a - b).map((column) => ({ row, column }));
  const here = from ?? { row: step === 1 ? -1 : Infinity, column: rowColumn };
  const inRow = cellsOf(here.row).filter(({ column }) => (column - here.column) * step > 0);
  const place = firstFrom(bad, here.row);
  const isHere = bad[place] === here.row;
  const other = step === 1 ? (bad[place + (isHere ? 1 : 0)] ?? bad[0]) : (bad[place - 1] ?? bad.at(-1));
  const cells = inRow.length > 0 ? inRow : cellsOf(other);
  return step === 1 ? cells[0] : cells.at(-1);
}

/** Where a row stands in a list of rows in their order, or would stand. */
export function firstFrom(rows: readonly number[], row: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rows of both lists in their order, each once. */
export function unionOf(some: readonly number[], others: readonly number[]): readonly number[] {
  return [...new Set([...some, ...others])].sort((a, b) => a - b);
}
