import { useLayoutEffect, type RefObject } from 'react';

/** Measures the heads of what stands still at the edges and sets on the table how far from its edge each one stands, as `--pin-<aria-colindex>`. */
export function usePins(grid: RefObject<HTMLElement | null>, layout: unknown) {
  useLayoutEffect(() => {
    const table = grid.current;
    const heads = table?.querySelectorAll<HTMLElement>('thead [data-pin]');
    if (!table || heads === undefined || heads.length === 0) return undefined;
    const measure = () => {
      const all = [...heads];
      setOffsets(table, all.filter(({ dataset }) => dataset.pin === 'left'));
      setOffsets(table, all.filter(({ dataset }) => dataset.pin === 'right').reverse());
    };
    const observer = new ResizeObserver(measure);
    for (const head of heads) observer.observe(head);
    measure();
    return () => observer.disconnect();
  }, [grid, layout]);
}

function setOffsets(table: HTMLElement, heads: readonly HTMLElement[]) {
  let offset = 0;
  for (const head of heads) {
    table.style.setProperty(`--pin-${head.getAttribute('aria-colindex') ?? ''}`, `${offset}px`);
    offset += head.offsetWidth;
  }
}
