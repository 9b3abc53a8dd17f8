import { collationKeys } from './collation-keys.ts';
import type { CellValue, Column, Sort } from '../column.ts';

/**
 * Rows in the order of a column: prepared keys are compared instead of values, equal ones stay as they were, those without a value come
 * last either way.
 */
export class RowSorter<Row> {
  readonly #rows: readonly Row[];
  readonly #locale: string;
  #column: Column<Row> | undefined;
  /** By row: the rank of its value among the different values, or -1 without one. */
  #ranks: Int32Array | undefined;
  #rankCount = 0;

  /** `locale` is the language that texts are sorted in, BCP 47. */
  constructor(rows: readonly Row[], locale: string) {
    this.#rows = rows;
    this.#locale = locale;
  }

  /** Places of rows in the sort's order. `among` are the places to order, in their original order; all of them when absent. */
  order(column: Column<Row>, order: Sort['order'], among?: Int32Array): Int32Array {
    const ranks = this.#ranksOf(column);
    const places = among ?? identity(this.#rows.length);
    // A rank and the place behind it in one number: the engine's own sort of numbers then needs no comparator.
    const keyed = new Float64Array(places.length);
    const last = this.#rankCount;
    places.forEach((row, place) => {
      const rank = ranks[row] ?? -1;
      const turned = rank < 0 ? last : order === 'asc' ? rank : last - 1 - rank;
      keyed[place] = turned * placeRoom + place;
    });
    keyed.sort();
    return Int32Array.from(keyed, (key) => places[key % placeRoom] ?? 0);
  }

  #ranksOf(column: Column<Row>): Int32Array {
    if (this.#column === column && this.#ranks !== undefined) return this.#ranks;
    const values = this.#rows.map((row) => comparable(column.value?.(row)));
    const isText = values.some((value) => typeof value === 'string');
    const { ranks, count } = isText ? textRanks(values, this.#locale) : numberRanks(values);
    this.#column = column;
    this.#ranks = ranks;
    this.#rankCount = count;
    return ranks;
  }
}

const placeRoom = 2 ** 26;

function identity(length: number): Int32Array {
  const places = new Int32Array(length);
  for (let place = 0; place < length; place += 1) places[place] = place;
  return places;
}

function comparable(value: CellValue): string | number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
}

function textRanks(values: readonly (string | number | undefined)[], locale: string) {
  const keys = collationKeys(
    values.map((value) => (value === undefined ? '' : String(value))),
    locale,
  );
  const sorted = [...new Set(keys)].sort();
  const rankOf = new Map(sorted.map((key, rank) => [key, rank]));
  return { ranks: Int32Array.from(keys, (key, row) => (values[row] === undefined ? -1 : (rankOf.get(key) ?? -1))), count: sorted.length };
}

function numberRanks(values: readonly (string | number | undefined)[]) {
  const numbers = Float64Array.from(values, (value) => (typeof value === 'number' ? value : Number.NaN));
  const sorted = [...new Set(numbers.filter((value) => !Number.isNaN(value)))].sort((a, b) => a - b);
  const rankOf = new Map(sorted.map((value, rank) => [value, rank]));
  return { ranks: Int32Array.from(numbers, (value) => rankOf.get(value) ?? -1), count: sorted.length };
}
