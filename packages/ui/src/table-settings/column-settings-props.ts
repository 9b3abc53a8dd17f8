import type { TableView } from '../data-table/table-view.ts';
import type { OwnProps } from '../own-props.ts';
import type { SettableColumn } from './column-arrangement.ts';

export interface ColumnSettingsProps extends OwnProps<'button', 'onFocus' | 'onPointerEnter'> {
  columns: readonly SettableColumn[];
  /** As from `useTableView`, and the same that the table gets. */
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Keys of columns that the table has no room for, as its `onLeftOutChange` tells them. */
  leftOut?: readonly string[];
}
