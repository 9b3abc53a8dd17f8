import { arrangeColumns, ColumnSettings, ExportMenu, SavedViews, type Column } from '@saiwu/ui';
import { useMemo } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import type { ListTools } from './list-tools.ts';
import { readerOf } from './read-matching.ts';
import type { List } from './use-list.ts';
import { linkOf, type ListView } from './use-list-view.ts';

/**
 * The tools that a list's table puts into the line of its filters: its saved views, the export of the rows in sight or of all that match,
 * and the arrangement of its columns.
 * @param leftOut keys of columns that the table has no room for.
 */
export function useTableTools<Row, Filters extends object>(
  list: List<Row, Filters>,
  columns: Column<Row>[],
  { view, setView, state, apply }: ListView,
  leftOut: readonly string[],
): Omit<ListTools, 'caption'> {
  const { explain } = useAdmin();
  const { name, title, canExport = false, moreExports } = list.source;
  const seenColumns = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return arrangeColumns(columns, view).flatMap(({ key, isShown }) => (isShown ? (byKey.get(key) ?? []) : []));
  }, [columns, view]);
  return {
    views: (
      <SavedViews
        tableKey={name}
        current={state}
        onApply={apply}
        isUntouched={list.isUntouched}
        linkOf={(shared) => linkOf(shared, list.viewField)}
      />
    ),
    tools: (
      <>
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
      </>
    ),
    sortable: columns.filter(({ isSortable }) => isSortable === true),
  };
}
