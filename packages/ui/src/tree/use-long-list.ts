import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, type CSSProperties, type RefObject } from 'react';

/** Up to this many rows all are drawn. */
const shortList = 200;

export interface LongListOptions {
  /** One key for each row; the same array as long as the rows are the same. */
  keys: readonly string[];
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Index of the row that is always drawn: it has the focus, or is the one that Tab reaches. */
  keep: number;
}

export interface LongList {
  /** The rows to draw. */
  rows: { index: number; style?: CSSProperties }[];
  /** For the element around the rows. */
  style: CSSProperties | undefined;
  /** `ref` of each row, which must carry `data-index`; measures its height. */
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** Scrolls the row into the middle. */
  reveal: (index: number) => void;
}

/** Draws only what can be seen of a long list. */
export function useLongList({ keys, scroller, keep }: LongListOptions): LongList {
  const count = keys.length;
  const isLong = count > shortList;
  // oxlint-disable-next-line react/incompatible-library -- what it gives is used here alone, never memoized
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: isLong ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    overscan: 8,
    // Drawing in the middle of another drawing is refused by React.
    useFlushSync: false,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return keep < 0 || keep >= count || seen.includes(keep) ? seen : [...seen, keep].sort((a, b) => a - b);
    },
  });
  if (!isLong) {
    return {
      rows: Array.from({ length: count }, (_, index) => ({ index })),
      style: undefined,
      measure: undefined,
      reveal: (index) => revealIn(scroller.current, index),
    };
  }
  return {
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, style: { position: 'absolute', insetInline: 0, top: start } })),
    style: { position: 'relative', height: virtualizer.getTotalSize() },
    measure: virtualizer.measureElement,
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  };
}

/** `scrollIntoView` would also scroll the page. */
function revealIn(scroller: HTMLElement | null, index: number) {
  const row = scroller?.querySelector(`[data-index="${index}"]`);
  if (!scroller || !row) return;
  const box = scroller.getBoundingClientRect();
  scroller.scrollTop += row.getBoundingClientRect().top - box.top - box.height / 2;
}

/** The height of a row until it was drawn. */
function estimateSize(): number {
  return 32;
}
