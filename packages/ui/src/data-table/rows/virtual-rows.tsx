/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-interactions -- its cells are what is focused and hovered; `display` takes the implicit roles from table elements in some browsers */
import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import {
  memo,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { cellContent, Nothing, tellWhole } from '../cells/cell-content.tsx';
import { CellEditor } from '../cells/cell-editor.tsx';
import { DataRow } from './data-row.tsx';
import type { Column } from '../column.ts';
import type { TableParts } from '../table-parts.ts';
import { groundOfRow, leftEdge, pinnedCell, rightEdge, rowGround } from '../grid-classes.ts';
import { RowActions } from '../row-actions-part.ts';
import { BoxCell, ExpanderCell } from './row-lead.tsx';
import { isSelected } from '../row-selection.ts';
import { actsWidth, leadWidth } from '../columns/table-columns.ts';

export interface VirtualRowsProps<Row> extends TableParts<Row> {
  open: ReadonlySet<string>;
  editing: { key: string; column: string } | null;
  /** Of the columns, in px. */
  widths: readonly number[];
  /** Rows are cards, as high as what is in them. */
  hasCards: boolean;
  /** Told after rows were moved, with whether the row of the focus is among them, and whether their cells may have brought tab stops. */
  onMoved: (isThere: (row: number) => boolean, hasStops: boolean) => void;
  ref: Ref<{ reveal: (row: number) => void }>;
}

/**
 * The rows that can be seen of many. A row's elements are used again for the row that comes into sight when it leaves, so that scrolling
 * writes texts instead of building cells; what has a state of its own is keyed by its row.
 */
export function VirtualRows<Row>({ open, editing, widths, hasCards, onMoved, ref, ...parts }: VirtualRowsProps<Row>) {
  const { props } = parts;
  const { rows, rowKey, selection } = props;
  // Our own element: those around it are not there yet when the first effects run.
  const body = useRef<HTMLTableSectionElement>(null);
  const [slots] = useState(() => new Slots());
  const [rowHeight, setRowHeight] = useState(44);
  /** Of what opened rows opened into, by key. */
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  // oxlint-disable-next-line react/incompatible-library -- what it gives is used here alone, never memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current?.closest<HTMLElement>('[data-slot="data-table"]') ?? null,
    estimateSize: (index) => (hasCards ? 200 : rowHeight + (open.size === 0 ? 0 : openedHeight(index))),
    overscan: 3,
    ...(!hasCards && { rangeExtractor: (range: Range) => slots.indexes(range) }),
    // The head covers as much at the top as the rows begin lower.
    scrollPaddingEnd: rowHeight,
    // Cards are measured, and their heights must follow them through a sort.
    ...(hasCards && { getItemKey: (index: number) => keyAt(rows, rowKey, index) }),
  });
  function openedHeight(index: number) {
    const key = keyAt(rows, rowKey, index);
    return open.has(key) ? (heights.get(key) ?? 0) : 0;
  }

  const { placed, lead } = parts;
  const cellStyles = useMemo(
    () => placed.map(({ pinStyle }, place) => ({ width: widths[place], lineHeight: `${rowHeight - 1}px`, ...pinStyle })),
    [placed, widths, rowHeight],
  );
  const rowWidth = useMemo(
    () => widths.reduce((sum, width) => sum + width, lead.before * leadWidth + (lead.acts > 0 ? actsWidth : 0)),
    [widths, lead],
  );
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  // The head is as high as a row, and its height follows size, density and pointer.
  useLayoutEffect(() => {
    const head = body.current?.closest('table')?.tHead?.rows[0];
    if (head === undefined) return undefined;
    const measure = () => setRowHeight(head.offsetHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(head);
    measure();
    return () => observer.disconnect();
  }, []);
  // Cards tell their heights themselves.
  const sizes = hasCards ? undefined : heights;
  const opened = hasCards ? undefined : open;
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, hasCards, sizes, opened]);
  const hasStops = props.rowActions !== undefined || placed.some(({ column }) => column.cell !== undefined);
  useLayoutEffect(() => onMoved((row) => row >= first && row <= last, hasStops), [first, last, hasStops, onMoved]);
  useImperativeHandle(
    ref,
    () => ({
      reveal: (row) => {
        virtualizer.scrollToIndex(row, { align: 'auto' });
        // The browser tells of it with the next frame only; the row is to be there now.
        virtualizer.scrollElement?.dispatchEvent(new Event('scroll'));
      },
    }),
    [virtualizer],
  );

  const [tellHeight] = useState(() => (key: string, height: number) => {
    setHeights((now) => (now.get(key) === height ? now : new Map(now).set(key, height)));
  });

  return (
    <tbody
      ref={body}
      role="rowgroup"
      onPointerOver={tellCut}
      onFocus={() => slots.holdFocus(true)}
      onBlur={() => slots.holdFocus(false)}
      className="relative block"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {(hasCards ? items : slots.ordered(items, virtualizer.isScrolling)).map(({ index, start }) => {
        const row = rows[index] as Row; // the virtualizer counts these rows
        const id = rowKey(row);
        if (hasCards) {
          return (
            <DataRow
              key={id}
              {...parts}
              id={id}
              row={row}
              index={index}
              isOpen={open.has(id)}
              editing={editing?.key === id ? editing.column : undefined}
              card={{ ref: virtualizer.measureElement, style: { transform: `translateY(${start}px)` } }}
            />
          );
        }
        return (
          <VirtualRow
            key={index % slots.count}
            {...parts}
            id={id}
            row={row}
            index={index}
            top={start}
            isChosen={selection !== undefined && isSelected(selection.value, id)}
            isOpen={open.has(id)}
            editing={editing?.key === id ? editing.column : undefined}
            onHeight={tellHeight}
            rowHeight={rowHeight}
            rowWidth={rowWidth}
            cellStyles={cellStyles}
          />
        );
      })}
    </tbody>
  );
}

