import {
  columnFilteringFeature,
  columnSizingFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef, type ReactNode } from 'react';
import { fields, layout, type Entry } from '../rows.ts';
import { mount, type GridProps } from './mount.tsx';
import './bare.css';

/*
 * TanStack Table and Virtual as their own examples put them together: the virtualizer in the lowest component, rows as components.
 * Better than the examples in that rows are memoised and, being all of one height, not measured.
 */
const features = tableFeatures({
  columnFilteringFeature,
  columnSizingFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
});

type Features = typeof features;

const collator = new Intl.Collator('zh-CN');

const columns: ColumnDef<Features, Entry>[] = [
  {
    id: 'box',
    size: layout.boxWidth,
    header: ({ table }) => (
      <input type="checkbox" aria-label="全选" checked={table.getIsAllRowsSelected()} onChange={table.getToggleAllRowsSelectedHandler()} />
    ),
    cell: ({ row }) => (
      <input type="checkbox" aria-label={row.original.code} checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />
    ),
  },
  ...fields.map((field): ColumnDef<Features, Entry> => ({
    accessorKey: field.key,
    header: field.title,
    size: field.width,
    sortDescFirst: false,
    ...(location.search === '?collator' && field.key === 'title' && { sortFn: byCollator }),
  })),
];

mount(function Bare({ rows: data, search }: GridProps) {
  const table = useTable({
    features,
    columns,
    data,
    getRowId: (entry) => entry.code,
    globalFilterFn: 'includesString',
    state: { globalFilter: search },
  });
  return (
    <Scroller table={table}>
      <div className="head">
        {table.getHeaderGroups().map((group) => (
          <div key={group.id} className="row">
            {group.headers.map((header) => (
              <div key={header.id} className="cell" style={{ width: header.getSize() }}>
                {header.column.getCanSort() ? (
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                    {{ asc: ' ↑', desc: ' ↓', none: '' }[header.column.getIsSorted() || 'none']}
                  </button>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Scroller>
  );
});

/** The virtualizer is here, below the table's state, so that scrolling renders neither the head nor the page. */
function Scroller({ table, children }: { table: ReactTable<Features, Entry>; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  // oxlint-disable-next-line react/incompatible-library -- it is about the React compiler, which is not used
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => layout.rowHeight,
    overscan: 5,
  });
  return (
    <div ref={region} className="table">
      {children}
      <div className="body" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row && <BodyRow key={row.id} table={table} row={row} start={start} isSelected={row.getIsSelected()} />;
        })}
      </div>
    </div>
  );
}

interface BodyRowProps {
  table: ReactTable<Features, Entry>;
  row: Row<Features, Entry>;
  start: number;
  isSelected: boolean;
}

const BodyRow = memo(
  function BodyRow({ table, row, start, isSelected }: BodyRowProps) {
    return (
      <div className={isSelected ? 'row chosen' : 'row'} style={{ transform: `translateY(${start}px)` }}>
        {row.getAllCells().map((cell) => (
          <div
            key={cell.id}
            data-key={cell.column.id}
            className={numbers.has(cell.column.id) ? 'cell number' : 'cell'}
            style={{ width: cell.column.getSize() }}
          >
            <table.FlexRender cell={cell} />
          </div>
        ))}
      </div>
    );
  },
  // `table` is a new object in every render, but works on the same store.
  (before, now) => before.row === now.row && before.start === now.start && before.isSelected === now.isSelected,
);

const numbers = new Set<string>(fields.filter((field) => field.isNumber).map((field) => field.key));

/** As a page in Chinese needs it; the library's own order of texts is that of code units. */
function byCollator(one: Row<Features, Entry>, other: Row<Features, Entry>, key: string): number {
  return collator.compare(one.getValue<string>(key), other.getValue<string>(key));
}
