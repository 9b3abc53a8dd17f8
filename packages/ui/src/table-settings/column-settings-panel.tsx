import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { TableView } from '../data-table/table-view.ts';
import { Segmented } from '../segmented/segmented.tsx';
import { toast } from '../toast/toast.ts';
import { useColumnSettingsWords } from './use-column-settings-words.ts';
import { arrangeColumns, isArranged, pinColumn, setColumnShown } from './column-arrangement.ts';
import { ColumnRow } from './column-row.tsx';
import type { ColumnSettingsProps } from './column-settings-props.ts';
import { ColumnSorting } from './column-sorting.tsx';
import { useColumnLift } from './use-column-lift.ts';
import { walkGrid } from './walk-grid.ts';

/** What `ColumnSettings` opens. */
export function ColumnSettingsPanel(props: ColumnSettingsProps) {
  const { columns, view, onViewChange, leftOut } = props;
  const words = useColumnSettingsWords();
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const lift = useColumnLift(props);
  const [stop, setStop] = useState<{ key: string; cell: number }>();
  const arranged = arrangeColumns(columns, view, leftOut);
  const shown = arranged.filter((column) => column.isShown);
  const seen = shown.filter((column) => !column.isLeftOut);
  const isPinning = arranged.some((column) => column.pin !== undefined);
  const hasStop = arranged.some((column) => column.key === stop?.key);
  const stopKey = hasStop ? stop?.key : arranged[0]?.key;
  const stopCell = hasStop ? stop?.cell : 1;
  const groupTitles = { left: words.pinnedLeft, none: words.notPinned, right: words.pinnedRight };

  useEffect(() => {
    // Not the button above, which stands first, nor the popover, which has the focus if this had to be loaded.
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, []);

  function change(next: TableView | null) {
    if (next !== null) onViewChange(next);
  }

  function reset() {
    if (!isArranged(view)) return;
    onViewChange({});
    toast.info(words.columnsReset, { undo: () => onViewChange(view) });
  }

  return (
    <div data-slot="column-settings" className="flex min-h-0 flex-1 flex-col text-sm">
      <div className="flex items-center justify-between gap-2 border-b border-border py-2 pr-2 pl-4">
        <div className="min-w-0">
          <p className="font-medium">{words.columnSettings}</p>
          <p className="text-xs text-fg-muted tabular-nums">{words.columnsShown(seen.length, arranged.length)}</p>
        </div>
        {/* Not disabled by the browser, which would drop the focus when it has done its work. */}
        <Button variant="link" size="small" className="aria-disabled:opacity-50" aria-disabled={!isArranged(view)} onClick={reset}>
          {words.resetColumns}
        </Button>
      </div>
      <p id={`${id}-help`} hidden>
        {words.columnHandleHelp}
      </p>
      <ColumnSorting columns={arranged} onMove={lift.moveTo}>
        <div
          ref={grid}
          role="grid"
          aria-label={words.columnSettings}
          tabIndex={-1}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 outline-none"
          onKeyDown={walkGrid}
        >
          {arranged.map((column, index) => (
            <Fragment key={column.key}>
              {isPinning && (index === 0 || arranged[index - 1]?.pin !== column.pin) && (
                <div aria-hidden className="px-2 pt-2 pb-0.5 text-xs text-fg-muted first:pt-0">
                  {groupTitles[column.pin ?? 'none']}
                </div>
              )}
              <ColumnRow
                column={column}
                isLast={shown.length === 1}
                lift={lift}
                stop={column.key === stopKey ? stopCell : undefined}
                helpId={`${id}-help`}
                onStop={(cell) => setStop({ key: column.key, cell })}
                onShownChange={(isShown) => change(setColumnShown(columns, view, column.key, isShown, leftOut))}
                onPinChange={(pin) => onViewChange(pinColumn(columns, view, column.key, pin))}
              />
            </Fragment>
          ))}
        </div>
      </ColumnSorting>
      <div className="flex flex-col gap-1.5 border-t border-border px-4 pt-2 pb-3">
        <span id={`${id}-height`} className="text-xs text-fg-muted">
          {words.rowHeight}
        </span>
        <Segmented
          className="w-full"
          aria-labelledby={`${id}-height`}
          value={view.density ?? densities.find((density) => density === document.documentElement.dataset['size']) ?? 'default'}
          onValueChange={(density) => onViewChange({ ...view, density })}
          options={[
            { value: 'compact', label: words.compact },
            { value: 'default', label: words.standard },
            { value: 'comfortable', label: words.comfortable },
          ]}
        />
      </div>
      <output className="sr-only">
        <span key={lift.news.count}>{lift.news.text}</span>
      </output>
    </div>
  );
}

const densities = ['compact', 'default', 'comfortable'] as const;
