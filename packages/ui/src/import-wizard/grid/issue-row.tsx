/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-supports-aria-props -- table elements do not allow rows that are not drawn; a gridcell may be read-only */
import { CircleAlert } from 'lucide-react';
import { memo, useRef, type Ref } from 'react';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { cn } from '../../cn.ts';
import { CellEditor } from './cell-editor.tsx';
import { rowColumn, type ActiveChange, type GridCell } from './grid-cell.ts';
import type { ImportRows } from '../rows/import-rows.ts';
import { useImportWords } from '../use-import-words.ts';

export interface IssueRowProps {
  rows: ImportRows;
  row: number;
  /** Among the rows shown. */
  index: number;
  /** Offset from the top, in px. */
  start: number;
  /** Widths of the columns; without one the row is a card. */
  template: string | undefined;
  columns: readonly number[];
  /** The column with the focus, where it is in this row. */
  activeColumn: number | undefined;
  isEditing: boolean;
  onActiveChange: ActiveChange;
  onNextIssue: (step: 1 | -1) => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * One row, or one card: whether it is imported, its texts, and what is wrong with them. Drawn anew when the rows have changed, as the
 * handlers are new then, and not while they only scroll.
 */
export const IssueRow = memo(function IssueRow(props: IssueRowProps) {
  const { rows, row, index, start, template, columns, activeColumn, isEditing, onActiveChange, onNextIssue, ref } = props;
  const words = useImportWords();
  const isLeftOut = rows.isLeftOut(row);
  const line = rows.lineOf(row);
  const isCard = template === undefined;
  return (
    <div
      ref={ref}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-state={isLeftOut ? 'left-out' : rows.issuesOf(row).size > 0 ? 'wrong' : 'fine'}
      className={cn('absolute top-0 left-0 w-full border-b border-border', isCard ? 'flex flex-col gap-2 p-3' : 'grid')}
      style={{ transform: `translateY(${start}px)`, gridTemplateColumns: template }}
    >
      {columns.map((column) => {
        const place = { row, column };
        const isActive = activeColumn === column;
        if (column === rowColumn)
          return (
            <div
              key={column}
              role="rowheader"
              aria-colindex={1}
              data-cell={`${row}:${column}`}
              onFocus={() => !isActive && onActiveChange(place)}
              className={cn('flex min-w-0 gap-2', isCard ? 'items-center' : cn('sticky left-0 z-10 items-start bg-surface px-3', lineLook))}
            >
              <Checkbox
                value={!isLeftOut}
                onValueChange={(isIncluded) => rows.leaveOut(row, !isIncluded)}
                tabIndex={isActive ? 0 : -1}
                aria-label={words.includeRow(line)}
                className={isCard ? '' : 'mt-[calc((1lh-16px)/2)]'}
              />
              <span className={cn('min-w-0 truncate tabular-nums', isCard ? 'font-medium' : 'text-fg-muted')}>
                {isCard ? `${words.rowNumber(line)} ${rows.textsOf(row)[0] ?? ''}` : line}
              </span>
              {isLeftOut && <span className="text-xs whitespace-nowrap text-fg-muted">{words.leftOut}</span>}
            </div>
          );
        return (
          <IssueCell
            key={column}
            rows={rows}
            place={place}
            isCard={isCard}
            isActive={isActive}
            isEditing={isActive && isEditing}
            onActiveChange={onActiveChange}
            onNextIssue={onNextIssue}
          />
        );
      })}
    </div>
  );
});

/** The first line stands in the middle of a row of one line, and at the same height in a row with messages. */
const lineLook = 'py-[calc((var(--spacing-row)-1lh)/2)]';

interface IssueCellProps extends Pick<IssueRowProps, 'rows' | 'onActiveChange' | 'onNextIssue'> {
  place: GridCell;
  isCard: boolean;
  isActive: boolean;
  isEditing: boolean;
}

function IssueCell({ rows, place, isCard, isActive, isEditing, onActiveChange, onNextIssue }: IssueCellProps) {
  const words = useImportWords();
  const { row, column } = place;
  const field = rows.fields[column];
  const message = rows.issuesOf(row).get(column);
  const text = rows.textsOf(row)[column] ?? '';
  const fill = rows.fillOf(row, column);
  const isLeftOut = rows.isLeftOut(row);
  const canEdit = field !== undefined && !isLeftOut;
  const wasActive = useRef(false);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid hears the keys
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-invalid={message !== undefined || undefined}
      aria-readonly={!canEdit || undefined}
      tabIndex={isEditing ? undefined : isActive ? 0 : -1}
      data-cell={`${row}:${column}`}
      data-wrong={(message !== undefined && !isEditing) || undefined}
      className={cn(
        'flex min-w-0 flex-col -outline-offset-2 focus-ring data-wrong:bg-danger-soft',
        isCard ? 'min-h-11 justify-center rounded-control px-3 py-1.5' : cn('min-h-row px-3', lineLook),
        isEditing && 'px-1.5 py-1',
        isLeftOut && 'text-fg-muted',
      )}
      onFocus={(event) => {
        if (event.target === event.currentTarget && !isActive) onActiveChange(place);
      }}
      onMouseDown={() => {
        wasActive.current = isActive;
      }}
      onClick={() => {
        if (isEditing) return;
        // The press itself has given it the focus: only one on a cell that had it before means to edit.
        const isMeant = wasActive.current || isCard || matchMedia('(pointer: coarse)').matches;
        onActiveChange(place, canEdit && isMeant ? 'edit' : 'focus');
      }}
    >
      {isCard && <span className={cn('text-xs text-fg-muted', isEditing && 'px-1.5')}>{field?.title ?? words.wholeRow}</span>}
      {isEditing && field ? (
        <CellEditor
          field={field}
          label={words.editCell(field.title, rows.lineOf(row))}
          text={text}
          whyWrong={(next) => rows.wouldBeWrong(row, column, next)}
          onCancel={() => onActiveChange(place)}
          onSave={(next, then) => {
            rows.setText(row, column, next);
            if (then === 'next') onNextIssue(1);
            else onActiveChange(place, then === 'stay' ? 'focus' : 'leave');
          }}
        />
      ) : (
        <>
          {field && (
            <span className="truncate" title={text || fill}>
              {text === '' ? <span className="text-fg-muted">{fill === undefined ? '—' : words.filledWith(fill)}</span> : text}
            </span>
          )}
          {message !== undefined && (
            <span className="flex items-start gap-1 text-xs text-danger-text">
              <CircleAlert aria-hidden className="mt-[calc((1lh-14px)/2)] size-3.5 shrink-0 stroke-[1.5]" />
              <span className="min-w-0 wrap-anywhere">{message}</span>
            </span>
          )}
        </>
      )}
    </div>
  );
}
