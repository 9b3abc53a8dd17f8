/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is what the pattern calls for; `display` of the card layout takes the implicit roles from table elements in some browsers */
import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { ariaOf, dataOf } from '../own-props.ts';
import { useIsLate } from '../skeleton/use-is-late.ts';
import { useIsPhone } from '../filter-bar/use-is-phone.ts';
import { useMedia } from '../use-media.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { useWords } from '../words.tsx';
import type { EditEnd } from './cells/cell-field.tsx';
import { DataRow } from './rows/data-row.tsx';
import { SkeletonRow } from './rows/skeleton-row.tsx';
import { actsWidth, leadWidth, useTableColumns, virtualWidths } from './columns/table-columns.ts';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import type { LeadCells, TableParts } from './table-parts.ts';
import { EmptyState, ErrorState } from './table-states-part.ts';
import type { TableView } from './table-view.ts';
import { ScrollHint } from './scroll-hint.tsx';
import { useGridKeyboard } from './use-grid-keyboard.ts';
import { useHeadWidths } from './columns/use-head-widths.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useLeftOut } from './columns/use-left-out.ts';
import { usePins } from './columns/use-pins.ts';
import { useRowActs } from './rows/use-row-acts.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import { useWholeColumns } from './columns/use-whole-columns.ts';
import { VirtualRows } from './rows/virtual-rows.tsx';
import type { DataTableProps } from './data-table-props.ts';

