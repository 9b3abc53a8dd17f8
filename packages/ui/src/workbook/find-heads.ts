import { headKey } from './head-key.ts';

/**
 * The row in which the heads stand: of the first ten that hold anything the one with the most known ones, for over them there may be a
 * title. The first that holds anything where none is known; -1 where nothing is.
 *
 * @param names All that columns may be called, as `headKey` writes it.
 */
export function findHeads(rows: readonly (readonly string[])[], names: { has: (name: string) => boolean }): number {
  const first = rows.findIndex(hasText);
  let found = { row: first, known: 0 };
  let looked = 0;
  for (let row = first; row >= 0 && row < rows.length && looked < 10; row += 1) {
    const cells = rows[row] ?? [];
    if (!hasText(cells)) continue;
    looked += 1;
    const known = cells.filter((cell) => names.has(headKey(cell))).length;
    if (known > found.known) found = { row, known };
  }
  return found.row;
}

function hasText(row: readonly string[]): boolean {
  return row.some((cell) => cell !== '');
}
