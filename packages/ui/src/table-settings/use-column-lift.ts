import { useEffect, useEffectEvent, useState } from 'react';
import type { TableView } from '../data-table/table-view.ts';
import { useColumnSettingsWords } from './use-column-settings-words.ts';
import { arrangeColumns, moveColumn, type SettableColumn } from './column-arrangement.ts';
import type { ColumnSettingsProps } from './column-settings-props.ts';

/** Moves columns, by keys and buttons while one is lifted, or to where it was dragged, and puts what happened into words. */
export interface ColumnLift {
  /** The column that the arrows move now. */
  liftedKey: string | undefined;
  /** For a live region; `count` tells the same text said twice from once. */
  news: { count: number; text: string };
  /** Lifts the column, or drops it. */
  toggle: (key: string) => void;
  drop: () => void;
  /** Moves the lifted column past its neighbour. */
  step: (by: -1 | 1) => void;
  /** Puts a column in the place of another. */
  moveTo: (key: string, target: string) => void;
}

export function useColumnLift({ columns, view, onViewChange }: ColumnSettingsProps): ColumnLift {
  const words = useColumnSettingsWords();
  const [lifted, setLifted] = useState<{ key: string; before: TableView }>();
  const [news, setNews] = useState({ count: 0, text: '' });

  const tell = (text: string) => setNews(({ count }) => ({ count: count + 1, text }));

  const drop = () => {
    if (!lifted) return;
    setLifted(undefined);
    const { title, place, group } = placeOf(columns, view, lifted.key);
    tell(words.columnDropped(title, place, group.length));
  };

  const moveTo = (key: string, target: string) => {
    const moved = moveColumn(columns, view, key, target);
    if (moved === null) return;
    onViewChange(moved);
    const { title, place, group } = placeOf(columns, moved, key);
    tell(words.movedToPlace(title, place, group.length));
  };

  const putBack = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !lifted) return;
    // It means the column, not the panel.
    event.stopPropagation();
    event.preventDefault();
    onViewChange(lifted.before);
    setLifted(undefined);
    tell(words.columnReturned(placeOf(columns, view, lifted.key).title));
  });
  const isLifted = lifted !== undefined;
  useEffect(() => {
    if (!isLifted) return undefined;
    // Before the panel hears it, which listens on the document.
    const onKeyDown = (event: KeyboardEvent) => putBack(event);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isLifted]);

  return {
    liftedKey: lifted?.key,
    news,
    drop,
    moveTo,
    toggle: (key) => {
      if (lifted?.key === key) {
        drop();
        return;
      }
      setLifted({ key, before: view });
      const { title, place, group } = placeOf(columns, view, key);
      tell(words.columnLifted(title, place, group.length));
    },
    step: (by) => {
      if (!lifted) return;
      const { place, group } = placeOf(columns, view, lifted.key);
      const neighbour = group[place - 1 + by];
      if (neighbour) moveTo(lifted.key, neighbour.key);
    },
  };
}

/** Among those that are pinned as it is: it cannot leave them. */
function placeOf(columns: readonly SettableColumn[], view: TableView, key: string) {
  const arranged = arrangeColumns(columns, view);
  const column = arranged.find((other) => other.key === key);
  const group = arranged.filter((other) => other.pin === column?.pin);
  return { title: column?.title ?? key, place: group.findIndex((other) => other.key === key) + 1, group };
}
