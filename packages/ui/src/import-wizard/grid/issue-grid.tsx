/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- rows out of sight are not drawn, which table elements do not allow; the focus is in the cells */
import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { cn } from '../../cn.ts';
import { useMedia } from '../../use-media.ts';
import { firstFrom, rowColumn, type ActiveChange, type GridCell } from './grid-cell.ts';
import { moveOf } from './grid-keys.ts';
import type { ImportRows } from '../rows/import-rows.ts';
import { IssueRow } from './issue-row.tsx';
import { useImportWords } from '../use-import-words.ts';

export interface IssueGridProps {
  rows: ImportRows;
  /** Which rows stand here, in their order. */
  shown: readonly number[];
  active: GridCell;
  isEditing: boolean;
  onActiveChange: ActiveChange;
  /** Enter has saved a cell, or F8 was pressed: on to the next problem. */
  onNextIssue: (step: 1 | -1) => void;
  onUndo: () => void;
  /** Set by whoever moves the active cell from outside and wants the focus there. */
  wantsFocus: RefObject<boolean>;
}

/** The rows as an ARIA grid, of which only those in sight are drawn. Below 640 px each is a card of its problems. */
export function IssueGrid(props: IssueGridProps) {
  const { rows, shown, active, isEditing, onActiveChange, onNextIssue, onUndo, wantsFocus } = props;
  const words = useImportWords();
  const isNarrow = useMedia('(width < 40rem)');
  const scroller = useRef<HTMLDivElement>(null);
  const place = Math.min(firstFrom(shown, active.row), shown.length - 1);
  const activeRow = shown[place] ?? 0;
  const whole = rows.fields.length;
  const hasWhole = rows.badRows().some((row) => rows.issuesOf(row).has(whole));
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoized
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows.issuesOf(shown[index] ?? 0).size > 0 ? 66 : 45),
    getItemKey: (index) => shown[index] ?? index,
    // The row with the focus stays, wherever somebody scrolls.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...(place < 0 ? [] : [place])])].sort((a, b) => a - b),
    initialRect: { width: 960, height: 480 },
    overscan: 6,
    useFlushSync: false,
  });

  const all = useMemo(() => [rowColumn, ...rows.fields.keys(), ...(hasWhole ? [rows.fields.length] : [])], [rows, hasWhole]);
  const columnsOf = (row: number): readonly number[] => {
    if (!isNarrow) return all;
    const isEdited = (column: number) => isEditing && row === active.row && column === active.column;
    return all.filter((column) => column === rowColumn || rows.issuesOf(row).has(column) || isEdited(column));
  };
  const columns = columnsOf(activeRow);
  const activeColumn = nearest(active.column, columns);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${activeRow}:${activeColumn}"]`);
    if (!cell) return;
    wantsFocus.current = false;
    const target = cell.querySelector<HTMLElement>('input, [role=combobox], [role=checkbox]') ?? cell;
    target.focus({ preventScroll: true });
    if (target instanceof HTMLInputElement) target.select();
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  function press(event: KeyboardEvent) {
    if (event.key === 'F8') {
      event.preventDefault();
      onNextIssue(event.shiftKey ? -1 : 1);
      return;
    }
    if (isEditing) return;
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onUndo();
      return;
    }
    const isField = activeColumn >= 0 && activeColumn < whole;
    if ((event.key === 'Enter' || event.key === 'F2') && isField && !rows.isLeftOut(activeRow)) {
      event.preventDefault();
      onActiveChange({ row: activeRow, column: activeColumn }, 'edit');
      return;
    }
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / 48) - 1);
    const move = moveOf(event, { place, column: activeColumn, columns, count: shown.length, page });
    if (move === undefined) return;
    event.preventDefault();
    onActiveChange({ row: shown[move.place] ?? activeRow, column: move.column });
  }

  const width = isNarrow ? undefined : { minWidth: `${7 + 9 * whole + (hasWhole ? 14 : 0)}rem` };
  const template = `7rem repeat(${whole}, minmax(0, 9fr))${hasWhole ? ' minmax(0, 14fr)' : ''}`;
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={words.rowsTable}
      aria-rowcount={shown.length + 1}
      aria-colcount={whole + 1 + (hasWhole ? 1 : 0)}
      data-slot="issue-grid"
      className="max-h-[min(34rem,60dvh)] scroll-pt-10 overflow-auto overscroll-contain rounded-card border border-border bg-surface sm:scroll-pl-28"
      onKeyDown={press}
    >
      <div role="rowgroup" style={width} className={isNarrow ? 'sr-only' : 'sticky top-0 z-20 bg-bg-subtle'}>
        <div role="row" aria-rowindex={1} className="grid border-b border-border text-fg-muted" style={{ gridTemplateColumns: template }}>
          <span role="columnheader" aria-colindex={1} className={cn(headLook, 'sticky left-0 z-10 bg-bg-subtle')}>
            {words.row}
          </span>
          {rows.fields.map((field, index) => (
            <span key={field.key} role="columnheader" aria-colindex={index + 2} title={field.title} className={headLook}>
              {field.title}
              {field.isRequired === true && (
                <span aria-hidden className="ml-0.5 text-danger-text">
                  *
                </span>
              )}
            </span>
          ))}
          {hasWhole && (
            <span role="columnheader" aria-colindex={whole + 2} className={headLook}>
              {words.wholeRow}
            </span>
          )}
        </div>
      </div>
      <div role="rowgroup" className="relative" style={{ ...width, height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = shown[index] ?? 0;
          return (
            <IssueRow
              key={row}
              ref={virtual.measureElement}
              rows={rows}
              row={row}
              index={index}
              start={start}
              template={isNarrow ? undefined : template}
              columns={columnsOf(row)}
              activeColumn={row === activeRow ? activeColumn : undefined}
              isEditing={isEditing && row === active.row}
              onActiveChange={onActiveChange}
              onNextIssue={onNextIssue}
            />
          );
        })}
      </div>
    </div>
  );
}

const headLook = 'truncate px-3 py-2 text-xs font-medium';

/** The column itself where the row has it, else the nearest before it. */
function nearest(column: number, columns: readonly number[]): number {
  return columns.findLast((candidate) => candidate <= column) ?? rowColumn;
}
