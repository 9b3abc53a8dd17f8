import type { EditEnd } from './cells/cell-field.tsx';
import type { DataTableProps } from './data-table-props.ts';
import type { PlacedColumn } from './columns/placed-column.ts';

/** What the parts of a table share. */
export interface TableParts<Row> {
  props: DataTableProps<Row>;
  placed: PlacedColumn<Row>[];
  lead: LeadCells;
  /** Room is scarce: fewer acts stand in words. */
  isShort: boolean;
  onEdited: (end: EditEnd) => void;
}

/** The cells that the grid itself brings, by their `aria-colindex`; 0 where there is none. */
export interface LeadCells {
  expander: number;
  box: number;
  acts: number;
  /** How many stand before the columns. */
  before: number;
  count: number;
}
