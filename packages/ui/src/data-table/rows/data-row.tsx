/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` of the card layout takes the implicit roles from table elements in some browsers */
import { clsx } from 'clsx';
import { Fragment, type CSSProperties, type ReactNode, type Ref } from 'react';
import { CellEditor } from '../cells/cell-editor.tsx';
import { cellContent, Nothing, tellWhole } from '../cells/cell-content.tsx';
import type { TableParts } from '../table-parts.ts';
import { groundOfRow, leftEdge, pinnedCell, rightEdge, rowGround } from '../grid-classes.ts';
import { RowActions } from '../row-actions-part.ts';
import { BoxCell, ExpanderCell } from './row-lead.tsx';
import { isSelected } from '../row-selection.ts';
import type { PlacedColumn } from '../columns/placed-column.ts';

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
export function DataRow<Row>({ id, row, index, isOpen, editing, placed, lead, isShort, props, onEdited, card }: DataRowProps<Row>) {
  const { selection, rowActions, onRowClick, detail } = props;
  const isChosen = selection !== undefined && isSelected(selection.value, id);
  const hasPins = placed.some(({ side }) => side === 'left');
  const columnCount = lead.count + placed.length;
  const opened = detail && isOpen && (
    <td
      role="gridcell"
      colSpan={columnCount}
      data-slot="row-detail"
      className="border-b border-border bg-bg-subtle p-4 max-md:col-span-full max-md:block"
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
          'group/row bg-(--ground)',
          groundOfRow,
          'max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto_auto] max-md:items-center max-md:border-b max-md:border-border max-md:px-4 max-md:py-3',
          card && 'absolute inset-x-0 top-0',
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
              phoneClass(one, detail !== undefined),
            )}
          >
            {one.cardPlace === 'fact' && (
              <span aria-hidden className="w-[8em] shrink-0 text-fg-muted md:hidden">
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
              'right-0 text-right whitespace-nowrap max-md:col-[2/-1] max-md:-mb-1.5 max-md:[&_[data-slot=row-actions]]:mt-1 max-md:[&_[data-slot=row-actions]]:-ml-2 max-md:[&_[data-slot=row-actions]]:justify-start print:hidden',
            )}
          >
            <RowActions items={rowActions(row)} isShort={isShort} />
          </td>
        )}
        {card && opened}
      </tr>
      {!card && opened && (
        <tr role="row" className="max-md:block max-md:border-b max-md:border-border">
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
  'h-(--row-height) border-b border-border px-3 py-1 focus-ring focus-visible:-outline-offset-2 group-last/row:border-b-0 first:pl-4 last:pr-4 max-md:h-auto max-md:border-0 max-md:px-0 max-md:py-0.5 max-md:first:pl-0 max-md:last:pr-0';

/**
 * On a phone: the title of the card, the state beside it, a line with its label; none where there is no value, or the row opens into more
 * than fits.
 */
function phoneClass<Row>({ cardPlace, fact }: PlacedColumn<Row>, opens: boolean) {
  if (cardPlace === 'title') return 'max-md:col-start-2 max-md:row-start-1 max-md:font-medium max-md:text-left';
  if (cardPlace === 'state') return 'max-md:col-start-3 max-md:row-start-1 max-md:pl-3';
  if (opens && fact > mostFacts) return 'max-md:hidden';
  return 'max-md:col-[2/-1] max-md:has-data-[slot=nothing]:hidden max-md:flex max-md:items-baseline max-md:gap-3 max-md:text-left max-md:has-[img]:items-start';
}

/** On the card of a row that opens into all of them. */
const mostFacts = 3;

function Value({ width, children }: { width: number | undefined; children: ReactNode }) {
  return (
    <div
      style={width === undefined ? undefined : { maxWidth: width - 16 }}
      className="-mx-1 line-clamp-1 min-w-0 px-1 break-all wrap-anywhere max-md:mx-0 max-md:line-clamp-none max-md:max-w-none! max-md:flex-1 max-md:px-0 max-md:break-normal [&_a]:outline-offset-0"
      onPointerEnter={(event) => tellWhole(event.currentTarget)}
    >
      {children ?? <Nothing />}
    </div>
  );
}
