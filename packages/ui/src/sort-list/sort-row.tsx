import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';

export interface SortRowProps {
  rowKey: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (step: 'up' | 'down') => void;
  children: ReactNode;
}

/** One row of a `SortList`. The handle is for whoever points; the buttons do the same for everybody. */
export function SortRow({ rowKey, name, isFirst, isLast, onStep, children }: SortRowProps) {
  const words = useWords();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: rowKey });
  // at an end it stays where the focus is, and does nothing
  const quiet = 'aria-disabled:opacity-50 aria-disabled:hover:bg-transparent';
  return (
    <li
      ref={setNodeRef}
      data-key={rowKey}
      data-state={isDragging ? 'dragging' : 'idle'}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="relative flex items-center gap-2 bg-surface-raised py-2 data-[state=dragging]:z-10 data-[state=dragging]:shadow-2 motion-reduce:transition-none!"
    >
      <span
        ref={setActivatorNodeRef}
        {...listeners}
        aria-hidden
        className="grid h-9 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-small text-fg-subtle hover:text-fg active:cursor-grabbing pointer-coarse:size-11"
      >
        <GripVertical className="size-4 stroke-[1.5]" />
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      <IconButton
        data-step="up"
        label={`${words.moveUp} ${name}`}
        aria-disabled={isFirst || undefined}
        className={quiet}
        onClick={() => onStep('up')}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        data-step="down"
        label={`${words.moveDown} ${name}`}
        aria-disabled={isLast || undefined}
        className={quiet}
        onClick={() => onStep('down')}
      >
        <ArrowDown aria-hidden />
      </IconButton>
    </li>
  );
}
