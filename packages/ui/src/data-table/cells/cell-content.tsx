import type { ReactNode } from 'react';
import { valueText, type Column } from '../column.ts';

/**
 * What stands in a row's cell: the column's own look, else its value as text; null where there is nothing. Figures have all the decimals of
 * their column.
 */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  const content = column.cell === undefined ? valueText(column.value?.(row)) : column.cell(row);
  if (content === undefined || content === '' || content === false) return null;
  const isText = typeof content === 'string' || typeof content === 'number';
  return column.decimals !== undefined && isText ? withDecimals(String(content), column.decimals) : content;
}

/** `92.00` of 92; what has more of them already, or is no figure, stays. */
function withDecimals(text: string, decimals: number): string {
  const [, whole = '', given = ''] = /^(-?[\d,]+)(?:\.(\d*))?$/.exec(text) ?? [];
  return whole === '' || given.length >= decimals ? text : `${whole}.${given.padEnd(decimals, '0')}`;
}

/** A dash where there is nothing. */
export function Nothing() {
  return (
    <span data-slot="nothing" className="text-fg-subtle">
      —
    </span>
  );
}

/** Text that is cut says the whole of itself under the pointer. */
export function tellWhole(element: HTMLElement) {
  const isCut = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
  element.title = isCut ? (element.textContent ?? '') : '';
}

/** A press on a link or a control means that, not the row or the cell. */
export function isOnControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('a, button, input, label, select, textarea, [role="menu"], [data-slot="row-detail"]') !== null
  );
}