/**
 * Rows of a page, or all of many: an ARIA grid that scrolls sideways under its acts when narrow; below 800 px each row is a card.
 * `aria-*` belong to the grid, the rest to the element around it, which scrolls; `className` adds to what that has, without the merging
 * that other components do, which would weigh as much as a fifth of the table.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, total, isLoading = false, error, onRetry, empty, selection, rowActions, detail } = props;
  const { maxHeight = 'max(24rem, calc(100dvh - 18rem))', skeletonRows = 8, view = noView } = props;
  const words = useWords();
  const region = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const virtualRows = useRef<{ reveal: (row: number) => void }>(null);
  const isLate = useIsLate(isLoading);
  const isPrinting = useIsPrinting();
  const isPhone = useIsPhone();
  const isShort = useMedia('(50rem <= width < 70rem)');
  const hasError = error !== undefined && error !== null;
  const isBare = rows.length === 0 || hasError;
  const isVirtual = (props.isVirtual ?? rows.length >= 200) && !isBare && !isPrinting;
  const [hasDetail, hasBoxes, hasActs] = [detail !== undefined, selection !== undefined, rowActions !== undefined];
  const before = (hasDetail ? 1 : 0) + (hasBoxes ? 1 : 0);
  const taken = before * leadWidth + (hasActs ? actsWidth : 0);
  const leftOut = useLeftOut(region, columns, view, taken, props.onLeftOutChange);
  const placed = useTableColumns(columns, view, before, leftOut);
  const columnCount = placed.length;
  const lead = useMemo<LeadCells>(
    () => ({
      expander: hasDetail ? 1 : 0,
      box: hasBoxes ? before : 0,
      acts: hasActs ? before + columnCount + 1 : 0,
      before,
      count: before + (hasActs ? 1 : 0),
    }),
    [hasDetail, hasBoxes, hasActs, before, columnCount],
  );
  const room = useRoom(region, isVirtual);
  const heads = useHeadWidths(grid, placed, isVirtual);
  const isSampled = rows.length > 0;
  const widths = useMemo(
    () => (isVirtual ? virtualWidths(placed, rows, room - taken, heads) : []),
    // By the first rows there are: widths that change with each page or search would make the eye jump.
    // oxlint-disable-next-line react/exhaustive-deps
    [isVirtual, placed, isSampled, room, taken, heads],
  );
  useScrollEdges(region);
  usePins(grid, placed);
  useWholeColumns(region, grid, placed, !isVirtual && !isPhone);

  const acts = useRowActs(props, placed, lead);
  const keyboard = useGridKeyboard({
    grid,
    rowCount: isBare ? 0 : rows.length,
    revealRow: (row) => virtualRows.current?.reveal(row),
    onCellKey: acts.onCellKey,
  });
  const parts: TableParts<Row> = { props, placed, lead, isShort, onEdited };

  function onEdited(end: EditEnd) {
    acts.endEdit();
    // After the field has gone, so that its cell can take the focus.
    if (end !== 'left') requestAnimationFrame(() => keyboard.focusActive());
  }

  const variables: CSSProperties & Record<`--${string}`, string> = { '--acts-width': `${actsWidth}px` };
  widths.forEach((width, place) => (variables[`--col-${before + place + 1}`] = `${width}px`));
  const hasFoot = !isBare && columns.some(({ footer }) => footer !== undefined);
  return (
    <div
      ref={useMergedRef(region, props.ref)}
      data-slot="data-table"
      data-state={hasError ? 'error' : isLoading ? 'loading' : rows.length === 0 ? 'empty' : 'ready'}
      data-virtual={isVirtual || undefined}
      data-size={view.density}
      id={props.id}
      {...dataOf(props)}
      style={{ maxHeight, ...props.style }}
      className={clsx(
        'group/table relative scroll-pt-(--row-height) scroll-pr-(--edge-end) overflow-auto md:snap-x md:snap-mandatory data-virtual:[overflow-anchor:none] rounded-card text-sm -outline-offset-2 not-last:rounded-b-none max-md:not-data-virtual:max-h-none! print:max-h-none! print:overflow-visible',
        props.className,
      )}
    >
      {isLate && !isBare && <div aria-hidden className="sticky inset-x-0 top-0 z-30 -mb-0.5 h-0.5 animate-pulse bg-theme" />}
      <ScrollHint region={region} />
      <table
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={caption}
        aria-busy={isLoading}
        aria-rowcount={(isVirtual ? (total ?? rows.length) : rows.length) + 1}
        aria-colcount={lead.count + placed.length}
        aria-multiselectable={selection && true}
        {...ariaOf(props)}
        style={variables}
        className={clsx('w-full border-separate border-spacing-0 outline-none', isVirtual ? 'block md:min-w-max' : 'max-md:block')}
        onFocus={keyboard.onFocus}
        onKeyDownCapture={keyboard.onKeyDownCapture}
        onKeyDown={keyboard.onKeyDown}
        onClick={acts.onPress}
        onDoubleClick={acts.onDoublePress}
      >
        <TableHead {...parts} onWidthChange={acts.setWidth} />
        {isVirtual ? (
          <VirtualRows
            {...parts}
            ref={virtualRows}
            open={acts.open}
            editing={acts.editing}
            hasCards={isPhone}
            widths={widths}
            onMoved={(isThere, hasStops) => keyboard.followScroll(isThere(keyboard.activeRow()), hasStops)}
          />
        ) : (
          <tbody role="rowgroup" className="max-md:block">
            {hasError ? (
              <WideRow width={lead.count + placed.length}>
                <ErrorState error={error} onRetry={onRetry} />
              </WideRow>
            ) : isLoading && rows.length === 0 ? (
              Array.from({ length: skeletonRows }, (_, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- skeleton rows are all alike
                <SkeletonRow
                  key={index}
                  placed={placed}
                  index={index}
                  isVisible={isLate}
                  leadCount={before}
                  hasActions={rowActions !== undefined}
                />
              ))
            ) : rows.length === 0 ? (
              <WideRow width={lead.count + placed.length}>{empty ?? <EmptyState />}</WideRow>
            ) : (
              rows.slice(0, isPrinting ? printedRows : undefined).map((row, index) => {
                const id = rowKey(row);
                return (
                  <DataRow
                    key={id}
                    {...parts}
                    id={id}
                    row={row}
                    index={index}
                    isOpen={acts.open.has(id)}
                    editing={acts.editing?.key === id ? acts.editing.column : undefined}
                  />
                );
              })
            )}
          </tbody>
        )}
        {hasFoot && <TableFoot {...parts} />}
      </table>
      {isPrinting && rows.length > printedRows && <p className="p-4">{words.printCut(printedRows, rows.length)}</p>}
      <output className="sr-only">{isLate ? words.loading : ''}</output>
    </div>
  );
}

const noView: TableView = {};
/** On paper more rows are of no use, and a browser needs minutes to lay them out. */
const printedRows = 2000;

/** Width of the part that scrolls, in px, while it is asked for. */
function useRoom(region: { current: HTMLElement | null }, isAsked: boolean): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = region.current;
    if (!isAsked || element === null) return undefined;
    const measure = () => setRoom(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [region, isAsked]);
  return room;
}

function WideRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr role="row" className="max-md:block">
      <td role="gridcell" colSpan={width} className="max-md:block">
        <div className="sticky left-0 max-w-[calc(100vw-2rem)]">{children}</div>
      </td>
    </tr>
  );
}
