import { useEffect, useState, type RefObject } from 'react';

export interface ScrollEdges {
  /** There is more than fits, in either direction. */
  isScrollable: boolean;
  /** Something lies beyond the right edge. */
  hidesEnd: boolean;
}

/** Follows how far a region with one table in it is scrolled. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ isScrollable: false, hidesEnd: false });

  useEffect(() => {
    const region = ref.current;
    if (region === null) return undefined;
    const measure = () => {
      const isScrollable = region.scrollWidth > region.clientWidth + 1 || region.scrollHeight > region.clientHeight + 1;
      const hidesEnd = region.scrollLeft + region.clientWidth < region.scrollWidth - 1;
      setEdges((now) => (now.isScrollable === isScrollable && now.hidesEnd === hidesEnd ? now : { isScrollable, hidesEnd }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    const table = region.querySelector('table');
    if (table !== null) observer.observe(table);
    region.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      region.removeEventListener('scroll', measure);
    };
  }, [ref]);

  return edges;
}
