import { useEffect, useState, type RefObject } from 'react';

/**
 * Width of an element in whole pixels, kept up to date. 0 until it is known: on a server, while the element is not shown, and in the frame
 * in which it is shown first. What is drawn by it comes right after the page that it stands in, and does not hold that up.
 */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    // it tells the first width too, once the page is laid out
    const observer = new ResizeObserver(() => setWidth(Math.floor(current.getBoundingClientRect().width)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
