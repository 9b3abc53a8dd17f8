import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import { cn } from '@saiwu/ui';
import { useId, useState, type ReactNode } from 'react';
import { SortHandle } from './sort-handle.tsx';

interface SortableRowsProps {
  /** What the rows are known by: the same as long as they stand, wherever that is. */
  ids: readonly string[];
  /** What a row is called, by its place from 0. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  label: string;
  /** The order stays as it is: there is nothing to take hold of. */
  isFixed?: boolean;
  className?: string;
  rowClassName?: string;
  /** `handle` is what the row is dragged by. */
  children: (index: number, handle: ReactNode) => ReactNode;
}

/** Rows that are put in order: dragged by mouse or finger, or moved by the arrow keys on their handle. Where one went is said. */
export function SortableRows({ ids, nameOf, onMove, label, isFixed = false, className, rowClassName, children }: SortableRowsProps) {
  const { t } = useLingui();
  const helpId = useId();
  const [news, setNews] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const count = ids.length;

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= count) return;
    const name = nameOf(from);
    const place = to + 1;
    onMove(from, to);
    setNews(t`「${name}」移到第 ${place} 位，共 ${count} 位`);
  }

  function drop({ active, over }: DragEndEvent) {
    if (over !== null) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      // said below, in the language of the page
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' }, restoreFocus: false }}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={className}>
          {ids.map((id, index) => (
            <SortableRow key={id} id={id} name={nameOf(index)} className={rowClassName}>
              {(handle) =>
                children(
                  index,
                  isFixed || count < 2 ? null : (
                    <SortHandle {...handle} name={nameOf(index)} helpId={helpId} onStep={(by) => move(index, index + by)} />
                  ),
                )
              }
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      <span id={helpId} hidden>{t`拖动，或用上下方向键移动`}</span>
      <output className="sr-only">{news}</output>
    </DndContext>
  );
}

const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

type Grip = Pick<ReturnType<typeof useSortable>, 'setActivatorNodeRef' | 'listeners'>;

interface SortableRowProps {
  id: string;
  name: string;
  className: string | undefined;
  children: (grip: Grip) => ReactNode;
}

function SortableRow({ id, name, className, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      aria-label={name}
      data-state={isDragging ? 'dragging' : 'idle'}
      // moved, not stretched to the height of the row whose place it takes
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn('relative motion-reduce:transition-none! data-[state=dragging]:z-10 data-[state=dragging]:shadow-2', className)}
    >
      {children({ setActivatorNodeRef, listeners })}
    </li>
  );
}
