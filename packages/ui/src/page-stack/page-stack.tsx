import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface PageStackProps {
  /** The page's head first, then its parts in reading order. */
  children: ReactNode;
  className?: string;
}

/** The rhythm of every page: head, filters, cards, each 16 px under the other. */
export function PageStack({ children, className }: PageStackProps) {
  return (
    <div data-slot="page-stack" className={cn('flex min-w-0 flex-col gap-4', className)}>
      {children}
    </div>
  );
}
