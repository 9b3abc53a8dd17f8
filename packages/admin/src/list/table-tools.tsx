import { arrangeColumns, ColumnSettings, ExportMenu, SavedViews, type Column } from '@saiwu/ui';
import { useMemo } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { readerOf } from './read-matching.ts';
import type { List } from './use-list.ts';
import { linkOf, type ListView } from './use-list-view.ts';

export interface TableToolsProps<Row, Filters extends object> {
  list: List<Row, Filters>;
  columns: Column<Row>[];
  arrangement: ListView;
  /** Keys of columns that the table has no room for. */
  leftOut: readonly string[];
}

/** Over a list's table: its saved views, the export of what is seen or of all that matches, and the arrangement of its columns. */
export function TableTools<Row, Filters extends object>({
  list,
  columns,
  arrangement: { view, setView, state, apply },
  leftOut,
}: TableToolsProps<Row, Filters>) {
  const { explain } = useAdmin();
  const { name, title, canExport = false, moreExports } = list.source;
  const seenColumns = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return arrangeColumns(columns, view).flatMap(({ key, isShown }) => (isShown ? (byKey.get(key) ?? []) : []));
  }, [columns, view]);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-2 print:hidden">
      <SavedViews
        tableKey={name}
        current={state}
        onApply={apply}
        isUntouched={list.isUntouched}
        linkOf={(shared) => linkOf(shared, list.viewField)}
      />
      <div className="ml-auto flex gap-2">
        {canExport && (
          <ExportMenu
            columns={seenColumns}
            seen={list.rows}
            total={list.total}
            loadAll={(signal) => readerOf(list)(signal)}
            fileName={title}
            more={moreExports?.(list.match, list.total)}
            explain={explain}
          />
        )}
        <ColumnSettings columns={columns} view={view} onViewChange={setView} leftOut={leftOut} />
      </div>
    </div>
  );
}
