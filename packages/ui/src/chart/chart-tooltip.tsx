import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

/** What a mark says, beside it: to the right in the left half of the chart, to the left in the right half, never under the pointer. */
export function ChartTooltip(props: { at: { x: number; y: number }; width: number; isPinned: boolean; children: ReactNode }) {
  const { at, width, isPinned, children } = props;
  const isLeft = at.x > width / 2;
  return (
    <div
      aria-hidden
      data-slot="chart-tooltip"
      data-state={isPinned ? 'pinned' : 'open'}
      className={cn(
        'pointer-events-none absolute z-10 w-max max-w-[min(18rem,70%)] rounded-control border bg-surface-raised px-2.5 py-1.5 text-xs wrap-anywhere text-fg shadow-2',
        isPinned ? 'border-ring' : 'border-border',
      )}
      style={{ [isLeft ? 'right' : 'left']: (isLeft ? width - at.x : at.x) + 12, top: at.y, translate: '0 -50%' }}
    >
      {children}
    </div>
  );
}
