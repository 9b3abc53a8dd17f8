import { FilterBar, useWords } from '@saiwu/ui';
import { useId, useState, type ReactNode } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import type { List } from './use-list.ts';

/** A filter for a control: text in and out. */
export interface BoundFilter {
  'aria-label': string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Binds controls to the filters by name. Text in and out; empty text means any. */
export interface FilterFields<Key extends string> {
  /** For inputs. */
  text(key: Key): BoundFilter & { id: string };
  /** For selects and trees, whose choice can be taken back. */
  choice(key: Key): BoundFilter & { onClear: () => void };
}

export interface ListFiltersProps<Row, Filters extends object> {
  list: List<Row, Filters>;
  /** The inputs, as JSX over the bound fields. */
  children: (fields: FilterFields<keyof Filters & string>) => ReactNode;
  /** Further ones that are needed less often; they open with 展开. */
  renderMore?: ((fields: FilterFields<keyof Filters & string>) => ReactNode) | undefined;
}

/** Third level: the filters of a list. What is typed counts when 搜索 or Enter is pressed. */
export function ListFilters<Row, Filters extends object>({ list, children, renderMore }: ListFiltersProps<Row, Filters>) {
  const { words } = useAdmin();
  const kit = useWords();
  const id = useId();
  const shown = JSON.stringify(list.filters);
  // what was typed belongs to the filters it was typed over: a saved view, or the way back, brings its own
  const [draft, setDraft] = useState<{ over: string; values: Record<string, unknown> } | null>(null);
  const values: Record<string, unknown> = draft?.over === shown ? draft.values : { ...list.filters };
  const { labels = {} } = list.source;

  function labelOf(key: string): string {
    const [field = key, end] = key.split(/_(st|ed)$/);
    const label = labels[field] ?? field;
    if (end === 'st') return words.from(label);
    return end === 'ed' ? words.until(label) : label;
  }

  function bound(key: string): BoundFilter {
    const set = (value: string) => setDraft({ over: shown, values: { ...values, [key]: value === '' ? undefined : value } });
    return { 'aria-label': labelOf(key), placeholder: labelOf(key), value: textOf(values[key]), onValueChange: set };
  }

  function search(filters: Record<string, unknown>) {
    const absent = Object.fromEntries(Object.keys(list.filters).map((key) => [key, undefined]));
    list.setFilters({ ...absent, ...filters } as Partial<Filters>); // the address keeps text; reading it back parses each value by the filters' schema
    setDraft(null);
  }

  const fields: FilterFields<keyof Filters & string> = {
    text: (key) => ({ id: `${id}-${key}`, ...bound(key) }),
    choice: (key) => {
      const field = bound(key);
      return { ...field, onClear: () => field.onValueChange('') };
    },
  };
  return (
    <FilterBar
      // a page may have two lists
      aria-label={`${list.source.title} · ${kit.search}`}
      isExpanded={list.isFiltered}
      onSearch={() => search(values)}
      onReset={() => search({})}
      isPending={list.query.isPlaceholderData}
      more={renderMore?.(fields)}
    >
      {children(fields)}
    </FilterBar>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
