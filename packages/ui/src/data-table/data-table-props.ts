import type { AriaAttributes, ReactNode } from 'react';
import type { MenuItem } from '../dropdown-menu/menu-item.ts';
import type { ErrorInfo } from '../error-state/error-state.tsx';
import type { DataAttributes, OwnProps } from '../own-props.ts';
import type { Column, Sort } from './column.ts';
import type { Selection } from './row-selection.ts';
import type { TableView } from './table-view.ts';

export interface DataTableProps<Row> extends Pick<OwnProps<'div'>, 'id' | 'className' | 'style' | 'ref'>, AriaAttributes, DataAttributes {
  /** Says what the rows are; read out, and the name of the grid. */
  caption: string;
  /** Keep the array stable where there are many rows. */
  columns: Column<Row>[];
  /** The rows of this page, or all of them, in their order. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How many rows match on all pages. With as many as `rows`, the box in the head chooses all of them, later ones too. */
  total?: number;
  /** Without rows: a skeleton after 200 ms. With rows: they stay under a bar until the next ones come. */
  isLoading?: boolean;
  /** Why the rows did not load; stands in their place. */
  error?: ErrorInfo | null;
  onRetry?: () => void;
  /** Stands where there are no rows. */
  empty?: ReactNode;
  sort?: Sort;
  /** A press on a head goes round: ascending, descending, unsorted (undefined). */
  onSortChange?: (sort: Sort | undefined) => void;
  selection?: Selection<Row>;
  /** How the reader has arranged columns and density. */
  view?: TableView;
  /** With it, columns can be made wider and narrower at their heads. */
  onViewChange?: (view: TableView) => void;
  /**
   * Told which columns of low priority have left for lack of room, for `ColumnSettings`, where the reader gets them back. Keep it stable.
   */
  onLeftOutChange?: (keys: readonly string[]) => void;
  /** The acts on a row: at most two in words, the rest in a menu. */
  rowActions?: (row: Row) => MenuItem[];
  /** Opens the row by a press anywhere in it. The row must also hold a link or an act that does so, for the keyboard. */
  onRowClick?: (row: Row) => void;
  /** What a row opens into, under it. */
  detail?: (row: Row) => ReactNode;
  /**
   * Only the rows in sight are in the document: all of one height, columns as wide as given or as the first rows need. Default: from 200
   * rows on.
   */
  isVirtual?: boolean;
  /** Height from which the rows scroll under their head, a CSS length; not on a phone. */
  maxHeight?: string;
  /** Rows of the skeleton. */
  skeletonRows?: number;
}
