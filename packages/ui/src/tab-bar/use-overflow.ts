import { useEffect, useState, type RefObject } from 'react';

export interface Overflow {
  isScrolling: boolean;
  canGoBack: boolean;
  canGoForward: boolean;
  /** Moves by most of what is seen. */
  scroll: (direction: 1 | -1) => void;
}

/** Watches whether a row scrolls sideways, marks by `data-cut` what begins before its edge, and lets the wheel move it. */
export function useOverflow(ref: RefObject<HTMLElement | null>): Overflow {
  const [state, setState] = useState({ isScrolling: false, canGoBack: false, canGoForward: false });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    function measure(list: HTMLElement) {
      const end = list.scrollWidth - list.clientWidth;
      const next = { isScrolling: end > 1, canGoBack: list.scrollLeft > 1, canGoForward: list.scrollLeft < end - 1 };
      // a cross without the name that it belongs to closes nobody knows what
      const edge = list.getBoundingClientRect().left;
      for (const tab of list.children) tab.toggleAttribute('data-cut', tab.getBoundingClientRect().left < edge - 1);
      setState((old) => (Object.values(old).join() === Object.values(next).join() ? old : next));
    }
    const onScroll = () => measure(element);
    const onWheel = (event: WheelEvent) => {
      if (event.deltaX !== 0 || event.ctrlKey || element.scrollWidth <= element.clientWidth) return;
      event.preventDefault();
      element.scrollLeft += event.deltaY;
    };
    const observer = new ResizeObserver(onScroll);
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    // Not passive: the page behind must not scroll along.
    element.addEventListener('wheel', onWheel, { passive: false });
    const changes = new MutationObserver(onScroll);
    changes.observe(element, { childList: true, characterData: true, subtree: true });
    measure(element);
    return () => {
      observer.disconnect();
      changes.disconnect();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('wheel', onWheel);
    };
  }, [ref]);
  const scroll = (direction: 1 | -1) => {
    const element = ref.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' });
  };
  return { ...state, scroll };
}
