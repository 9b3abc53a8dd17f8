import { useEffect, useLayoutEffect, useRef } from 'react';

/** Gives each tab back the place it was scrolled to. All tabs scroll in one element. */
export function useTabScroll(activeKey: string, elementId: string): void {
  const places = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    document.getElementById(elementId)?.scrollTo({ top: places.current.get(activeKey) ?? 0, behavior: 'instant' });
  }, [activeKey, elementId]);

  useEffect(() => {
    const element = document.getElementById(elementId);
    const keep = () => places.current.set(activeKey, element?.scrollTop ?? 0);
    element?.addEventListener('scroll', keep, { passive: true });
    return () => element?.removeEventListener('scroll', keep);
  }, [activeKey, elementId]);
}
