import { closestCenter, DndContext, MouseSensor, useSensor, useSensors, type CollisionDetection, type DragEndEvent } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { PageTab } from './tab-bar.tsx';
import { isKept } from './tab-order.ts';

export interface TabSortingProps {
  tabs: readonly PageTab[];
  onMove: (key: string, place: number) => void;
  children: ReactNode;
}

/**
 * Lets the mouse drag the tabs inside into another order, pinned and other ones apart. A finger scrolls the row and a long press opens the
 * menu, which moves a tab as well; so do keys.
 */
export function TabSorting({ tabs, onMove, children }: TabSortingProps) {
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));
  const pinned = tabs.filter(isKept).map((tab) => tab.key);

  const amongItsKind: CollisionDetection = (args) => {
    const isPinned = pinned.includes(String(args.active.id));
    const droppableContainers = args.droppableContainers.filter(({ id }) => pinned.includes(String(id)) === isPinned);
    return closestCenter({ ...args, droppableContainers });
  };

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over !== null)
      onMove(
        String(active.id),
        tabs.findIndex((tab) => tab.key === over.id),
      );
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongItsKind}
      modifiers={[({ transform }) => ({ ...transform, y: 0 })]}
      // The bar says itself where a tab went, in the language of the page.
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' }, restoreFocus: false }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={tabs.map((tab) => tab.key)} strategy={horizontalListSortingStrategy}>
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
