import { cn } from '@saiwu/ui';
import type { ReactNode } from 'react';

interface PartHeadProps {
  state?: ReactNode;
  description?: ReactNode;
  /** What can be done with this part alone; the main act last. */
  acts?: ReactNode;
  className?: string;
}

/** The first line of a part of a contest's page: its state, a fact about it, its own acts. */
export function PartHead({ state, description, acts, className }: PartHeadProps) {
  return (
    <div className={cn('flex flex-wrap items-center gap-x-4 gap-y-3', className)}>
      <div className="flex min-w-0 grow basis-64 flex-wrap items-baseline gap-x-3 gap-y-1">
        {state}
        {description !== undefined && <p className="text-fg-muted">{description}</p>}
      </div>
      {acts !== undefined && acts !== false && <div className="ml-auto flex flex-wrap justify-end gap-2">{acts}</div>}
    </div>
  );
}
