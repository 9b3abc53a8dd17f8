import type { AnswerOf } from '@saiwu/api-client';
import type { Sort } from '@saiwu/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { useApi } from '../lib/api.tsx';
import { useUrlState } from '../lib/url-state.ts';
import { operationOf, type ModelOf, type Resource, type ResourceName, type RowOf } from './resource.ts';

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
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { page, size, sort, order, ...filters } = state;
  const match = matching(filters, fixed, { sort, order: order === 'asc' ? 'ascending' : 'descending' });

  const pageOf = operationOf(resource.name, 'page') as Stand; // every resource name has a page operation, and all take the same request
  const query = useQuery({
    ...queryOf(pageOf, { body: { ...match, size, current: page } }),
    placeholderData: keepPreviousData,
  });
  const answer = query.data as unknown as (Omit<AnswerOf<Stand>, 'records'> & { records: RowOf<Name>[] }) | undefined; // rows of the resource that was asked for

  function setFilters(change: FiltersOf<Filters>) {
    setSelected(new Set());
    setState({ ...change, page: 1 });
  }

  return {
    resource,
    query,
    rows: answer?.records ?? [],
    total: Number(answer?.total ?? 0),
    /** What a page or an export asks for, without the page. */
    match,
    filters: filters as FiltersOf<Filters>, // what is left of the state after paging
    isFiltered: Object.values(filters).some((value) => value !== undefined),
    setFilters,
    page,
    size,
    setPage: (next: number) => setState({ page: next }),
    setSize: (next: number) => setState({ size: next, page: 1 }),
    sort: { key: sort, order } satisfies Sort,
    /** Without a sort the newest come first. */
    setSort: (next: Sort | undefined) => setState({ sort: next?.key ?? 'id', order: next?.order ?? 'desc', page: 1 }),
    selected,
    setSelected,
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
