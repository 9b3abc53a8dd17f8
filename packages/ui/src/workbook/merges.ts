import { columnNumber } from './column-number.ts';
import { WorkbookError } from './workbook-error.ts';
import { xmlAttribute } from './xml/xml-attribute.ts';

/** Cells that are shown as one, by the indices of the first and the last row and column. Its value stands in the first of them. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** What a `mergeCell` of a worksheet says. Throws `WorkbookError`. */
export function mergeOf(attributes: string): Merge {
  const [, left = '', top = '', right = left, bottom = top] = range.exec(xmlAttribute(attributes, 'ref')) ?? [];
  if (top === '') throw new WorkbookError('damaged');
  return { top: Number(top) - 1, left: columnNumber(left) - 1, bottom: Number(bottom) - 1, right: columnNumber(right) - 1 };
}

const range = /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/;

/**
 * Gives the value of merged cells to the rows that they cover, in the column where it stands: below the first row the file leaves it out.
 * Rows that hold nothing of their own stay empty. `most` cells are filled; merges that cover more lie upon each other, which throws a
 * `WorkbookError`.
 */
export function fillMerges(cells: unknown[][], merges: readonly Merge[], most: number): void {
  const holdsSomething = cells.map((row) => row.some((cell) => cell !== null));
  let left = most;
  for (const { top, left: column, bottom } of merges) {
    const value = cells[top]?.[column] ?? null;
    if (value === null) continue;
    for (let row = top + 1; row <= bottom && row < cells.length; row += 1) {
      const covered = cells[row];
      if (covered && holdsSomething[row] && (covered[column] ?? null) === null) covered[column] = value;
      left -= 1;
      if (left < 0) throw new WorkbookError('tooLarge');
    }
  }
}
