import { useEffect, type RefObject } from 'react';

/**
 * Says on a region with one table in it, as `data-hides-start` and `data-hides-end`, whether something lies beyond its left or right edge. Written past
 * React: a table that scrolls has enough to render.
 */
export function useScrollEdges(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const region = ref.current;
    if (region === null) return undefined;
    const measure = () => {
      region.dataset.hidesStart = String(region.scrollLeft > 1);
      region.dataset.hidesEnd = String(region.scrollLeft + region.clientWidth < region.scrollWidth - 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    const table = region.querySelector('table');
    if (table !== null) observer.observe(table);
    // Before the rows' own listener, while the layout is still as it was: reading it afterwards would compute it twice.
    region.addEventListener('scroll', measure, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      region.removeEventListener('scroll', measure, { capture: true });
    };
  }, [ref]);
}
