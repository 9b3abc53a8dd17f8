import { useLayoutEffect, type RefObject } from 'react';
import type { PlacedColumn } from './placed-column.ts';

/**
 * Measures the heads of what stands still at the edges and sets on the table how far from its edge each one stands, as
 * `--pin-<aria-colindex>`.
 */
export function usePins<Row>(grid: RefObject<HTMLElement | null>, placed: readonly PlacedColumn<Row>[]) {
  useLayoutEffect(() => {
    const table = grid.current;
    if (table === null || !placed.some(({ side }) => side !== undefined)) return undefined;
    const heads = [...table.querySelectorAll<HTMLElement>('thead [data-pin]')];
    const measure = () => {
      const left = heads.filter(({ dataset }) => dataset.pin === 'left');
      setOffsets(table, left);
      setOffsets(table, heads.filter((head) => !left.includes(head)).toReversed());
    };
    const observer = new ResizeObserver(measure);
    for (const head of heads) observer.observe(head);
    measure();
    return () => observer.disconnect();
  }, [grid, placed]);
}

function setOffsets(table: HTMLElement, heads: readonly HTMLElement[]) {
  let offset = 0;
  for (const head of heads) {
    table.style.setProperty(`--pin-${head.getAttribute('aria-colindex') ?? ''}`, `${offset}px`);
    offset += head.offsetWidth;
  }
}
