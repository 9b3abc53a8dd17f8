import type { Column } from '../data-table/column.ts';
import { columnOrder, hiddenColumns, pinnedColumns, type TableView } from '../data-table/table-view.ts';

/** What the arrangement of a table needs to know of a column. */
export type SettableColumn = Pick<Column<unknown>, 'key' | 'title' | 'pin' | 'isHidden' | 'isRequired'>;

/** One column as a view has it. */
export interface ArrangedColumn {
  key: string;
  title: string;
  isShown: boolean;
  /** The reader cannot leave it out. */
  isRequired: boolean;
  /** Shown by the view, but there is no room for it now. */
  isLeftOut: boolean;
  pin: 'left' | 'right' | undefined;
}

/**
 * All columns from left to right, those left out too: pinned ones stand at their edge, the others in the order of the view.
 * @param leftOut keys of those that the table has no room for
 */
export function arrangeColumns(columns: readonly SettableColumn[], view: TableView, leftOut: readonly string[] = []): ArrangedColumn[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const hidden = new Set(hiddenColumns(columns, view));
  const { left, right } = pinnedColumns(columns, view);
  const free = columnOrder(columns, view).filter((key) => !left.includes(key) && !right.includes(key));
  const arranged = (keys: readonly string[], pin: ArrangedColumn['pin']) =>
    keys.flatMap((key): ArrangedColumn[] => {
      const column = byKey.get(key);
      if (column === undefined) return [];
      const isShown = !hidden.has(key);
      return [
        { key, title: column.title, isShown, isRequired: column.isRequired === true, isLeftOut: isShown && leftOut.includes(key), pin },
      ];
    });
  return [...arranged(left, 'left'), ...arranged(free, undefined), ...arranged(right, 'right')];
}

/** The view with a column in the place of another; null when it would leave those that are pinned as it is, or stays. */
export function moveColumn(columns: readonly SettableColumn[], view: TableView, key: string, target: string): TableView | null {
  const arranged = arrangeColumns(columns, view);
  const [moving, there] = [arranged.find((column) => column.key === key), arranged.find((column) => column.key === target)];
  if (!moving || !there || moving === there || moving.pin !== there.pin) return null;
  const group = arranged.filter((column) => column.pin === moving.pin).map((column) => column.key);
  const moved = group.filter((other) => other !== key).toSpliced(group.indexOf(target), 0, key);
  // The others keep their places between those that move.
  const places = moved.values();
  const order = columnOrder(columns, view).map((other) => (group.includes(other) ? (places.next().value ?? other) : other));
  return moving.pin === undefined
    ? { ...view, order }
    : { ...view, order, pinned: { ...pinnedColumns(columns, view), [moving.pin]: moved } };
}

/**
 * The view with a column shown or left out; null for one that must stay, or that is the last. One that there was no room for stays from
 * then on.
 * @param leftOut keys of those that the table has no room for
 */
export function setColumnShown(
  columns: readonly SettableColumn[],
  view: TableView,
  key: string,
  isShown: boolean,
  leftOut: readonly string[] = [],
): TableView | null {
  const hidden = hiddenColumns(columns, view).filter((other) => other !== key);
  const kept = view.kept?.filter((other) => other !== key) ?? [];
  if (isShown && leftOut.includes(key)) return { ...view, kept: [...kept, key] };
  if (isShown) return { ...view, hidden };
  const shown = arrangeColumns(columns, view).filter((column) => column.isShown);
  const column = shown.find((other) => other.key === key);
  if (column === undefined || column.isRequired || shown.length === 1) return null;
  return { ...view, hidden: [...hidden, key], ...(view.kept && { kept }) };
}

/** The view with a column pinned to an edge, next to those that scroll, or to none, where it goes back to its place in the order. */
export function pinColumn(columns: readonly SettableColumn[], view: TableView, key: string, pin: ArrangedColumn['pin']): TableView {
  const pinned = pinnedColumns(columns, view);
  const left = pinned.left.filter((other) => other !== key);
  const right = pinned.right.filter((other) => other !== key);
  return { ...view, pinned: { left: pin === 'left' ? [...left, key] : left, right: pin === 'right' ? [key, ...right] : right } };
}

/** Whether the reader has arranged anything that could be set back. */
export function isArranged(view: TableView): boolean {
  return Object.values(view).some((part) => part !== undefined);
}
