import { useApi } from '../lib/api.tsx';
import { operationOf, type ResourceName, type RowOf } from './resource.ts';
import type { List } from './use-list.ts';

/** Reads every row that a list's filters let through, a page after the other. */
export type ReadMatching<Row> = (signal: AbortSignal, order?: 'asSeen' | 'steady') => AsyncGenerator<readonly Row[]>;

/** Reads all that matches: `asSeen` in the order of the list; `steady` by id, where rows that come or change meanwhile move no others. */
export function useMatching<Name extends ResourceName, Labels, Filters>(list: List<Name, Labels, Filters>): ReadMatching<RowOf<Name>> {
  const { call } = useApi();
  const pageOf = operationOf(list.resource.name, 'page') as 'parameter.page'; // every resource name has a page operation, and all take the same request

  return async function* read(signal, order = 'asSeen') {
    const sorting = order === 'steady' ? { sort: 'id', order: 'ascending' } : {};
    for (let current = 1; ; current += 1) {
      // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known after this one
      const { records } = await call(pageOf, { body: { ...list.match, ...sorting, size: pageSize, current }, signal });
      if (records.length > 0) yield records as unknown as RowOf<Name>[]; // rows of the resource that was asked for
      if (records.length < pageSize) return;
    }
  };
}

const pageSize = 500;
