import { columnName } from './cell-xml.ts';

/** Writes rows of one worksheet as XML, each below the one before. */
export interface RowWriter<Value> {
  /** The number of the row that was written last. */
  readonly last: number;
  write: (rows: readonly (readonly Value[])[]) => string;
}

/**
 * `cellOf` gives a cell from behind its address to its end, or an empty text where there is none; `above`: how many rows are there already.
 */
export function rowWriter<Value>(
  columns: number,
  cellOf: (value: Value | undefined, column: number, row: number) => string,
  above = 0,
): RowWriter<Value> {
  const starts = Array.from({ length: columns }, (_, column) => `<c r="${columnName(column)}`);
  let last = above;
  return {
    get last() {
      return last;
    },
    write(rows) {
      let xml = '';
      for (const row of rows) {
        last += 1;
        xml += `<row r="${last}">`;
        for (let column = 0; column < columns; column++) {
          const cell = cellOf(row[column], column, last);
          if (cell !== '') xml += `${starts[column]}${last}${cell}`;
        }
        xml += '</row>';
      }
      return xml;
    },
  };
}
