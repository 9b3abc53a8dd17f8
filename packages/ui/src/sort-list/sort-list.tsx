import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { SortRow } from './sort-row.tsx';

export interface SortListProps<Item> extends OwnProps<'div', 'children'> {
  /** In their order. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** What an item is called, for whoever hears it. */
  nameOf: (item: Item) => string;
  /** What is seen of an item, between its handle and its buttons. */
  renderItem: (item: Item) => ReactNode;
  /** An item goes behind another one, or (null) before all. The caller moves it in `items`. */
  onMove: (key: string, after: string | null) => void;
}

/** A list that people put in order: by a handle with mouse or finger, by two buttons of each row with keys or without dragging. */
export function SortList<Item>({ items, keyOf, nameOf, renderItem, onMove, className, ref, ...rest }: SortListProps<Item>) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(ref, list);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const pressed = useRef<{ key: string; step: 'up' | 'down' }>(undefined);
  /** `count` tells the same text said twice from once. */
  const [news, setNews] = useState({ count: 0, text: '' });
  const keys = items.map(keyOf);

  // an element that is moved in the document loses the focus
  useLayoutEffect(() => {
    const last = pressed.current;
    if (last === undefined || list.current?.contains(document.activeElement)) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(last.key)}"] [data-step=${last.step}]`)?.focus();
  });

  function moveTo(key: string, place: number) {
    const item = items[keys.indexOf(key)];
    if (item === undefined || place < 0 || place >= keys.length || place === keys.indexOf(key)) return;
    onMove(key, keys.filter((other) => other !== key)[place - 1] ?? null);
    setNews(({ count }) => ({ count: count + 1, text: words.movedToPlace(nameOf(item), place + 1, keys.length) }));
  }

  return (
    <div data-slot="sort-list" {...rest} ref={merged} className={cn('text-sm', className)}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
        // The list says itself where an item went, in the language of the page.
        accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' }, restoreFocus: false }}
        onDragEnd={({ active, over }) => over && moveTo(String(active.id), keys.indexOf(String(over.id)))}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className="divide-y divide-border">
            {items.map((item, index) => (
              <SortRow
                key={keys[index]}
                rowKey={keys[index] ?? ''}
                name={nameOf(item)}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onStep={(step) => {
                  pressed.current = { key: keys[index] ?? '', step };
                  moveTo(keys[index] ?? '', step === 'up' ? index - 1 : index + 1);
                }}
              >
                {renderItem(item)}
              </SortRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <output className="sr-only">
        <span key={news.count}>{news.text}</span>
      </output>
    </div>
  );
}

const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
