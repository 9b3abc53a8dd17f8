import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface StatCardProps {
  /** What is counted. */
  label: string;
  /** The figure, already formatted. */
  value: ReactNode;
  unit?: string;
  /** A second fact: what it is compared with, or of how many. */
  note?: ReactNode;
  /** 16 or 20 px. */
  icon?: ReactNode;
  isLoading?: boolean;
  className?: string;
}

/** One figure of a dashboard. */
export function StatCard({ label, value, unit, note, icon, isLoading = false, className }: StatCardProps) {
  return (
    <div data-slot="stat-card" aria-busy={isLoading} className={cn('min-w-0 rounded-card border border-border bg-surface p-4', className)}>
      <div className="flex items-center gap-2 text-fg-muted">
        {icon}
        <span className="min-w-0 flex-1 truncate">{label}</span>
      </div>
      <div className="mt-2 flex min-h-8 items-baseline gap-1">
        {isLoading ? (
          <Skeleton className="h-7 w-24 self-center" />
        ) : (
          <>
            <span className="text-2xl font-semibold tabular-nums">{value}</span>
            {unit !== undefined && <span className="text-fg-muted">{unit}</span>}
          </>
        )}
      </div>
      {note !== undefined && <div className="mt-1 text-xs text-fg-muted">{isLoading ? <Skeleton className="h-3 w-32" /> : note}</div>}
    </div>
  );
}
