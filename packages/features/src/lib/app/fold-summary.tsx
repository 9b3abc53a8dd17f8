import { cn } from '@saiwu/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldSummaryProps {
  className?: string;
  children: ReactNode;
}

/** What a `<details>` says while it is closed: with the arrow of the console, not the one of the browser. */
export function FoldSummary({ className, children }: FoldSummaryProps) {
  return (
    <summary
      className={cn(
        'flex w-fit cursor-pointer list-none items-center gap-1 rounded-control focus-ring pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      <ChevronRight aria-hidden className="size-4 shrink-0 stroke-[1.5] text-fg-subtle [details[open]>summary>&]:rotate-90" />
      <span className="min-w-0">{children}</span>
    </summary>
  );
}
