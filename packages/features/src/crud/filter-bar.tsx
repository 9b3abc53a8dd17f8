import type { MessageDescriptor } from '@lingui/core';
import { FilterBar as FilterBarLook } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { ResourceName } from './resource.ts';
import type { FiltersOf, List } from './use-list.ts';

interface BoundFilter {
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

export interface FilterBarProps<Name extends ResourceName, Labels, Filters> {
  list: List<Name, Labels, Filters>;
  /** The inputs, as JSX over the bound fields. */
  children: (fields: FilterFields<keyof Filters & string>) => ReactNode;
  /** Further ones that are needed less often; they open with 展开. */
  renderMore?: (fields: FilterFields<keyof Filters & string>) => ReactNode;
}

/** Third level: the filters of a list. What is typed counts when 搜索 or Enter is pressed. */
export function FilterBar<Name extends ResourceName, Labels, Filters>({
  list,
  children,
  renderMore,
}: FilterBarProps<Name, Labels, Filters>) {
  const { t, i18n } = useLingui();
  const [draft, setDraft] = useState<Record<string, unknown> | null>(null);
  const values: Record<string, unknown> = draft ?? list.filters;
  const labels = list.resource.labels as Partial<Record<string, MessageDescriptor>>; // labels are messages by defineResource

  function labelOf(key: string): string {
    const [field = key, end] = key.split(/_(st|ed)$/);
    const message = labels[field];
    const label = message === undefined ? field : i18n._(message);
    if (end === 'st') return t`${label}从`;
    return end === 'ed' ? t`${label}到` : label;
  }

  function bound(key: string): BoundFilter {
    const set = (value: string) => setDraft({ ...values, [key]: value === '' ? undefined : value });
    return { 'aria-label': labelOf(key), placeholder: labelOf(key), value: textOf(values[key]), onValueChange: set };
  }

  function search(filters: Record<string, unknown>) {
    const absent = Object.fromEntries(Object.keys(list.filters).map((key) => [key, undefined]));
    list.setFilters({ ...absent, ...filters } as FiltersOf<Filters>); // the address keeps text; reading it back parses each value by the filters' schema
    setDraft(null);
  }

  const fields: FilterFields<keyof Filters & string> = {
    text: (key) => ({ id: `filter-${key}`, ...bound(key) }),
    choice: (key) => {
      const field = bound(key);
      return { ...field, onClear: () => field.onValueChange('') };
    },
  };
  return (
    <FilterBarLook
      isExpanded={list.isFiltered}
      onSearch={() => search(values)}
      onReset={() => search({})}
      isPending={list.query.isPlaceholderData}
      more={renderMore?.(fields)}
    >
      {children(fields)}
    </FilterBarLook>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
