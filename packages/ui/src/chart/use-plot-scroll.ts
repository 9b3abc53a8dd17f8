import { useLayoutEffect, useRef, useState } from 'react';

export interface PlotScroll {
  /** In pixels: of the whole drawing, and of the part that is seen. */
  width: number;
  viewWidth: number;
  /** So much of the left edge is covered by what keeps still. */
  standing: number;
  /** What is in the middle at first. */
  startAt: number;
}

/** Sideways scrolling of a drawing that is wider than its view. When either changes its width, what was in the middle stays there. */
export function usePlotScroll({ width, viewWidth, standing, startAt }: PlotScroll) {
  const plot = useRef<HTMLDivElement>(null);
  const middle = useRef(width > 0 ? startAt / width : 0);
  const [scrolled, setScrolled] = useState(0);
  useLayoutEffect(() => {
    if (plot.current !== null) plot.current.scrollLeft = middle.current * width - viewWidth / 2;
  }, [width, viewWidth]);

  function onScroll() {
    if (plot.current === null || width <= viewWidth) return;
    setScrolled(plot.current.scrollLeft);
    // While the page changes its width the browser scrolls too: that is no wish of the reader.
    if (Math.abs(plot.current.clientWidth - viewWidth) > 1) return;
    middle.current = (plot.current.scrollLeft + viewWidth / 2) / width;
  }

  /** Brings a place into view, with some air beside it. */
  function reveal(x: number) {
    if (plot.current === null || width <= viewWidth) return;
    const left = plot.current.scrollLeft;
    if (x < left + standing + air) plot.current.scrollLeft = x - standing - air;
    else if (x > left + viewWidth - air) plot.current.scrollLeft = x - viewWidth + air;
  }

  return { plot, scrolled: width > viewWidth ? scrolled : 0, onScroll, reveal };
}

const air = 32;
