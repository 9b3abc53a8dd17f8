/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` of the card layout takes the implicit roles from table elements in some browsers */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';
import { titleColumn, type Column, type Sort } from './column.ts';
import type { DataTableProps } from './data-table.tsx';
import { stickyCell } from './sticky-cell.ts';

/** The head of a `DataTable`: stays while rows scroll; on a phone only screen readers and the select-all box keep it. */
export function TableHead<Row>({ columns, rows, rowKey, sort, onSortChange, selection, rowActions }: DataTableProps<Row>) {
  const words = useWords();
  const titleKey = titleColumn(columns)?.key;
  return (
    <thead role="rowgroup" className="max-sm:block">
      <tr
        role="row"
        className="max-sm:flex max-sm:items-center max-sm:overflow-x-auto max-sm:px-2 max-sm:pt-1 max-sm:[scrollbar-width:none]"
      >
        {selection && (
          <th role="columnheader" scope="col" className={cn(headCell, phoneCell, 'w-10 pr-0')}>
            <SelectPage rows={rows} rowKey={rowKey} selection={selection} label={words.selectPage} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            aria-sort={ariaSort(column, sort)}
            style={{ width: column.width, minWidth: column.width ?? (column.key === titleKey ? '200px' : '72px') }}
            className={cn(
              headCell,
              column.align === 'right' && 'text-right',
              column.priority === 3 && 'max-xl:hidden',
              column.isSortable === true ? phoneCell : 'max-sm:sr-only',
            )}
          >
            {column.isSortable === true ? (
              <button
                type="button"
                className={cn(
                  '-mx-2 inline-flex min-h-7 items-center gap-1 rounded-control px-2 hover:bg-border hover:text-fg pointer-coarse:min-h-11 max-sm:mx-0',
                  sort?.key === column.key && 'text-fg',
                )}
                onClick={() => onSortChange?.(nextSort(column.key, sort))}
              >
                {column.title}
                <SortIcon order={sort?.key === column.key ? sort.order : undefined} />
              </button>
            ) : (
              column.title
            )}
          </th>
        ))}
        {rowActions && (
          <th
            role="columnheader"
            scope="col"
            className={cn(headCell, stickyCell, 'w-px text-right whitespace-nowrap max-sm:sr-only sm:z-20')}
          >
            {words.actions}
          </th>
        )}
      </tr>
    </thead>
  );
}

const headCell =
  'sticky top-0 z-10 h-(--row-height) border-b border-border bg-bg-subtle px-3 text-left font-medium whitespace-nowrap text-fg-muted first:pl-4 last:pr-4';

/** On a phone the select-all box and the sortable heads stand in a line over the cards. */
const phoneCell =
  'max-sm:static max-sm:h-auto max-sm:shrink-0 max-sm:w-auto! max-sm:min-w-0! max-sm:border-0 max-sm:bg-transparent max-sm:px-2 max-sm:py-1';

function SelectPage<Row>({
  rows,
  rowKey,
  selection,
  label,
}: Required<Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'selection'>> & { label: string }) {
  const keys = rows.filter((row) => (selection.isSelectable?.(row) ?? true) === true).map(rowKey);
  const chosen = keys.filter((key) => selection.keys.has(key)).length;
  function choose(isChosen: boolean) {
    const next = new Set(selection.keys);
    for (const key of keys) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    selection.onChange(next);
  }
  const isAll = chosen > 0 && chosen === keys.length;
  return (
    <span className="flex">
      <Checkbox aria-label={label} value={isAll || (chosen > 0 && 'indeterminate')} onValueChange={choose} disabled={keys.length === 0} />
    </span>
  );
}

function SortIcon({ order }: { order: Sort['order'] | undefined }) {
  if (order === 'asc') return <ArrowUp aria-hidden className="size-3.5 text-theme-text" />;
  if (order === 'desc') return <ArrowDown aria-hidden className="size-3.5 text-theme-text" />;
  return <ChevronsUpDown aria-hidden className="size-3.5 text-fg-subtle" />;
}

function ariaSort<Row>(column: Column<Row>, sort: Sort | undefined) {
  if (column.isSortable !== true) return undefined;
  if (sort?.key !== column.key) return 'none';
  return sort.order === 'asc' ? 'ascending' : 'descending';
}

function nextSort(key: string, sort: Sort | undefined): Sort | undefined {
  if (sort?.key !== key) return { key, order: 'asc' };
  return sort.order === 'asc' ? { key, order: 'desc' } : undefined;
}
