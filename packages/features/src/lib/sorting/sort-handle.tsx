import type { useSortable } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';

interface SortHandleProps extends Pick<ReturnType<typeof useSortable>, 'setActivatorNodeRef' | 'listeners'> {
  /** What the row is called. */
  name: string;
  /** Id of the words on how the handle works. */
  helpId: string;
  onStep: (by: -1 | 1) => void;
}

/** What a row is dragged by; with the focus on it the arrow keys move the row. */
export function SortHandle({ setActivatorNodeRef, listeners, name, helpId, onStep }: SortHandleProps) {
  const { t } = useLingui();

  function press(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <button
      ref={setActivatorNodeRef}
      type="button"
      {...listeners}
      aria-label={t`移动「${name}」`}
      aria-describedby={helpId}
      title={t`拖动，或用上下方向键移动`}
      onKeyDown={press}
      className="grid h-control w-6 shrink-0 cursor-grab touch-none place-items-center rounded-small text-fg-subtle focus-ring hover:text-fg pointer-coarse:w-11"
    >
      <GripVertical aria-hidden className="size-4 stroke-[1.5]" />
    </button>
  );
}
