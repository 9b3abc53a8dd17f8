import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useMedia } from '../../use-media.ts';
import { titleColumn, type Column } from '../column.ts';
import { leastWidth } from './table-columns.ts';
import { columnOrder, hiddenColumns, type TableView } from '../table-view.ts';

/**
 * Keys of the columns of low priority that leave for lack of room: all of them on a page under 1280 px, on a wider one from the last on
 * until the least widths of the others fit. What the reader keeps stays. The same array until it changes.
 * @param taken px of the cells that the grid itself brings
 */
export function useLeftOut<Row>(
  region: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  view: TableView,
  taken: number,
  onChange?: (keys: readonly string[]) => void,
): readonly string[] {
  const isNarrow = useMedia('(width < 80rem)');
  const shown = useMemo(() => shownColumns(columns, view), [columns, view]);
  const yielding = useMemo(() => shown.filter(({ key, priority }) => priority === 3 && view.kept?.includes(key) !== true), [shown, view]);
  const title = titleColumn(columns);
  const [count, setCount] = useState(0);
  const isMeasured = !isNarrow && yielding.length > 0;

  useLayoutEffect(() => {
    const element = region.current;
    if (!isMeasured || element === null) return undefined;
    const measure = () => {
      let missing = taken + shown.reduce((sum, column) => sum + leastWidth(column, column === title), 0) - element.clientWidth;
      let leaving = 0;
      for (const column of yielding.toReversed()) {
        if (missing <= 0) break;
        missing -= leastWidth(column, false);
        leaving += 1;
      }
      setCount(leaving);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [region, isMeasured, shown, yielding, title, taken]);

  const leaving = isNarrow ? yielding.length : count;
  const keys = useMemo(() => yielding.slice(Math.max(0, yielding.length - leaving)).map(({ key }) => key), [yielding, leaving]);
  const tell = useEffectEvent((now: readonly string[]) => onChange?.(now));
  useEffect(() => tell(keys), [keys]);
  return keys;
}

/** From left to right, without those that the reader leaves out. */
function shownColumns<Row>(columns: readonly Column<Row>[], view: TableView): Column<Row>[] {
  const hidden = new Set(hiddenColumns(columns, view));
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return columnOrder(columns, view).flatMap((key) => (hidden.has(key) ? [] : (byKey.get(key) ?? [])));
}