/**
 * How many rows have elements: always the most that were ever needed, so that the elements stay while the number of rows in sight swings by
 * one.
 */
class Slots {
  count = 1;
  hasFocus = false;

  holdFocus(hasFocus: boolean) {
    this.hasFocus = hasFocus;
  }

  indexes({ startIndex, endIndex, overscan, count }: Range): number[] {
    this.count = Math.max(this.count, endIndex - startIndex + 1 + 2 * overscan);
    const length = Math.min(count, this.count);
    const from = Math.max(0, Math.min(startIndex - overscan, count - length));
    return Array.from({ length }, (_, place) => from + place);
  }

  /**
   * In the order of the elements while it scrolls, so that none has to be moved in the document; afterwards in the order of the rows,
   * unless one of them has the focus, which it would lose for a moment.
   */
  ordered<Item extends { index: number }>(items: readonly Item[], isScrolling: boolean): readonly Item[] {
    if (!isScrolling && !this.hasFocus) return items;
    return items.toSorted((a, b) => (a.index % this.count) - (b.index % this.count));
  }
}

function tellCut({ target }: PointerEvent) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-key]') : null;
  if (cell !== null) tellWhole(cell);
}

function keyAt<Row>(rows: readonly Row[], rowKey: (row: Row) => string, index: number): string {
  const row = rows[index];
  return row === undefined ? String(index) : rowKey(row);
}

interface VirtualRowProps<Row> extends TableParts<Row> {
  id: string;
  row: Row;
  index: number;
  top: number;
  isChosen: boolean;
  isOpen: boolean;
  editing: string | undefined;
  rowHeight: number;
  rowWidth: number;
  cellStyles: readonly CSSProperties[];
  /** Told how high is what the row opened into. */
  onHeight: (key: string, height: number) => void;
}

