import type { Sort } from '@saiwu/ui';
import { useState } from 'react';
import { z } from 'zod';
import type { List } from './use-list.ts';

interface Draft {
  /** The filters and the order that it was made over. */
  over: string;
  values: Record<string, unknown>;
  sort: Sort | undefined;
}

/**
 * The filters that the reader typed or chose and that do not count yet. They belong to the filters they were made over: a saved view, or
 * the way back, brings its own.
 */
export function useFilterDraft<Row, Filters extends object>(list: List<Row, Filters>) {
  const over = JSON.stringify([list.filters, list.sort]);
  const [kept, setKept] = useState<Draft | null>(null);
  const fresh: Draft = { over, values: { ...list.filters }, sort: list.sort };
  const draft = kept?.over === over ? kept : fresh;

  function search({ values, sort }: Pick<Draft, 'values' | 'sort'>) {
    const absent = Object.fromEntries(Object.keys(list.filters).map((key) => [key, undefined]));
    list.setFilters({ ...absent, ...values } as Partial<Filters>, sort); // the address keeps text; reading it back parses each value by the filters' schema
    setKept(null);
  }

  function withValue(key: string, value: string): Draft {
    return { ...draft, values: { ...draft.values, [key]: value === '' ? undefined : value } };
  }

  return {
    textOf: (key: string) => textOf(draft.values[key]),
    sort: draft.sort,
    set: (key: string, value: string) => setKept(withValue(key, value)),
    setSort: (sort: Sort | undefined) => setKept({ ...draft, sort }),
    /** Changes one filter and lets all of them count. */
    apply: (key: string, value: string) => search(withValue(key, value)),
    search: () => search(draft),
    searchIfTyped: () => kept?.over === over && search(draft),
    reset: () => search({ values: {}, sort: draft.sort }),
    discard: () => setKept(null),
    /** Whether the filter accepts such a text: half a date is not accepted. */
    isRight: (key: string, value: string) => {
      const schema: unknown = list.source.filters?.shape[key];
      return value === '' || !(schema instanceof z.ZodType) || schema.safeParse(value).success;
    },
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
