import { useMemo, useState } from 'react';
import { DataGrid, SelectColumn, type Column, type SortColumn } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { compareValues, containing } from '../plain-rows.ts';
import { fields, layout, type Entry } from '../rows.ts';
import { mount, type GridProps } from './mount.tsx';
import './data-grid.css';

/* react-data-grid as its own examples have it: the page sorts and filters. */
const columns: Column<Entry>[] = [
  { ...SelectColumn, width: layout.boxWidth, maxWidth: layout.boxWidth },
  ...fields.map(({ key, title, width, isNumber }) => ({
    key,
    name: title,
    width,
    sortable: true,
    cellClass: `key-${key}${isNumber ? ' number' : ''}`,
    headerCellClass: `head-${key}`,
  })),
];

mount(function ReactDataGrid({ rows, search }: GridProps) {
  const [sortColumns, setSortColumns] = useState<readonly SortColumn[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => containing(rows, search), [rows, search]);
  const sorted = useMemo(() => inOrder(found, sortColumns), [found, sortColumns]);
  return (
    <DataGrid
      style={{ blockSize: layout.tableHeight }}
      rowHeight={layout.rowHeight}
      headerRowHeight={layout.headHeight}
      columns={columns}
      rows={sorted}
      rowKeyGetter={keyOf}
      sortColumns={sortColumns}
      onSortColumnsChange={setSortColumns}
      selectedRows={selected}
      onSelectedRowsChange={setSelected}
    />
  );
});

function inOrder(rows: Entry[], [sort]: readonly SortColumn[]): Entry[] {
  const field = fields.find(({ key }) => key === sort?.columnKey);
  if (!field || !sort) return rows;
  const sign = sort.direction === 'ASC' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compareValues(one[field.key], other[field.key]));
}

function keyOf(row: Entry): string {
  return row.code;
}
