import { useEffect, type RefObject } from 'react';

/**
 * Says on a region with one table in it, as `data-hides-start` and `data-hides-end`, whether something lies beyond its left or right edge,
 * and as `--region-width` and `--edge-end` how wide it is and what stands still at its right. Written past React: a table that scrolls has
 * enough to render.
 */
export function useScrollEdges(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const region = ref.current;
    if (region === null) return undefined;
    // An attribute that is written again makes the browser look at the styles of all cells again.
    const set = (name: string, is: boolean) => {
      if (region.dataset[name] !== String(is)) region.dataset[name] = String(is);
    };
    const measure = () => {
      set('hidesStart', region.scrollLeft > 1);
      set('hidesEnd', region.scrollLeft + region.clientWidth < region.scrollWidth - 1);
    };
    const measureRoom = () => {
      setLength('--region-width', region.clientWidth);
      const pinned = [...region.querySelectorAll<HTMLElement>('thead [data-pin="right"]')];
      setLength(
        '--edge-end',
        pinned.reduce((sum, head) => sum + head.offsetWidth, 0),
      );
      // acts that come late widen their head at the cost of the other columns: the table stays as wide as it was
      for (const head of pinned.filter((one) => !watched.has(one))) {
        watched.add(head);
        observer.observe(head);
      }
      measure();
    };
    const setLength = (name: string, length: number) => {
      const value = `${length}px`;
      if (region.style.getPropertyValue(name) !== value) region.style.setProperty(name, value);
    };
    const watched = new WeakSet<Element>();
    const observer = new ResizeObserver(measureRoom);
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
