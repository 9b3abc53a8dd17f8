import { ArrowDown, ArrowUp, Download, RefreshCw, Undo2 } from 'lucide-react';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Alert } from '../../alert/alert.tsx';
import { Button } from '../../button/button.tsx';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { Segmented } from '../../segmented/segmented.tsx';
import { errorFileName, errorSheet } from '../error-sheet.ts';
import { nextIssue, unionOf, type ActiveChange, type GridCell } from '../grid/grid-cell.ts';
import type { ImportRows } from '../rows/import-rows.ts';
import type { ImportWords } from '../import-words.ts';
import { IssueGrid } from '../grid/issue-grid.tsx';
import { ReplacePanel } from '../grid/replace-panel.tsx';
import { useCount, useImportWords } from '../use-import-words.ts';
import { useSaveSheet } from '../use-save-sheet.ts';

export interface RowsStepProps {
  rows: ImportRows;
  /** Asks the server again, where there is something to ask or to forget. */
  onCheckAgain?: (() => void) | undefined;
}

type Filter = 'bad' | 'all' | 'out' | 'filled';

/** The rows that were read, checked: what is wrong is mended in its cell, changed everywhere, or left out. */
export function RowsStep({ rows, onCheckAgain }: RowsStepProps) {
  const words = useImportWords();
  const count = useCount();
  const save = useSaveSheet();
  const version = useSyncExternalStore(rows.subscribe, rows.version, rows.version);
  const [filter, setFilter] = useState<Filter>(() => (rows.badRows().length > 0 ? 'bad' : 'all'));
  // A row that was mended stays until the filter is chosen anew: it must not vanish from under the cursor.
  const [stays, setStays] = useState(() => rows.badRows());
  const shown = useMemo(() => shownRows(rows, filter, stays, version), [rows, filter, stays, version]);
  const [active, setActive] = useState<GridCell>(() => nextIssue(rows, undefined) ?? { row: 0, column: 0 });
  const [isEditing, setIsEditing] = useState(false);
  // Until somebody has been in the grid, the next problem is the first.
  const [isFresh, setIsFresh] = useState(true);
  const [said, setSaid] = useState('');
  const wantsFocus = useRef(false);
  const { total, good, bad, leftOut } = rows.counts();
  const hidden = rows.hiddenRows();
  const fills = rows.fills();
  const filled = filledRows(rows);

  const choose = (next: Filter) => {
    setFilter(next);
    setStays(rowsOf(rows, next));
    setIsEditing(false);
  };
  const change: ActiveChange = (cell, mode = 'focus') => {
    setActive(cell);
    setIsFresh(false);
    setIsEditing(mode === 'edit');
    wantsFocus.current = mode !== 'leave';
  };
  const goToIssue = (step: 1 | -1) => {
    const next = nextIssue(rows, isFresh ? undefined : active, step);
    if (next && filter === 'out') choose('bad');
    change(next ?? active);
  };
  const undo = () => {
    const row = rows.undo();
    if (row !== undefined) change({ row, column: active.column });
  };
  return (
    <>
      <output className="tabular-nums">{words.counts(count(total), count(good), count(bad), count(leftOut))}</output>
      {hidden.length > 0 && (
        <Checkbox value={hiddenTaken(rows, hidden)} onValueChange={(isTaken) => rows.leaveOutAll(hidden, !isTaken)}>
          {hiddenText(rows, hidden, words, count)}
        </Checkbox>
      )}
      {fills.map(({ field, text, rows: { length } }) => (
        <Alert key={`${field} ${text}`} tone="info">
          {words.fills(count(length), rows.fields[field]?.title ?? '', text)}
        </Alert>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          aria-label={words.shownRows}
          value={filter}
          onValueChange={choose}
          options={[
            { value: 'bad', label: words.withIssues(count(bad)) },
            { value: 'all', label: words.allRows(count(total)) },
            { value: 'out', label: words.leftOutRows(count(leftOut)) },
            ...(filled.length > 0 || filter === 'filled'
              ? [{ value: 'filled' as const, label: words.filledRows(count(filled.length)) }]
              : []),
          ]}
        />
        <Button variant="outline" size="small" disabled={bad === 0} onClick={() => goToIssue(1)}>
          <ArrowDown aria-hidden />
          {words.nextIssue}
        </Button>
        <IconButton label={words.previousIssue} variant="outline" size="small" disabled={bad === 0} onClick={() => goToIssue(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <ReplacePanel rows={rows} active={active} onReplaced={setSaid} />
        <Button variant="outline" size="small" disabled={!rows.canUndo()} onClick={undo}>
          <Undo2 aria-hidden />
          {words.undo}
        </Button>
        {onCheckAgain && (
          <Button variant="outline" size="small" onClick={onCheckAgain}>
            <RefreshCw aria-hidden />
            {words.checkAgain}
          </Button>
        )}
        {bad > 0 && (
          <Button variant="outline" size="small" onClick={() => save(errorSheet(rows, rows.badRows(), words), errorFileName(rows, words))}>
            <Download aria-hidden />
            {words.downloadBad}
          </Button>
        )}
      </div>
      <output className="text-fg-muted empty:hidden">{said}</output>
      {shown.length === 0 ? (
        <EmptyState
          size="sm"
          title={filter === 'out' ? words.noLeftOut : words.noIssues}
          description={filter === 'out' ? undefined : words.noIssuesText}
        />
      ) : (
        <>
          <IssueGrid
            rows={rows}
            shown={shown}
            active={active}
            isEditing={isEditing}
            onActiveChange={change}
            onNextIssue={goToIssue}
            onUndo={undo}
            wantsFocus={wantsFocus}
          />
          <p className="text-xs text-fg-muted pointer-coarse:hidden">{words.gridHelp}</p>
        </>
      )}
    </>
  );
}

const mostLines = 8;

function hiddenText(rows: ImportRows, hidden: readonly number[], words: ImportWords, count: (many: number) => string): string {
  const lines = hidden.slice(0, mostLines).map((row) => rows.lineOf(row));
  const more = hidden.length - lines.length;
  return words.hiddenRows(count(hidden.length), lines, more === 0 ? '' : count(more));
}

/** Whether rows that the sheet does not show are imported: all of them, some, or none. */
function hiddenTaken(rows: ImportRows, hidden: readonly number[]): boolean | 'indeterminate' {
  const isTaken = hidden.map((row) => !rows.isLeftOut(row));
  return isTaken.every(Boolean) || (isTaken.some(Boolean) ? 'indeterminate' : false);
}

/** @param _version The rows are the same object after a change. */
function shownRows(rows: ImportRows, filter: Filter, stays: readonly number[], _version: number): readonly number[] {
  if (filter === 'all') return rows.source.rows.map((_, row) => row);
  return unionOf(stays, rowsOf(rows, filter));
}

/** The rows that a choice of rows shows; of all of them, those that are left out are enough to stay. */
function rowsOf(rows: ImportRows, filter: Filter): readonly number[] {
  if (filter === 'filled') return filledRows(rows);
  return filter === 'bad' ? rows.badRows() : rows.leftOutRows();
}

/** Rows with empty cells that get a text, in their order. */
function filledRows(rows: ImportRows): number[] {
  return [...new Set(rows.fills().flatMap((fill) => fill.rows))].sort((a, b) => a - b);
}
