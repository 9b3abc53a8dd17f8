import { cn } from '../cn.ts';

export interface SkeletonProps {
  /** Size and shape of what comes: `h-4 w-40`. */
  className?: string;
}

/** A grey shape where something loads. Screen readers hear of the loading from `aria-busy` of what holds it. */
export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden data-slot="skeleton" className={cn('block h-4 animate-pulse rounded-small bg-bg-subtle', className)} />;
}
