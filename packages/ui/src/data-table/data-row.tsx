/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` of the card layout takes the implicit roles from table elements in some browsers */
import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';
import { titleColumn, type Column } from './column.ts';
import type { DataTableProps } from './data-table.tsx';
import { RowActions } from './row-actions.tsx';
import { stickyCell } from './sticky-cell.ts';

/** One row of a `DataTable`; a card on a phone. */
export function DataRow<Row>({ id, row, columns, selection, rowActions, onRowClick }: DataTableProps<Row> & { id: string; row: Row }) {
  const isSelected = selection?.keys.has(id) ?? false;
  const titleKey = titleColumn(columns)?.key;
  return (
    <tr
      role="row"
      data-key={id}
      data-state={isSelected ? 'selected' : 'plain'}
      aria-selected={selection && isSelected}
      onClick={onRowClick && ((event) => isPlainPress(event.target) && onRowClick(row))}
      className={cn(
        'group/row hover:bg-bg-subtle data-[state=selected]:bg-theme-soft',
        'max-sm:relative max-sm:flex max-sm:flex-col max-sm:rounded-card max-sm:border max-sm:border-border max-sm:bg-surface max-sm:p-3',
        onRowClick && 'cursor-pointer',
      )}
    >
      {selection && <SelectCell id={id} row={row} selection={selection} />}
      {columns.map((column) => {
        const isTitle = column.key === titleKey;
        return (
          <td
            key={column.key}
            role="cell"
            className={cn(
              dataCell,
              column.align === 'right' && 'text-right whitespace-nowrap tabular-nums',
              phoneClass(column, isTitle, selection !== undefined),
            )}
          >
            {!isTitle && (
              <span aria-hidden className="shrink-0 text-fg-muted sm:hidden">
                {column.title}
              </span>
            )}
            <Value>{column.cell(row)}</Value>
          </td>
        );
      })}
      {rowActions && (
        <td
          role="cell"
          className={cn(
            dataCell,
            stickyCell,
            rowSurface,
            'text-right whitespace-nowrap max-sm:mt-2 max-sm:border-t max-sm:border-border max-sm:pt-2',
          )}
        >
          <RowActions items={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

const dataCell =
  'h-(--row-height) border-b border-border px-3 py-1 group-last/row:border-b-0 first:pl-4 last:pr-4 max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:first:pl-0 max-sm:last:pr-0';

/** The acts stand still at the right while the row scrolls under them, on the row's own ground. */
const rowSurface = 'bg-surface group-hover/row:bg-bg-subtle group-data-[state=selected]/row:bg-theme-soft max-sm:bg-transparent!';

/** On a phone: the title of the card, a line with its label, or nothing. */
function phoneClass<Row>(column: Column<Row>, isTitle: boolean, hasBox: boolean) {
  if (isTitle) return cn('max-sm:order-first max-sm:mb-1 max-sm:font-medium', hasBox && 'max-sm:pr-8');
  if (column.priority === 3) return 'max-xl:hidden';
  return 'max-sm:flex max-sm:items-baseline max-sm:gap-3 max-sm:text-right';
}

function SelectCell<Row>({ id, row, selection }: { id: string; row: Row; selection: NonNullable<DataTableProps<Row>['selection']> }) {
  const words = useWords();
  const answer = selection.isSelectable?.(row) ?? true;
  const reason = answer === true ? undefined : answer;
  function choose(isChosen: boolean) {
    const next = new Set(selection.keys);
    if (isChosen) next.add(id);
    else next.delete(id);
    selection.onChange(next);
  }
  return (
    <td role="cell" className={cn(dataCell, 'w-10 pr-0 max-sm:absolute max-sm:top-3 max-sm:right-3 max-sm:w-auto')}>
      <span className="flex" title={reason}>
        <Checkbox
          aria-label={reason === undefined ? words.selectRow : `${words.selectRow} (${reason})`}
          value={selection.keys.has(id)}
          onValueChange={choose}
          disabled={reason !== undefined}
        />
      </span>
    </td>
  );
}

function Value({ children }: { children: ReactNode }) {
  const isNothing = children === undefined || children === null || children === '' || children === false;
  return (
    <div
      className="-mx-1 line-clamp-1 max-w-[24rem] min-w-0 px-1 break-all max-sm:mx-0 max-sm:line-clamp-none max-sm:max-w-none max-sm:flex-1 max-sm:px-0 max-sm:wrap-anywhere max-sm:break-normal [&_a]:outline-offset-0"
      onPointerEnter={(event) => tellWhole(event.currentTarget)}
    >
      {isNothing ? <span className="text-fg-subtle">—</span> : children}
    </div>
  );
}

/** Text that is cut says the whole of itself under the pointer. */
function tellWhole(element: HTMLElement) {
  const isCut = element.scrollHeight > element.clientHeight + 1;
  element.title = isCut ? (element.textContent ?? '') : '';
}

/** A press on a link, a control or selected text means those, not the row. */
function isPlainPress(target: EventTarget) {
  const isControl = target instanceof Element && target.closest('a, button, input, label, [role="menu"]') !== null;
  return !isControl && window.getSelection()?.isCollapsed !== false;
}
