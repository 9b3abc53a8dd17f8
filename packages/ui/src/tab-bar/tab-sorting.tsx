import { closestCenter, DndContext, MouseSensor, useSensor, useSensors, type CollisionDetection, type DragEndEvent } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { PageTab } from './page-tab.ts';
import { isKept } from './tab-order.ts';

export interface TabSortingProps {
  tabs: readonly PageTab[];
  elementOf: (key: string) => HTMLElement | null;
  /** The press on an element that is still held and came before this code did; once. */
  takeHeld: (element: HTMLElement) => MouseEvent | undefined;
  onMove: (key: string, place: number) => void;
}

/**
 * Lets the mouse drag the tabs into another order, pinned and other ones apart. A finger scrolls the row and a long press opens the
 * menu, which moves a tab as well; so do keys. Stands beside the tabs, not around them: they stay the same elements when this is loaded.
 */
export function TabSorting({ tabs, elementOf, takeHeld, onMove }: TabSortingProps) {
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
        {tabs.map(({ key }) => (
          <Sorted key={key} tabKey={key} elementOf={elementOf} takeHeld={takeHeld} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

/** Moves one tab's element; draws nothing itself. */
function Sorted({ tabKey, elementOf, takeHeld }: { tabKey: string } & Pick<TabSortingProps, 'elementOf' | 'takeHeld'>) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: tabKey });
  const find = useEffectEvent(() => elementOf(tabKey));
  const take = useEffectEvent(takeHeld);
  const press = useEffectEvent((event: MouseEvent) => {
    // the sensor reads the browser's event alone
    if (event.button === 0) listeners?.['onMouseDown']?.({ nativeEvent: event });
  });

  useLayoutEffect(() => {
    const element = find();
    if (element === null) return undefined;
    const onMouseDown = (event: MouseEvent) => press(event);
    setNodeRef(element);
    element.addEventListener('mousedown', onMouseDown);
    const early = take(element);
    if (early !== undefined) press(early);
    return () => {
      element.removeEventListener('mousedown', onMouseDown);
      setNodeRef(null);
    };
  }, [setNodeRef]);

  const moved = CSS.Translate.toString(transform) ?? '';
  useLayoutEffect(() => {
    const element = find();
    if (element === null) return;
    element.style.transform = moved;
    element.style.transition = transition ?? '';
    if (isDragging) element.dataset['dragging'] = 'true';
    else delete element.dataset['dragging'];
  }, [moved, transition, isDragging]);

  return null;
}

const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
