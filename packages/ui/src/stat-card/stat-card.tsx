import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** How a figure moved against an earlier one. */
export interface StatTrend {
  direction: 'up' | 'down' | 'flat';
  /** By how much, and since when: 比上届多 12%. It says the direction too, which the arrow only shows. */
  text: ReactNode;
  /** Whether that is welcome; without it the colour stays neutral. */
  isGood?: boolean;
}

export interface StatCardProps extends OwnProps<'div'> {
  /** What is counted. */
  label: string;
  /** The figure, already formatted. */
  value: ReactNode;
  unit?: string;
  /** A second fact: what it is compared with, or of how many. */
  note?: ReactNode;
  trend?: StatTrend;
  /** A small chart beside the figure. It only decorates: what it shows must also be said in words. */
  chart?: ReactNode;
  /** 16 or 20 px. */
  icon?: ReactNode;
  isLoading?: boolean;
}

/** One figure of a dashboard; several stand in a `StatRow`. */
export function StatCard({ label, value, unit, note, trend, chart, icon, isLoading = false, className, ...rest }: StatCardProps) {
  return (
    <div
      data-slot="stat-card"
      aria-busy={isLoading}
      {...rest}
      className={cn('min-w-0 rounded-card border border-border bg-surface p-4 @max-md:p-3', className)}
    >
      <div className="flex items-center gap-2 text-fg-muted @max-md:text-xs">
        {icon}
        <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      </div>
      <div className="mt-2 flex min-h-8 flex-wrap items-baseline gap-x-1 @max-md:mt-1 @max-md:min-h-7">
        {isLoading ? (
          <Skeleton className="h-7 w-24 self-center" />
        ) : (
          <>
            <span className="min-w-0 text-2xl font-semibold wrap-anywhere tabular-nums @max-md:text-xl">{value}</span>
            {unit !== undefined && <span className="text-fg-muted">{unit}</span>}
            {chart !== undefined && (
              <div aria-hidden className="ml-auto self-center">
                {chart}
              </div>
            )}
          </>
        )}
      </div>
      {trend !== undefined && !isLoading && <Trend trend={trend} />}
      {note !== undefined && (
        <div className="row-start-4 mt-1 text-xs text-fg-muted">{isLoading ? <Skeleton className="h-3 w-32" /> : note}</div>
      )}
    </div>
  );
}

function Trend({ trend: { direction, text, isGood } }: { trend: StatTrend }) {
  const Arrow = { up: ArrowUp, down: ArrowDown, flat: Minus }[direction];
  const colour = isGood === undefined ? 'text-fg-muted' : isGood ? 'text-success-text' : 'text-danger-text';
  return (
    <div data-slot="trend" data-state={direction} className={cn('row-start-3 mt-1 flex items-start gap-1 text-xs', colour)}>
      <Arrow aria-hidden className="h-[1lh] w-3.5 shrink-0 stroke-[1.5]" />
      <span className="min-w-0">{text}</span>
    </div>
  );
}
