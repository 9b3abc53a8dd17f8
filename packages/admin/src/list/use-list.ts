import { decodeView, selectedCount, type Sort } from '@saiwu/ui';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { useUrlState } from '../url/use-url-state.ts';
import { rememberWalk } from '../record/walks.ts';
import { keyIn, keywordField, type ListMatch, type ListPage, type ListSource, type PageRequest } from './list-source.ts';
import { useSelection } from './use-selection.ts';

export interface ListOptions<Row, Filters extends object> {
  /** Filters that the reader cannot change: the contest whose projects are listed. Keep the object stable. */
  fixed?: Partial<Filters> | undefined;
  /** A prefix of the list's fields in the address, where a page has two lists. */
  prefix?: string | undefined;
  /** Rows of a page at first. */
  firstSize?: number | undefined;
  /** Milliseconds until the rows are asked for again, seen or not; false: no more. Nothing on the page says that it happens. */
  refetchAfter?: ((rows: readonly Row[]) => number | false) | undefined;
}

/** The second level: rows with filters, sort, page and size in the address, and the selection. */
export function useList<Row, Filters extends object>(source: ListSource<Row, Filters>, options: ListOptions<Row, Filters> = {}) {
  const { fixed, prefix = '', firstSize = 10, refetchAfter } = options;
  const first = firstSortOf(source);
  const { filters: shown } = source;
  const hasSearch = source.search !== undefined;
  const { key: firstKey, order: firstOrder } = first;
  const schema = useMemo(
    () =>
      prefixed(
        { ...shown?.partial().shape, ...(hasSearch && keyword), ...pagingOf(firstSize, { key: firstKey, order: firstOrder }) },
        prefix,
      ),
    [shown, hasSearch, prefix, firstSize, firstKey, firstOrder],
  );
  const [state, setUrl] = useUrlState(schema);
  const { page, size, sort, order, view, ...filters } = withoutPrefix(state, prefix) as Paging & Partial<Filters>; // the schema's fields, under their own names
  const setState = (change: object) => setUrl(withPrefix(change, prefix));
  const sorting: Sort | undefined = sort === '' ? undefined : { key: sort, order };
  const match: ListMatch<Filters> = { filters: { ...present(filters), ...fixed } as Filters, sort: sorting }; // absent filters are any
  const { selection, setSelection, changeSelection } = useSelection({ name: source.name, scope: source.scope, filters: match.filters });

  const query = useQuery({
    ...pageQuery(source, { ...match, page, size }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data !== undefined && refetchAfter?.(data.rows)) ?? false,
    meta: { isBackground: refetchAfter !== undefined },
  });
  const answer = query.data;
  const counted = answer?.total ?? 0;
  const hasSelection = selection.kind === 'allExcept' || selection.keys.size > 0;
  // a reader who may choose all that match is told how many that are
  const exact = useQuery({
    ...pageQuery(source, { ...match, page: 1, size: 1, needsExactTotal: true }),
    enabled: hasSelection && answer?.isEstimated === true,
  });
  const total = hasSelection && exact.data ? exact.data.total : counted;

  const last = Math.max(1, Math.ceil(counted / size));
  const isBeyond = page > last && answer?.rows.length === 0 && !query.isPlaceholderData;
  // the deleted rows were the whole page
  useEffect(() => {
    if (isBeyond) setUrl(withPrefix({ page: last }, prefix));
  }, [isBeyond, last, prefix, setUrl]);

  useEffect(() => {
    if (answer !== undefined)
      rememberWalk(
        source.name,
        answer.rows.map((row) => keyIn(source, row)),
      );
  }, [answer, source]);

  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return {
    source,
    query,
    rows: answer?.rows ?? [],
    total,
    /** Otherwise the number is a lower bound, as long as nothing is chosen. */
    isTotalExact: answer?.isEstimated !== true || (hasSelection && exact.data !== undefined),
    /** The request of a page or an export, without the page. */
    match,
    filters: filters as Partial<Filters>, // the state without paging
    isFiltered,
    /** There is nothing at all: the first act is shown in place of the rows, and on a phone there alone. */
    isBare: answer !== undefined && total === 0 && !isFiltered,
    /** With a sort: filters and sort change at once. Without one the order stays. */
    setFilters: (change: Partial<Filters>, next?: Sort) =>
      setState({ ...change, page: 1, ...(next && { sort: next.key, order: next.order }) }),
    /** The address says nothing of its own. */
    isUntouched: view === undefined && JSON.stringify(state) === JSON.stringify(schema.parse({})),
    /** An arrangement of columns that came with a link, encoded. */
    sharedView: view,
    /** The name of `sharedView` in the address. */
    viewField: `${prefix}view`,
    leaveSharedView: () => view !== undefined && setState({ view: undefined }),
    /** Filters and sort at once, as a saved view has them; fields that it does not name are as at first. */
    show: (next: { filters: object; sort: Sort | undefined }) => {
      const blank = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, undefined]));
      setUrl({ ...blank, ...withPrefix({ size, ...next.filters, sort: next.sort?.key, order: next.sort?.order }, prefix) });
    },
    page,
    size,
    setPage: (next: number) => setState({ page: next }),
    setSize: (next: number) => setState({ size: next, page: 1 }),
    sort: sorting,
    /** The order is the first one. */
    isFirstSort: sort === first.key && order === first.order,
    /** Without a sort as at first. */
    setSort: (next: Sort | undefined) => setState({ sort: next?.key ?? first.key, order: next?.order ?? first.order, page: 1 }),
    /** The chosen rows on all pages, kept until other filters match others. */
    selection,
    setSelection,
    changeSelection,
    chosenCount: selectedCount(selection, total),
  };
}

export type List<Row, Filters extends object = object> = ReturnType<typeof useList<Row, Filters>>;

interface Paging {
  page: number;
  size: number;
  sort: string;
  order: Sort['order'];
  view: string | undefined;
}

function pageQuery<Row, Filters extends object>(source: ListSource<Row, Filters>, request: PageRequest<Filters>) {
  return queryOptions<ListPage<Row>>({
    queryKey: [source.name.includes('.') ? source.name : `${source.name}.page`, source.scope ?? null, request],
    queryFn: ({ signal }) => source.page(request, { signal }),
  });
}

function firstSortOf<Row, Filters extends object>({ firstSort }: ListSource<Row, Filters>): Sort {
  return firstSort === null ? { key: '', order: 'desc' } : (firstSort ?? { key: 'id', order: 'desc' });
}

const keyword = { [keywordField]: z.string().optional() };

function pagingOf(firstSize: number, first: Sort) {
  return {
    page: z.int().min(1).max(1_000_000).default(1),
    size: z.int().min(1).max(1000).default(firstSize),
    sort: z
      .string()
      .regex(/^\w{0,100}$/)
      .default(first.key),
    order: z.enum(['asc', 'desc']).default(first.order),
    view: z
      .string()
      .max(8000)
      .refine((text) => decodeView(text) !== undefined)
      .optional(),
  };
}

function prefixed(shape: z.core.$ZodShape, prefix: string): z.ZodObject {
  return z.object(withPrefix(shape, prefix) as z.core.$ZodShape); // the same fields under other names
}

function withPrefix(fields: object, prefix: string): object {
  return prefix === '' ? fields : Object.fromEntries(Object.entries(fields).map(([key, value]) => [prefix + key, value]));
}

function withoutPrefix(fields: object, prefix: string): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key.slice(prefix.length), value]));
}

function present(filters: object): object {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
