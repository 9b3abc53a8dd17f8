import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface SkeletonProps extends OwnProps<'span'> {}

/** A grey shape where something loads. Screen readers hear of the loading from `aria-busy` of what holds it. */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return (
    <span aria-hidden data-slot="skeleton" {...rest} className={cn('block h-4 animate-pulse rounded-small bg-bg-subtle', className)} />
  );
}
