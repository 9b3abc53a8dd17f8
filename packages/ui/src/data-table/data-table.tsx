/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` of the card layout takes the implicit roles from table elements in some browsers */
import { useRef, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { MenuItem } from '../dropdown-menu/menu-item.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState, type ErrorInfo } from '../error-state/error-state.tsx';
import { useIsLate } from '../skeleton/use-is-late.ts';
import { useWords } from '../words.tsx';
import type { Column, Selection, Sort } from './column.ts';
import { DataRow } from './data-row.tsx';
import { SkeletonRow } from './skeleton-row.tsx';
import { TableHead } from './table-head.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';

export interface DataTableProps<Row> {
  /** Says what the rows are; read out, and the name of the scrolling region. */
  caption: string;
  columns: Column<Row>[];
  /** The rows of this page, in their order. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Without rows: a skeleton after 200 ms. With rows: they stay under a bar until the next ones come. */
  isLoading?: boolean;
  /** Why the rows did not load; stands in their place. */
  error?: ErrorInfo | null;
  onRetry?: () => void;
  /** Stands where there are no rows. */
  empty?: ReactNode;
  sort?: Sort;
  /** A press on a head goes round: ascending, descending, unsorted (undefined). */
  onSortChange?: (sort: Sort | undefined) => void;
  selection?: Selection<Row>;
  /** The acts on a row: at most two in words, the rest in a menu. */
  rowActions?: (row: Row) => MenuItem[];
  /** Opens the row by a press anywhere in it. The row must also hold a link or an act that does so, for the keyboard. */
  onRowClick?: (row: Row) => void;
  /** Height from which the rows scroll under their head, a CSS length; not on a phone. */
  maxHeight?: string;
  /** Rows of the skeleton. */
  skeletonRows?: number;
  className?: string;
}

/** A table of one page of rows. It scrolls sideways under its acts when narrow, and below 640 px each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, isLoading = false, error, onRetry, empty, selection, rowActions, className } = props;
  const { maxHeight = 'max(24rem, calc(100dvh - 18rem))', skeletonRows = 8 } = props;
  const words = useWords();
  const region = useRef<HTMLElement>(null);
  const { isScrollable, hidesEnd } = useScrollEdges(region);
  const isLate = useIsLate(isLoading);
  const hasError = error !== undefined && error !== null;
  const isBare = rows.length === 0 || hasError;
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <section
      ref={region}
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={isScrollable ? 0 : undefined}
      data-hides-end={hidesEnd}
      data-slot="data-table"
      data-state={hasError ? 'error' : isLoading ? 'loading' : rows.length === 0 ? 'empty' : 'ready'}
      style={{ maxHeight }}
      className={cn(
        'group/table relative overflow-auto rounded-card -outline-offset-2 not-last:rounded-b-none max-sm:max-h-none! print:max-h-none! print:overflow-visible',
        className,
      )}
    >
      {isLate && !isBare && <div aria-hidden className="sticky inset-x-0 top-0 z-20 -mb-0.5 h-0.5 animate-pulse bg-theme" />}
      <table role="table" aria-busy={isLoading} className="w-full border-separate border-spacing-0 max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <TableHead {...props} />
        <tbody role="rowgroup" className={cn('max-sm:flex max-sm:flex-col max-sm:gap-2 max-sm:p-2')}>
          {hasError ? (
            <WideRow width={width}>
              <ErrorState error={error} onRetry={onRetry} />
            </WideRow>
          ) : isLoading && rows.length === 0 ? (
            Array.from({ length: skeletonRows }, (_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- skeleton rows are all alike
              <SkeletonRow
                key={index}
                columns={columns}
                index={index}
                isVisible={isLate}
                hasBox={selection !== undefined}
                hasActions={rowActions !== undefined}
              />
            ))
          ) : rows.length === 0 ? (
            <WideRow width={width}>{empty ?? <EmptyState />}</WideRow>
          ) : (
            rows.map((row) => <DataRow key={rowKey(row)} id={rowKey(row)} row={row} {...props} />)
          )}
        </tbody>
      </table>
      <output className="sr-only">{isLate ? words.loading : ''}</output>
    </section>
  );
}

function WideRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr role="row" className="max-sm:block">
      <td role="cell" colSpan={width} className="max-sm:block">
        <div className="sticky left-0 max-w-[calc(100vw-2rem)]">{children}</div>
      </td>
    </tr>
  );
}
