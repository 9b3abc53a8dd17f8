import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowLeftToLine, ArrowRightToLine, ArrowUp, GripVertical, Lock } from 'lucide-react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useColumnSettingsWords } from './use-column-settings-words.ts';
import type { ArrangedColumn } from './column-arrangement.ts';
import type { ColumnLift } from './use-column-lift.ts';

export interface ColumnRowProps {
  column: ArrangedColumn;
  /** It is the only one that is shown. */
  isLast: boolean;
  lift: ColumnLift;
  /** The cell of this row that the Tab key reaches, if it is in this row. */
  stop: number | undefined;
  /** Id of the words on how the handle works. */
  helpId: string;
  onStop: (cell: number) => void;
  onShownChange: (isShown: boolean) => void;
  onPinChange: (pin: ArrangedColumn['pin']) => void;
}

/**
 * One column of the panel: its handle, its tick, and the edges it can be pinned to. While it is lifted, buttons that move it stand there
 * instead.
 */
export function ColumnRow({ column, isLast, lift, stop, helpId, onStop, onShownChange, onPinChange }: ColumnRowProps) {
  const words = useColumnSettingsWords();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: column.key });
  const { key, title, pin } = column;
  const isLifted = lift.liftedKey === key;
  const isFixed = column.isRequired || (isLast && column.isShown);

  const tabIndex = (cell: number) => (stop === cell ? 0 : -1);

  function onHandleKeyDown(event: KeyboardEvent) {
    if (!isLifted || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'ArrowUp') lift.step(-1);
    else if (event.key === 'ArrowDown') lift.step(1);
  }

  function onFocus(event: FocusEvent) {
    const cell = [...event.currentTarget.querySelectorAll('button')].findIndex((button) => button === event.target);
    if (cell >= 0) onStop(cell);
  }

  function onBlur(event: FocusEvent) {
    if (isLifted && !event.currentTarget.contains(event.relatedTarget)) lift.drop();
  }

  return (
    <div
      ref={setNodeRef}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a table could not be dragged by its rows
      role="row"
      tabIndex={-1}
      data-slot="column-row"
      data-state={isLifted ? 'lifted' : isDragging ? 'dragging' : 'idle'}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onFocus={onFocus}
      onBlur={onBlur}
      className={cn(
        'group/row relative flex min-h-control items-center gap-1 rounded-control pr-1 outline-none hover:bg-bg-subtle motion-reduce:transition-none!',
        'data-[state=dragging]:z-10 data-[state=dragging]:bg-surface-raised data-[state=dragging]:shadow-2',
        'data-[state=lifted]:bg-theme-soft',
      )}
    >
      <Cell>
        <button
          ref={setActivatorNodeRef}
          type="button"
          tabIndex={tabIndex(0)}
          {...listeners}
          aria-label={words.moveColumn(title)}
          aria-describedby={helpId}
          aria-pressed={isLifted}
          title={words.moveColumn(title)}
          onClick={() => lift.toggle(key)}
          onKeyDown={onHandleKeyDown}
          className="grid h-7 w-6 touch-none place-items-center rounded-small text-fg-subtle not-disabled:cursor-grab -outline-offset-2 hover:text-fg pointer-coarse:size-11"
        >
          <GripVertical aria-hidden className="size-4 stroke-[1.5]" />
        </button>
      </Cell>
      <Cell className="min-w-0 flex-1">
        <Checkbox
          tabIndex={tabIndex(1)}
          className="flex w-full [&>button]:aria-readonly:opacity-50 [&>span]:min-w-0"
          value={column.isShown && !column.isLeftOut}
          readOnly={isFixed}
          onValueChange={onShownChange}
        >
          <span className="flex min-w-0 items-center gap-1.5">
            <span className="truncate" title={title}>
              {title}
            </span>
            {column.isLeftOut && <span className="shrink-0 text-xs text-fg-muted">{words.columnLeftOut}</span>}
            {column.isRequired && (
              <span title={words.columnRequired} className="shrink-0 text-fg-subtle">
                <Lock aria-hidden className="size-3 stroke-[1.5]" />
                <span className="sr-only">{words.columnRequired}</span>
              </span>
            )}
          </span>
        </Checkbox>
      </Cell>
      {isLifted ? (
        <>
          <Cell>
            <IconButton tabIndex={tabIndex(2)} size="small" label={words.moveUp} onPointerDown={keepFocus} onClick={() => lift.step(-1)}>
              <ArrowUp aria-hidden />
            </IconButton>
          </Cell>
          <Cell>
            <IconButton tabIndex={tabIndex(3)} size="small" label={words.moveDown} onPointerDown={keepFocus} onClick={() => lift.step(1)}>
              <ArrowDown aria-hidden />
            </IconButton>
          </Cell>
        </>
      ) : (
        <>
          <Cell>
            <IconButton
              tabIndex={tabIndex(2)}
              size="small"
              label={words.pinColumnLeft(title)}
              aria-pressed={pin === 'left'}
              className={pinClass}
              onClick={() => onPinChange(pin === 'left' ? undefined : 'left')}
            >
              <ArrowLeftToLine aria-hidden />
            </IconButton>
          </Cell>
          <Cell>
            <IconButton
              tabIndex={tabIndex(3)}
              size="small"
              label={words.pinColumnRight(title)}
              aria-pressed={pin === 'right'}
              className={pinClass}
              onClick={() => onPinChange(pin === 'right' ? undefined : 'right')}
            >
              <ArrowRightToLine aria-hidden />
            </IconButton>
          </Cell>
        </>
      )}
    </div>
  );
}

/** Seen where the pointer or the focus is, and where it is pressed: twenty icons beneath each other would be louder than the columns. */
const pinClass =
  'opacity-0 transition-none group-focus-within/row:opacity-100 group-hover/row:opacity-100 aria-pressed:bg-theme-soft aria-pressed:text-theme-text aria-pressed:opacity-100 pointer-coarse:opacity-100';

/** The handle keeps the focus, so that the column stays lifted; some browsers would give it to nobody. */
function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the row
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}
