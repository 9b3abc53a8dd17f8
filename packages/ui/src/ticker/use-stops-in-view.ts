import { useEffect, type RefObject } from 'react';

/**
 * Lines that are out of view take no Tab stop: the focus would go where nobody sees it. They stay in the list for whoever reads it.
 * @param count Of the lines; with another one they are looked at anew.
 */
export function useStopsInView(list: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const watched = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          for (const stop of target.querySelectorAll('a[href], button')) {
            if (intersectionRatio >= 0.5) stop.removeAttribute('tabindex');
            else stop.setAttribute('tabindex', '-1');
          }
      },
      // a line's edge is not a line
      { root: list.current, threshold: 0.5 },
    );
    for (const line of [...(list.current?.children ?? [])].slice(0, count)) watched.observe(line);
    return () => watched.disconnect();
  }, [list, count]);
}
