import { useCallback, useMemo } from 'react';
import type { Column } from '../data-table/column.ts';
import { adaptView, type TableView } from '../data-table/table-view.ts';
import { useKeptPreference } from '../preferences/use-kept-preference.ts';
import { isArranged } from './column-arrangement.ts';

/**
 * How the reader has arranged a table, kept in the store of `PreferencesProvider`: `[view, setView, isReady]` for the `view` and
 * `onViewChange` of `DataTable` and `ColumnSettings`. Columns that were renamed since are found by their former keys.
 * @param tableKey Names the table in the whole product; letters, digits and `_ . : -`.
 * @param columns Best made once, outside of the component or in `useMemo`: the view is new with them.
 */
export function useTableView<Row>(
  tableKey: string,
  columns: readonly Column<Row>[],
): [view: TableView, setView: (view: TableView) => void, isReady: boolean] {
  const { value: kept, state, keep } = useKeptPreference(`table:${tableKey}`);
  const view = useMemo(() => adaptView(kept, columns), [kept, columns]);
  const setView = useCallback((next: TableView) => keep(isArranged(next) ? next : undefined), [keep]);
  return [view, setView, state !== 'loading'];
}
