import { FilterBar, FilterField, IconButton, TextInput, useIsPhone, useWords } from '@saiwu/ui';
import { Search } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { fieldsOf, type FilterFields } from './filter-fields.tsx';
import { keywordField } from './list-source.ts';
import { ListToolsContext } from './list-tools.ts';
import { SortFields } from './sort-fields.tsx';
import { useFilterDraft } from './use-filter-draft.ts';
import type { List } from './use-list.ts';

export interface ListFiltersProps<Row, Filters extends object> {
  list: List<Row, Filters>;
  /** The single filters, drawn by name. */
  children?: ((fields: FilterFields<keyof Filters & string>) => ReactNode) | undefined;
  /** Further filters that are needed less often; they open with 更多筛选. */
  renderMore?: ((fields: FilterFields<keyof Filters & string>) => ReactNode) | undefined;
}

/**
 * Third level: the line over a list's table. The search box of the list first, its filters, and the table's tools where it is in a
 * `<ListTable>`. On a phone all filters count together, when their sheet is left by its main button.
 */
export function ListFilters<Row, Filters extends object>({ list, children, renderMore }: ListFiltersProps<Row, Filters>) {
  const { words } = useAdmin();
  const kit = useWords();
  const isPhone = useIsPhone();
  const { caption, views, tools, sortable } = use(ListToolsContext);
  const draft = useFilterDraft(list);
  const { source } = list;
  const { labels = {}, search } = source;

  function labelOf(key: string): string {
    const [field = key, end] = key.split(/_(st|ed)$/);
    const label = labels[field] ?? field;
    if (end === 'st') return words.from(label);
    return end === 'ed' ? words.until(label) : label;
  }

  const fields = fieldsOf<keyof Filters & string>({ draft, isPhone, labelOf });
  const known = search?.map(labelOf).join(' / ');
  const box = known !== undefined && (
    <FilterField label={kit.search} isFilled={draft.textOf(keywordField) !== ''}>
      {(control) => (
        <TextInput
          {...control}
          className="[&_input]:placeholder-shown:text-ellipsis"
          aria-label={known}
          // a narrow box has no room for the names of its fields
          placeholder={isPhone ? kit.search : known}
          enterKeyHint="search"
          isClearable
          value={draft.textOf(keywordField)}
          onValueChange={(text) => (text === '' ? draft.apply(keywordField, '') : draft.set(keywordField, text))}
          after={
            <IconButton type="submit" label={kit.search} size="small" className="-mr-1.5 h-6 pointer-coarse:h-11">
              <Search />
            </IconButton>
          }
        />
      )}
    </FilterField>
  );
  return (
    <FilterBar
      // a page may have two lists
      aria-label={`${caption ?? source.title} · ${kit.search}`}
      count={Object.entries(list.filters).filter(([key, value]) => key !== keywordField && value !== undefined).length}
      onSearch={draft.search}
      onReset={draft.reset}
      onDiscard={draft.discard}
      onBlur={() => isPhone || draft.searchIfTyped()}
      search={box || undefined}
      more={renderMore?.(fields)}
      sort={isPhone && sortable.length > 0 ? <SortFields columns={sortable} value={draft.sort} onValueChange={draft.setSort} /> : undefined}
      views={views}
      tools={tools}
    >
      {children?.(fields)}
    </FilterBar>
  );
}