const VirtualRow = memo(function VirtualRow<Row>(parts: VirtualRowProps<Row>) {
  const {
    id,
    row,
    index,
    top,
    isChosen,
    isOpen,
    editing,
    placed,
    lead,
    isShort,
    props,
    onEdited,
    onHeight,
    rowHeight,
    rowWidth,
    cellStyles,
  } = parts;
  const { selection, rowActions, onRowClick, detail } = props;
  const hasPins = placed[0]?.side === 'left';
  return (
    <>
      <tr
        role="row"
        aria-rowindex={index + 2}
        data-index={index}
        data-key={id}
        data-state={isChosen ? 'selected' : 'plain'}
        aria-selected={selection && isChosen}
        style={{ transform: `translateY(${top}px)`, height: rowHeight, width: rowWidth }}
        className={clsx(
          'group/row absolute top-0 left-0 flex min-w-full align-middle border-b border-border bg-(--ground)',
          groundOfRow,
          onRowClick && 'cursor-pointer',
        )}
      >
        {detail && <ExpanderCell colIndex={lead.expander} isOpen={isOpen} isPinned={hasPins} className={leadCell} />}
        {selection && (
          <BoxCell colIndex={lead.box} row={row} selection={selection} isChosen={isChosen} isPinned={hasPins} className={leadCell} />
        )}
        {placed.map((one, place) => {
          const content = cellContent(one.column, row);
          const isText = typeof content === 'string' || typeof content === 'number';
          const field = editing === one.key ? one.column.edit : undefined;
          return (
            <td
              key={one.key}
              role="gridcell"
              tabIndex={-1}
              data-key={one.key}
              aria-colindex={one.colIndex}
              style={cellStyles[place]}
              className={
                one.side === undefined
                  ? cellClass(one.column)
                  : clsx(cellClass(one.column), pinnedCell, rowGround, one.isEdge && (one.side === 'left' ? leftEdge : rightEdge))
              }
            >
              {field !== undefined ? (
                <CellEditor key={id} title={one.column.title} edit={field} row={row} onEnd={onEdited} />
              ) : isText ? (
                content
              ) : content === null ? (
                <Nothing />
              ) : (
                <Inside key={id}>{content}</Inside>
              )}
            </td>
          );
        })}
        {rowActions && (
          <td
            role="gridcell"
            tabIndex={-1}
            aria-colindex={lead.acts}
            className={clsx(leadCell, pinnedCell, rowGround, rightEdge, 'right-0 ml-auto w-(--acts-width) shrink-0 justify-end pr-4')}
          >
            <RowActions key={id} items={rowActions(row)} isShort={isShort} />
          </td>
        )}
      </tr>
      {detail && isOpen && (
        <OpenedRow key={id} id={id} top={top + rowHeight} colSpan={lead.count + placed.length} onHeight={onHeight}>
          {detail(row)}
        </OpenedRow>
      )}
    </>
  );
}) as <Row>(parts: VirtualRowProps<Row>) => ReactNode; // memo() forgets that a component is generic

/**
 * `align-middle` looks idle, but keeps the browser from styling every cell again whenever its row moves: its own sheet has cells inherit
 * `vertical-align`, which is not inherited otherwise and so makes a cell depend on each change of its row.
 *
 * Texts stand in the middle of the row by its line height.
 */
const textCell = 'h-full shrink-0 truncate align-middle px-3 focus-ring focus-visible:-outline-offset-2 first:pl-4 last:pr-4';
const numberCell = `${textCell} text-right tabular-nums`;
const leadCell = 'flex h-full align-middle items-center px-3 focus-ring focus-visible:-outline-offset-2 first:pl-4';

function cellClass<Row>({ align }: Column<Row>): string {
  return align === 'right' ? numberCell : textCell;
}

function Inside({ children }: { children: ReactNode }) {
  return <div className="flex h-full min-w-0 items-center truncate leading-5.5 *:min-w-0">{children}</div>;
}

interface OpenedRowProps {
  id: string;
  top: number;
  colSpan: number;
  onHeight: (key: string, height: number) => void;
  children: ReactNode;
}

function OpenedRow({ id, top, colSpan, onHeight, children }: OpenedRowProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => onHeight(id, element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, id, onHeight]);
  return (
    <tr ref={setElement} role="row" style={{ transform: `translateY(${top}px)` }} className="absolute inset-x-0 top-0 block">
      <td role="gridcell" colSpan={colSpan} data-slot="row-detail" className="block border-b border-border bg-bg-subtle p-4">
        {children}
      </td>
    </tr>
  );
}
