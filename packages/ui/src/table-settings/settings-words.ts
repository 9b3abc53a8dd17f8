/** What the column settings say. */
export interface ColumnSettingsWords {
  columnSettings: string;
  columnsShown(shown: number, total: number): string;
  columnRequired: string;
  /** There is no room for the column now. */
  columnLeftOut: string;
  /** How the handle of a column works. */
  columnHandleHelp: string;
  moveColumn(name: string): string;
  pinColumnLeft(name: string): string;
  pinColumnRight(name: string): string;
  pinnedLeft: string;
  pinnedRight: string;
  notPinned: string;
  columnLifted(name: string, place: number, total: number): string;
  columnDropped(name: string, place: number, total: number): string;
  columnReturned(name: string): string;
  rowHeight: string;
  resetColumns: string;
  columnsReset: string;
}
