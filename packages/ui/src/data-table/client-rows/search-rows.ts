import { valueText, type Column } from '../column.ts';

/**
 * Finds the rows in which every word of a search occurs, in any column with a `value`, without regard to case. One prepared line a row
 * makes a keystroke quick.
 */
export class RowSearcher<Row> {
  readonly #rows: readonly Row[];
  readonly #columns: readonly Column<Row>[];
  #lines: string[] | undefined;
  /** What was found last: a longer search can only find among these. */
  #last: { text: string; found: Int32Array } | undefined;

  constructor(rows: readonly Row[], columns: readonly Column<Row>[]) {
    this.#rows = rows;
    this.#columns = columns.filter((column) => column.value !== undefined);
  }

  /** Places of the rows that match, in their order; undefined when the search is empty and all do. */
  find(search: string): Int32Array | undefined {
    const text = search.trim().toLocaleLowerCase();
    if (text === '') return undefined;
    if (this.#last?.text === text) return this.#last.found;
    this.#lines ??= this.#rows.map((row) => this.#lineOf(row));
    const words = text.split(/\s+/);
    const among = this.#last !== undefined && text.startsWith(this.#last.text) ? this.#last.found : undefined;
    const found = new Int32Array(among?.length ?? this.#rows.length);
    let count = 0;
    for (let step = 0; step < found.length; step += 1) {
      const row = among?.[step] ?? step;
      const line = this.#lines[row] ?? '';
      if (words.every((word) => line.includes(word))) {
        found[count] = row;
        count += 1;
      }
    }
    this.#last = { text, found: found.slice(0, count) };
    return this.#last.found;
  }

  /** A line break between the values, so that no search finds across two of them. */
  #lineOf(row: Row): string {
    return this.#columns
      .map((column) => valueText(column.value?.(row)))
      .join('\n')
      .toLocaleLowerCase();
  }
}
