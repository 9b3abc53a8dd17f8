import {
  CellStyleModule,
  ClientSideRowModelModule,
  ModuleRegistry,
  QuickFilterModule,
  RowSelectionModule,
  themeQuartz,
  type ColDef,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { fields, layout, type Entry } from '../rows.ts';
import { mount, type GridProps } from './mount.tsx';

/* AG Grid Community with the modules that the acts need, its theme at our heights, and no sliding of rows, which would only delay the
   picture. */
ModuleRegistry.registerModules([CellStyleModule, ClientSideRowModelModule, QuickFilterModule, RowSelectionModule]);

const theme = themeQuartz.withParams({
  rowHeight: layout.rowHeight,
  headerHeight: layout.headHeight,
  cellHorizontalPadding: 8,
  fontSize: 14,
  fontFamily: 'system-ui, sans-serif',
});

const columns: ColDef<Entry>[] = fields.map(({ key, title, width, isNumber }) => ({
  field: key,
  headerName: title,
  width,
  ...(isNumber && { type: 'rightAligned' }),
}));

mount(function AgGrid({ rows, search }: GridProps) {
  return (
    <div style={{ height: layout.tableHeight }}>
      <AgGridReact
        theme={theme}
        rowData={rows}
        columnDefs={columns}
        getRowId={({ data }) => data.code}
        quickFilterText={search}
        rowSelection={{ mode: 'multiRow' }}
        selectionColumnDef={{ width: layout.boxWidth }}
        animateRows={false}
      />
    </div>
  );
});
