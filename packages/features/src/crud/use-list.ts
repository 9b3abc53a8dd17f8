import type { AnswerOf } from '@saiwu/api-client';
import { countedUpTo } from '@saiwu/openapi';
import { decodeView, selectedCount, type Sort } from '@saiwu/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { useApi } from '../lib/api.tsx';
import { useUrlState } from '../lib/url-state.ts';
import { operationOf, type ModelOf, type Resource, type ResourceName, type RowOf } from './resource.ts';
import { useSelection } from './use-selection.ts';

export type FiltersOf<Filters> = Partial<z.output<z.ZodObject<Filters & z.core.$ZodShape>>>;

export interface ListOptions<Name extends ResourceName> {
  /** Filters that the reader cannot change: the contest whose projects are listed. Keep the object stable. */
  fixed?: Partial<ModelOf<Name>>;
}

/** The second level: a resource's list with filters, sort, page and size in the address, and the selection. */
export function useList<Name extends ResourceName, Labels, Filters>(
  resource: Resource<Name, Labels, Filters>,
  { fixed }: ListOptions<Name> = {},
) {
  const { queryOf } = useApi();
  const schema = useMemo(() => z.object({ ...resource.filters?.partial().shape, ...paging }), [resource]);
  const [state, setUrl] = useUrlState(schema);
  const setState: (change: object) => void = setUrl;
  const { page, size, sort, order, view, ...filters } = state;
  const match = matching(filters, fixed, { sort, order: order === 'asc' ? 'ascending' : 'descending' });
  const { selection, setSelection, changeSelection } = useSelection({ model: match.model, extra: match.extra });

  const pageOf = operationOf(resource.name, 'page') as Stand; // every resource name has a page operation, and all take the same request
  const query = useQuery({
    ...queryOf(pageOf, { body: { ...match, size, current: page } }),
    placeholderData: keepPreviousData,
  });
  const answer = query.data as unknown as (Omit<AnswerOf<Stand>, 'records'> & { records: RowOf<Name>[] }) | undefined; // rows of the resource that was asked for
  const counted = Number(answer?.total ?? 0);
  const hasSelection = selection.kind === 'allExcept' || selection.keys.size > 0;
  // whoever may choose all that match is told how many that are
  const exact = useQuery({
    ...queryOf(pageOf, { body: { ...match, extra: { ...match.extra, totalKind: 'exact' }, size: 1, current: 1 } }),
    enabled: hasSelection && counted >= countedUpTo,
  });
  const total = hasSelection && exact.data ? Number(exact.data.total) : counted;

  const last = Math.max(1, Math.ceil(counted / size));
  const isBeyond = page > last && answer?.records.length === 0 && !query.isPlaceholderData;
  // what was deleted took the page with it
  useEffect(() => {
    if (isBeyond) setUrl({ page: last });
  }, [isBeyond, last, setUrl]);

  return {
    resource,
    query,
    rows: answer?.records ?? [],
    total,
    /** Beyond 10,000 the number is a lower bound, as long as nothing is chosen. */
    isTotalExact: counted < countedUpTo || (hasSelection && exact.data !== undefined),
    /** What a page or an export asks for, without the page. */
    match,
    filters: filters as FiltersOf<Filters>, // what is left of the state after paging
    isFiltered: Object.values(filters).some((value) => value !== undefined),
    setFilters: (change: FiltersOf<Filters>) => setState({ ...change, page: 1 }),
    /** The address says nothing of its own. */
    isUntouched: view === undefined && JSON.stringify(state) === JSON.stringify(schema.parse({})),
    /** An arrangement of columns that came with a link, encoded. */
    sharedView: view,
    leaveSharedView: () => view !== undefined && setState({ view: undefined }),
    /** Filters and sort at once, as a saved view has them; what it does not name is as at first. */
    show: (next: { filters: object; sort: Sort | undefined }) => {
      const first = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, undefined]));
      setState({ ...first, size, ...next.filters, sort: next.sort?.key, order: next.sort?.order });
    },
    page,
    size,
    setPage: (next: number) => setState({ page: next }),
    setSize: (next: number) => setState({ size: next, page: 1 }),
    sort: { key: sort, order } satisfies Sort,
    /** Without a sort the newest come first. */
    setSort: (next: Sort | undefined) => setState({ sort: next?.key ?? 'id', order: next?.order ?? 'desc', page: 1 }),
    /** The chosen rows on all pages, kept until other filters match others. */
    selection,
    setSelection,
    changeSelection,
    chosenCount: selectedCount(selection, total),
  };
}

export type List<Name extends ResourceName, Labels, Filters> = ReturnType<typeof useList<Name, Labels, Filters>>;

type Stand = 'parameter.page';

const paging = {
  page: z.int().min(1).max(1_000_000).default(1),
  size: z.int().min(1).max(1000).default(10),
  sort: z
    .string()
    .regex(/^\w{1,100}$/)
    .default('id'),
  order: z.enum(['asc', 'desc']).default('desc'),
  view: z
    .string()
    .max(8000)
    .refine((text) => decodeView(text) !== undefined)
    .optional(),
};

function matching(filters: Record<string, unknown>, fixed: object | undefined, sorting: { sort: string; order: string }) {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return {
    model: { ...Object.fromEntries(given.filter((entry) => !isRange(entry))), ...fixed },
    extra: Object.fromEntries(given.filter(isRange).map(([key, value]) => [key, String(value)])),
    ...sorting,
  };
}

function isRange([key]: [string, unknown]): boolean {
  return /_(st|ed)$/.test(key);
}
