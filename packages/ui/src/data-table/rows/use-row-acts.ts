import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isOnControl } from '../cells/cell-content.tsx';
import { withinLimits } from '../columns/column-resizer.tsx';
import { canEdit } from './data-row.tsx';
import type { DataTableProps } from '../data-table-props.ts';
import { isSelected, withRows } from '../row-selection.ts';
import type { PlacedColumn } from '../columns/placed-column.ts';
import type { LeadCells } from '../table-parts.ts';
import type { GridPlace } from '../use-grid-keyboard.ts';

/** What presses and keys do to rows and cells: choose, open, edit. Listened for once on the table, since it may have hundreds of cells. */
export function useRowActs<Row>(props: DataTableProps<Row>, placed: readonly PlacedColumn<Row>[], lead: LeadCells) {
  const { rows, rowKey, selection, onRowClick, view = {}, onViewChange } = props;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<{ key: string; column: string } | null>(null);
  const lastBox = useRef<number | null>(null);

  function setWidth(key: string, width: number | undefined) {
    const { [key]: _, ...others } = view.widths ?? {};
    onViewChange?.({ ...view, widths: width === undefined ? others : { ...others, [key]: width } });
  }

  function toggleOpen(id: string) {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  }

  /** With Shift, from the row pressed last to this one. */
  function toggleBox(index: number, isRange: boolean) {
    const row = rows[index];
    if (selection === undefined || row === undefined) return;
    const { value, onValueChange, isSelectable } = selection;
    const from = isRange && lastBox.current !== null ? lastBox.current : index;
    const range = rows.slice(Math.min(from, index), Math.max(from, index) + 1);
    const keys = range.filter((one) => (isSelectable?.(one) ?? true) === true).map(rowKey);
    onValueChange(withRows(value, keys, !isSelected(value, rowKey(row))));
    lastBox.current = index;
  }

  function startEdit(index: number, key: string | undefined): boolean {
    const row = rows[index];
    const one = placed.find((column) => column.key === key);
    if (row === undefined || one === undefined || !canEdit(one, row)) return false;
    setEditing({ key: rowKey(row), column: one.key });
    return true;
  }

  function onPress(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null;
    const index = Number(target?.closest<HTMLElement>('tr[data-index]')?.dataset.index ?? -1);
    const row = rows[index];
    if (row === undefined) return;
    if (target?.closest('[data-act="expand"]')) toggleOpen(rowKey(row));
    else if (target?.matches(`[aria-colindex="${lead.box}"] input`)) toggleBox(index, event.shiftKey);
    // A press that ends a selection of text means the text.
    else if (onRowClick && !isOnControl(event.target) && window.getSelection()?.isCollapsed !== false) onRowClick(row);
  }

  function onDoublePress(event: MouseEvent<HTMLElement>) {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('td[data-key]') : null;
    const index = cell?.closest<HTMLElement>('tr[data-index]')?.dataset.index;
    if (cell && index !== undefined && !isOnControl(event.target)) startEdit(Number(index), cell.dataset.key);
  }

  /** Enter and F2 edit, Shift and Space choose, Ctrl A chooses all, Shift with the arrows on a head makes the column wider or narrower. */
  function onCellKey(event: KeyboardEvent, { row, column, element }: GridPlace): boolean {
    const index = row - 2;
    const one = placed.find(({ colIndex }) => colIndex === column);
    if (index < 0 && event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight') && one !== undefined && onViewChange) {
      setWidth(one.key, withinLimits(element.offsetWidth + (event.key === 'ArrowRight' ? 16 : -16)));
      return true;
    }
    if ((event.key === 'Enter' || event.key === 'F2') && event.target === element) return startEdit(index, one?.key);
    if (selection === undefined) return false;
    if (event.key === ' ' && event.shiftKey && index >= 0) {
      toggleBox(index, false);
      return true;
    }
    if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return false;
    element.closest('table')?.querySelector<HTMLElement>(`thead [aria-colindex="${lead.box}"] input`)?.click();
    return true;
  }

  return { open, editing, setWidth, onPress, onDoublePress, onCellKey, endEdit: () => setEditing(null) };
}
