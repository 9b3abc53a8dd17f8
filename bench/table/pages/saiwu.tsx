import { DataTable, UiProvider, noSelection, useClientRows, type Column, type RowSelection, type Sort, type TableView } from '@saiwu/ui';
import { zh } from '@saiwu/ui/zh';
import { useMemo, useState } from 'react';
import { fields, layout, type Entry } from '../rows.ts';
import { mount, type GridProps } from './mount.tsx';
import './saiwu.css';

const columns: Column<Entry>[] = fields.map(({ key, title, width, isNumber }) => ({
  key,
  title,
  width: `${width}px`,
  value: (row) => row[key],
  isSortable: true,
  align: isNumber && 'right',
}));

mount(function Saiwu(props: GridProps) {
  return (
    <UiProvider words={zh}>
      <Entries {...props} />
    </UiProvider>
  );
});

function Entries({ rows, search }: GridProps) {
  const [sort, setSort] = useState<Sort>();
  const [value, setValue] = useState<RowSelection>(noSelection);
  const found = useClientRows(rows, columns, { sort, search });
  const selection = useMemo(() => ({ value, onValueChange: setValue }), [value]);
  return (
    <DataTable
      isVirtual
      view={view}
      caption="项目"
      columns={columns}
      rows={found.rows}
      total={found.total}
      rowKey={keyOf}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      maxHeight={`${layout.tableHeight}px`}
    />
  );
}

/** Rows of 36 px. */
const view: TableView = { density: 'compact' };

function keyOf(row: Entry): string {
  return row.code;
}
