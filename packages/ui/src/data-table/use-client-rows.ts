import { useMemo } from 'react';
import { useWords } from '../words.tsx';
import type { Column, Sort } from './column.ts';
import { RowSearcher } from './client-rows/search-rows.ts';
import { RowSorter } from './client-rows/sort-rows.ts';

export interface ClientRowsOptions {
  sort?: Sort;
  /** Every word of it must occur in a row. */
  search?: string;
  /** From 1; without a size there is one page of all. */
  page?: number;
  size?: number;
}

export interface ClientRows<Row> {
  /** The rows of this page, for `DataTable`. */
  rows: readonly Row[];
  /** How many match, on all pages. */
  total: number;
}

/**
 * Sorts, searches and pages rows that are all in the browser, by the `value` of each column; 100,000 rows stay quick. Keep `rows` and
 * `columns` stable.
 */
export function useClientRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, search = '', page = 1, size }: ClientRowsOptions,
): ClientRows<Row> {
  const { locale } = useWords();
  const searcher = useMemo(() => new RowSearcher(rows, columns), [rows, columns]);
  const sorter = useMemo(() => new RowSorter(rows, locale), [rows, locale]);
  const matching = useMemo(() => {
    const found = searcher.find(search);
    const column = sort && columns.find(({ key, value }) => key === sort.key && value !== undefined);
    const places = sort && column ? sorter.order(column, sort.order, found) : found;
    return places === undefined ? rows : Array.from(places, (place) => rows[place] as Row); // places are places of rows
  }, [rows, columns, searcher, sorter, sort, search]);
  return useMemo(
    () => ({ rows: size === undefined ? matching : matching.slice((page - 1) * size, page * size), total: matching.length }),
    [matching, page, size],
  );
}
