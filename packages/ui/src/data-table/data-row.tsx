/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` of the card layout takes the implicit roles from table elements in some browsers */
import { clsx } from 'clsx';
import { Fragment, type CSSProperties, type ReactNode, type Ref } from 'react';
import { CellEditor } from './cell-editor.tsx';
import { cellContent, Nothing, tellWhole } from './cell-content.tsx';
import type { TableParts } from './table-parts.ts';
import { leftEdge, pinnedCell, rightEdge, rowGround } from './grid-classes.ts';
import { RowActions } from './row-actions-part.ts';
import { BoxCell, ExpanderCell } from './row-lead.tsx';
import { isSelected } from './row-selection.ts';
import type { PlacedColumn } from './table-columns.ts';

export interface DataRowProps<Row> extends TableParts<Row> {
  id: string;
  row: Row;
  /** Place among the rows of the table, from 0. */
  index: number;
  isOpen: boolean;
  /** Key of the column whose cell is edited. */
  editing: string | undefined;
  /** A card that the table places itself, among thousands: what it opens into stands in it. */
  card?: { ref: Ref<HTMLTableRowElement>; style: CSSProperties };
}

/** One row of a `DataTable`; a card on a phone. */
export function DataRow<Row>({ id, row, index, isOpen, editing, placed, lead, props, onEdited, card }: DataRowProps<Row>) {
  const { selection, rowActions, onRowClick, detail } = props;
  const isChosen = selection !== undefined && isSelected(selection.value, id);
  const hasPins = placed.some(({ side }) => side === 'left');
  const columnCount = lead.count + placed.length;
  const opened = detail && isOpen && (
    <td
      role="gridcell"
      colSpan={columnCount}
      data-slot="row-detail"
      className="border-b border-border bg-bg-subtle p-4 max-sm:mt-2 max-sm:block max-sm:rounded-card max-sm:border-b-0"
    >
      <div className="sticky left-4 max-w-[calc(100vw-3rem)]">{detail(row)}</div>
    </td>
  );
  return (
    <Fragment>
      <tr
        ref={card?.ref}
        style={card?.style}
        role="row"
        aria-rowindex={index + 2}
        data-index={index}
        data-key={id}
        data-state={isChosen ? 'selected' : 'plain'}
        aria-selected={selection && isChosen}
        className={clsx(
          'group/row hover:bg-bg-subtle data-[state=selected]:bg-theme-soft',
          'max-sm:relative max-sm:flex max-sm:flex-col max-sm:rounded-card max-sm:border max-sm:border-border max-sm:bg-surface max-sm:p-3',
          card && 'absolute! inset-x-2 top-0',
          onRowClick && 'cursor-pointer',
        )}
      >
        {detail && <ExpanderCell colIndex={lead.expander} isOpen={isOpen} isPinned={hasPins} className={dataCell} />}
        {selection && (
          <BoxCell colIndex={lead.box} row={row} selection={selection} isChosen={isChosen} isPinned={hasPins} className={dataCell} />
        )}
        {placed.map((one) => (
          <td
            key={one.key}
            role="gridcell"
            tabIndex={-1}
            data-key={one.key}
            aria-colindex={one.colIndex}
            style={one.pinStyle}
            className={clsx(
              dataCell,
              one.side !== undefined && [pinnedCell, rowGround, one.isEdge && (one.side === 'left' ? leftEdge : rightEdge)],
              one.column.align === 'right' && 'text-right whitespace-nowrap tabular-nums',
              one.column.edit && canEdit(one, row) && 'cursor-text',
              phoneClass(one, (selection ? 1 : 0) + (detail ? 1 : 0)),
            )}
          >
            {!one.isTitle && (
              <span aria-hidden className="shrink-0 text-fg-muted sm:hidden">
                {one.column.title}
              </span>
            )}
            {editing === one.key && one.column.edit ? (
              <CellEditor title={one.column.title} edit={one.column.edit} row={row} onEnd={onEdited} />
            ) : (
              <Value width={one.width}>{cellContent(one.column, row)}</Value>
            )}
          </td>
        ))}
        {rowActions && (
          <td
            role="gridcell"
            tabIndex={-1}
            aria-colindex={lead.acts}
            className={clsx(
              dataCell,
              pinnedCell,
              rowGround,
              rightEdge,
              'right-0 text-right whitespace-nowrap max-sm:mt-2 max-sm:border-t max-sm:border-border max-sm:pt-2 print:hidden',
            )}
          >
            <RowActions items={rowActions(row)} />
          </td>
        )}
        {card && opened}
      </tr>
      {!card && opened && (
        <tr role="row" className="max-sm:block">
          {opened}
        </tr>
      )}
    </Fragment>
  );
}

/** Whether a cell can be edited in its place. */
export function canEdit<Row>({ column }: PlacedColumn<Row>, row: Row): boolean {
  return column.edit !== undefined && (column.edit.canEdit?.(row) ?? true);
}

const dataCell =
  'h-(--row-height) border-b border-border px-3 py-1 focus-ring focus-visible:-outline-offset-2 group-last/row:border-b-0 first:pl-4 last:pr-4 max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:first:pl-0 max-sm:last:pr-0';

/** On a phone: the title of the card, a line with its label, or nothing. */
function phoneClass<Row>({ isTitle, column }: PlacedColumn<Row>, leadCount: number) {
  if (isTitle)
    return clsx('max-sm:order-first max-sm:mb-1 max-sm:font-medium', leadCount === 1 && 'max-sm:pr-8', leadCount > 1 && 'max-sm:pr-16');
  if (column.priority === 3) return 'max-xl:hidden';
  return 'max-sm:flex max-sm:items-baseline max-sm:gap-3 max-sm:text-right';
}

function Value({ width, children }: { width: number | undefined; children: ReactNode }) {
  return (
    <div
      style={width === undefined ? undefined : { maxWidth: width - 16 }}
      className="-mx-1 line-clamp-1 max-w-[24rem] min-w-0 px-1 break-all max-sm:mx-0 max-sm:line-clamp-none max-sm:max-w-none! max-sm:flex-1 max-sm:px-0 max-sm:wrap-anywhere max-sm:break-normal [&_a]:outline-offset-0"
      onPointerEnter={(event) => tellWhole(event.currentTarget)}
    >
      {children ?? <Nothing />}
    </div>
  );
}
