/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` of the card layout takes the implicit roles from table elements in some browsers */
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useWords } from '../words.tsx';
import type { Column, Sort } from './column.ts';
import { ColumnResizer } from './columns/column-resizer.tsx';
import type { TableParts } from './table-parts.ts';
import { leftEdge, pinnedHead, rightEdge } from './grid-classes.ts';
import { SelectAll } from './rows/select-all.tsx';
import type { PlacedColumn } from './columns/placed-column.ts';

/** The head of a `DataTable`: stays while rows scroll; on a phone only screen readers and the select-all box keep it. */
export function TableHead<Row>({
  placed,
  lead,
  props,
  onWidthChange,
}: TableParts<Row> & { onWidthChange: (key: string, width: number | undefined) => void }) {
  const { sort, onSortChange, selection, rowActions } = props;
  const words = useWords();
  const isPinned = placed.some(({ side }) => side === 'left');
  return (
    <thead
      role="rowgroup"
      className="max-md:block group-data-virtual/table:sticky group-data-virtual/table:top-0 group-data-virtual/table:z-20 group-data-virtual/table:block group-data-virtual/table:bg-bg-subtle max-md:group-data-virtual/table:bg-surface"
    >
      <tr
        role="row"
        aria-rowindex={1}
        className="group-data-virtual/table:flex max-md:flex max-md:items-center max-md:overflow-x-auto max-md:px-2 max-md:pt-1 max-md:[scrollbar-width:none]"
      >
        {lead.expander > 0 && (
          <th
            role="columnheader"
            scope="col"
            tabIndex={-1}
            aria-colindex={lead.expander}
            data-pin={isPinned ? 'left' : undefined}
            style={isPinned ? { left: `var(--pin-${lead.expander})` } : undefined}
            className={clsx(headCell, restingCell, narrowCell, isPinned && pinnedHead, 'max-md:sr-only')}
          >
            <span className="sr-only">{words.rowDetails}</span>
          </th>
        )}
        {selection && (
          <th
            role="columnheader"
            scope="col"
            tabIndex={-1}
            aria-colindex={lead.box}
            data-pin={isPinned ? 'left' : undefined}
            style={isPinned ? { left: `var(--pin-${lead.box})` } : undefined}
            className={clsx(
              headCell,
              restingCell,
              narrowCell,
              phoneCell,
              isPinned && pinnedHead,
              props.rows.length === 0 && 'max-md:hidden',
            )}
          >
            <SelectAll {...props} selection={selection} />
          </th>
        )}
        {placed.map((one) => (
          <th
            key={one.key}
            role="columnheader"
            scope="col"
            tabIndex={-1}
            data-key={one.key}
            data-pin={one.side}
            aria-colindex={one.colIndex}
            aria-sort={ariaSort(one.column, sort)}
            style={headStyle(one)}
            className={clsx(
              headCell,
              restingCell,
              one.side !== undefined && pinnedHead,
              one.isEdge && (one.side === 'left' ? leftEdge : rightEdge),
              one.column.align === 'right' && 'justify-end text-right',
              one.column.isSortable === true ? phoneCell : 'max-md:sr-only',
            )}
          >
            {one.column.isSortable === true ? (
              <button
                type="button"
                tabIndex={-1}
                data-part="label"
                className={clsx(
                  '-mx-2 inline-flex min-h-7 shrink-0 items-center gap-1 rounded-control px-2 focus-ring hover:bg-border hover:text-fg pointer-coarse:min-h-11 max-md:mx-0',
                  sort?.key === one.key && 'text-fg',
                )}
                onClick={() => onSortChange?.(nextSort(one.key, sort))}
              >
                {one.column.title}
                <SortIcon order={sort?.key === one.key ? sort.order : undefined} />
              </button>
            ) : (
              <span data-part="label" className="inline-block shrink-0">
                {one.column.title}
              </span>
            )}
            {props.onViewChange && <ColumnResizer onWidthChange={(width) => onWidthChange(one.key, width)} />}
          </th>
        ))}
        {rowActions && (
          <th
            role="columnheader"
            scope="col"
            tabIndex={-1}
            data-pin="right"
            aria-colindex={lead.acts}
            className={clsx(
              headCell,
              pinnedHead,
              rightEdge,
              'right-0 w-px text-right whitespace-nowrap group-data-virtual/table:w-(--acts-width) max-md:sr-only',
            )}
          >
            {words.actions}
          </th>
        )}
      </tr>
    </thead>
  );
}

const headCell =
  '[--ground:var(--color-bg-subtle)] sticky top-0 z-10 h-(--row-height) border-b border-border bg-bg-subtle px-3 text-left font-medium whitespace-nowrap text-fg-muted focus-ring focus-visible:-outline-offset-2 first:pl-4 last:pr-4 group-data-virtual/table:relative group-data-virtual/table:flex group-data-virtual/table:shrink-0 group-data-virtual/table:items-center group-data-virtual/table:data-pin:sticky';

/** Where scrolling rests: at the first column, or with another one whole at the end. */
const restingCell = 'not-data-[pin=right]:snap-end first:snap-start';

const narrowCell = 'w-10 pr-0 group-data-virtual/table:w-10';

/** On a phone the select-all box and the sortable heads stand in a line over the cards, the box over those of the rows. */
const phoneCell =
  'max-md:static max-md:h-auto max-md:shrink-0 max-md:w-auto! max-md:min-w-0! max-md:border-0 max-md:bg-transparent max-md:px-2 max-md:py-1 max-md:first:pl-2';

function headStyle<Row>({ column, width, isTitle, pinStyle, colIndex }: PlacedColumn<Row>): CSSProperties {
  if (width !== undefined) return { ...pinStyle, width: `var(--col-${colIndex}, ${width}px)`, minWidth: width };
  const least = column.minWidth ?? column.width ?? (isTitle ? '200px' : '72px');
  const minWidth = `max(${least}, var(--room-${colIndex}, 0px))`;
  return { ...pinStyle, width: `var(--col-${colIndex}, ${column.width ?? 'auto'})`, minWidth };
}

function SortIcon({ order }: { order: Sort['order'] | undefined }) {
  if (order === 'asc') return <ArrowUp aria-hidden className="size-3.5 shrink-0 text-theme-text" />;
  if (order === 'desc') return <ArrowDown aria-hidden className="size-3.5 shrink-0 text-theme-text" />;
  return <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-fg-subtle" />;
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
