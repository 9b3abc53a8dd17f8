import { useLayoutEffect, type RefObject } from 'react';
import type { PlacedColumn } from './placed-column.ts';
import { wholeColumns } from './whole-columns.ts';

/**
 * Widens columns where not all fit, so that none is cut, by `--room-<aria-colindex>` on the table; where rows are virtual, their widths
 * have it already.
 */
export function useWholeColumns<Row>(
  region: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  placed: readonly PlacedColumn<Row>[],
  isAsked: boolean,
) {
  useLayoutEffect(() => {
    const [scroller, table] = [region.current, grid.current];
    if (!isAsked || scroller === null || table === null) return undefined;
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
    const clear = () => placed.forEach(({ colIndex }) => table.style.removeProperty(`--room-${colIndex}`));
    const measure = () => {
      // as narrow as they can be, before they get more
      clear();
      if (scroller.scrollWidth <= scroller.clientWidth) return;
      const widths = placed.map(({ key }) => heads.find(({ dataset }) => dataset.key === key)?.offsetWidth ?? 0);
      const others = heads.filter(({ dataset }) => dataset.key === undefined || dataset.pin === 'right');
      const room = others.reduce((left, { offsetWidth }) => left - offsetWidth, scroller.clientWidth);
      wholeColumns(placed, widths, room).forEach((width, place) => {
        const column = placed[place];
        if (column && width !== widths[place]) table.style.setProperty(`--room-${column.colIndex}`, `${width}px`);
      });
    };
    let frame = 0;
    // in the frame after: it changes what is observed
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    for (const element of [scroller, table, ...heads]) observer.observe(element);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      clear();
    };
  }, [region, grid, placed, isAsked]);
}
