import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface PageStackProps extends OwnProps<'div'> {
  /** The page's head first, then its parts in reading order. */
  children: ReactNode;
}

/** The rhythm of every page: head, filters, cards, each 16 px under the other, on a phone 12. */
export function PageStack({ children, className, ...rest }: PageStackProps) {
  return (
    <div data-slot="page-stack" {...rest} className={cn('flex min-w-0 flex-col gap-4 max-md:gap-3', className)}>
      {children}
    </div>
  );
}
