/** Which rows are chosen: some by their keys, on whatever page they lie, or all that match but some. */
export type RowSelection = { kind: 'some'; keys: ReadonlySet<string> } | { kind: 'allExcept'; except: ReadonlySet<string> };

/** What a `DataTable` needs so that its rows can be chosen. */
export interface Selection<Row> {
  value: RowSelection;
  onValueChange: (value: RowSelection) => void;
  /** True, or the reason why this row cannot be chosen. */
  isSelectable?: (row: Row) => true | string;
}

/** Nothing chosen. */
export const noSelection: RowSelection = { kind: 'some', keys: new Set() };

/** Whether the row of this key is chosen. */
export function isSelected(selection: RowSelection, key: string): boolean {
  return selection.kind === 'some' ? selection.keys.has(key) : !selection.except.has(key);
}

/** The selection with these rows chosen, or no longer chosen. */
export function withRows(selection: RowSelection, keys: readonly string[], isChosen: boolean): RowSelection {
  const named = new Set(selection.kind === 'some' ? selection.keys : selection.except);
  const isNaming = (selection.kind === 'some') === isChosen;
  for (const key of keys) {
    if (isNaming) named.add(key);
    else named.delete(key);
  }
  return selection.kind === 'some' ? { kind: 'some', keys: named } : { kind: 'allExcept', except: named };
}

/** How many rows are chosen of `total` that match, on all pages. */
export function selectedCount(selection: RowSelection, total: number): number {
  return selection.kind === 'some' ? selection.keys.size : Math.max(0, total - selection.except.size);
}
