import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type CollisionDetection } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { ArrangedColumn } from './column-arrangement.ts';

export interface ColumnSortingProps {
  columns: readonly ArrangedColumn[];
  onMove: (key: string, target: string) => void;
  children: ReactNode;
}

/** Lets mouse and finger drag the rows inside by their handles, each among those that are pinned as it is. */
export function ColumnSorting({ columns, onMove, children }: ColumnSortingProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const pinOf = (id: string | number) => columns.find((column) => column.key === id)?.pin;

  const amongItsKind: CollisionDetection = (args) => {
    const droppableContainers = args.droppableContainers.filter(({ id }) => pinOf(id) === pinOf(args.active.id));
    return closestCenter({ ...args, droppableContainers });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongItsKind}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      // The panel says itself where a column went, in the language of the page.
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' }, restoreFocus: false }}
      onDragEnd={({ active, over }) => over && onMove(String(active.id), String(over.id))}
    >
      <SortableContext items={columns.map((column) => column.key)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
