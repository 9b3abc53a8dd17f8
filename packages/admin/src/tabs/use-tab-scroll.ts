import { useEffect, useLayoutEffect, useRef } from 'react';

/** Gives each tab back the place it was scrolled to. All tabs scroll in one element of the layout; which one is a setting. */
export function useTabScroll(activeKey: string): void {
  const places = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    document.querySelector('[data-scroller]')?.scrollTo({ top: places.current.get(activeKey) ?? 0, behavior: 'instant' });
  }, [activeKey]);

  useEffect(() => {
    const keep = ({ target }: Event) => {
      if (target instanceof Element && target.matches('[data-scroller]')) places.current.set(activeKey, target.scrollTop);
    };
    // Scrolling does not bubble.
    document.addEventListener('scroll', keep, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', keep, { capture: true });
  }, [activeKey]);
}
