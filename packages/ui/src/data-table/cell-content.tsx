import type { ReactNode } from 'react';
import { valueText, type Column } from './column.ts';

/** What stands in a row's cell: the column's own look, else its value as text; null where there is nothing. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  const content = column.cell === undefined ? valueText(column.value?.(row)) : column.cell(row);
  return content === undefined || content === '' || content === false ? null : content;
}

/** What a figure lacks to the decimals of its column: `.00` of 92. */
export function missingDecimals<Row>({ decimals }: Column<Row>, content: ReactNode): string | undefined {
  if (decimals === undefined || (typeof content !== 'string' && typeof content !== 'number')) return undefined;
  const [, point = '', given = ''] = /^[^.]*(\.?)(\d*)$/.exec(String(content)) ?? [];
  const zeros = '0'.repeat(Math.max(0, decimals - given.length));
  return zeros === '' || point !== '' ? zeros : `.${zeros}`;
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
