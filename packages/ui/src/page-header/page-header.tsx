import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface PageHeaderProps extends OwnProps<'header', 'title'> {
  title: ReactNode;
  /** State of the record, beside the title. */
  state?: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** The acts of the page; the main one last. */
  actions?: ReactNode;
}

/** The head of a page: its title, the state of what it shows, its acts. */
export function PageHeader({ title, state, description, actions, className, ...rest }: PageHeaderProps) {
  const isShared = description !== undefined && actions !== undefined;
  return (
    <header
      data-slot="page-header"
      {...rest}
      className={cn('flex flex-wrap items-start gap-x-4 gap-y-3', isShared && 'max-md:items-center max-md:gap-y-1', className)}
    >
      {/* on a phone the acts stand beside the description, which is the shorter of the two lines */}
      <div className={cn('min-w-0 grow', description === undefined ? 'basis-auto' : 'basis-64', isShared && 'max-md:contents')}>
        <div className="flex min-h-control basis-full flex-wrap items-center gap-x-3 gap-y-1 max-sm:min-h-0">
          <h1 className="min-w-0 text-xl font-semibold text-balance wrap-anywhere max-sm:text-base">{title}</h1>
          {state}
        </div>
        {description !== undefined && (
          <p className={cn('mt-1 text-fg-muted', isShared && 'max-md:mt-0 max-md:min-w-0 max-md:flex-[1_1_8rem]')}>{description}</p>
        )}
      </div>
      {actions !== undefined && <div className="ml-auto flex flex-wrap justify-end gap-2">{actions}</div>}
    </header>
  );
}
