import { useLayoutEffect, useState, type RefObject } from 'react';
import type { PlacedColumn } from './placed-column.ts';

/**
 * The widths in px that the heads of virtual columns need to show their labels whole, in any language and size; measured where `isAsked`.
 */
export function useHeadWidths<Row>(
  grid: RefObject<HTMLElement | null>,
  placed: readonly PlacedColumn<Row>[],
  isAsked: boolean,
): readonly number[] {
  const [widths, setWidths] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const table = grid.current;
    if (!isAsked || table === null) return undefined;
    const labels = placed.map(({ key }) => table.querySelector<HTMLElement>(`thead [data-key="${CSS.escape(key)}"] > [data-part="label"]`));
    const measure = () => {
      const next = labels.map((label) => (label === null ? 0 : Math.ceil(label.offsetWidth + paddingOf(label))));
      setWidths((now) => (next.length === now.length && next.every((width, place) => width === now[place]) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    for (const label of labels) if (label !== null) observer.observe(label);
    measure();
    return () => observer.disconnect();
  }, [grid, placed, isAsked]);
  return widths;
}

/** Of its head, less what the label itself reaches into it. */
function paddingOf(label: HTMLElement): number {
  const [own, head] = [getComputedStyle(label), getComputedStyle(label.parentElement ?? label)];
  const margins = Number.parseFloat(own.marginLeft) + Number.parseFloat(own.marginRight);
  return margins + Number.parseFloat(head.paddingLeft) + Number.parseFloat(head.paddingRight);
}
