import type { List } from './use-list.ts';

/** Reads every row that a list's filters let through, a page after the other. */
export type ReadMatching<Row> = (signal: AbortSignal, order?: 'asSeen' | 'steady') => AsyncGenerator<readonly Row[]>;

/** Reads all that matches: `asSeen` in the order of the list; `steady` in one where rows that come or change meanwhile move no others. */
export function readerOf<Row, Filters extends object>({ source, match }: List<Row, Filters>): ReadMatching<Row> {
  return async function* read(signal, order = 'asSeen') {
    const sort = order === 'steady' ? (source.steadySort ?? ({ key: 'id', order: 'asc' } as const)) : match.sort;
    for (let page = 1; ; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known after this one
      const { rows } = await source.page({ ...match, sort, size: pageSize, page }, { signal });
      if (rows.length > 0) yield rows;
      if (rows.length < pageSize) return;
    }
  };
}

const pageSize = 500;
