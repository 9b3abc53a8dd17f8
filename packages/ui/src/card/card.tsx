import { useId, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface CardProps extends OwnProps<'section', 'title'> {
  title?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** False when the content brings its own edges, as a table does. */
  isPadded?: boolean;
  children?: ReactNode;
}

/** A bordered surface; with a title it is a region that screen readers list. */
export function Card({ title, actions, isPadded = true, children, className, ...rest }: CardProps) {
  const titleId = useId();
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <section
      data-slot="card"
      aria-labelledby={title === undefined ? undefined : titleId}
      {...rest}
      className={cn('min-w-0 rounded-card border border-border bg-surface', className)}
    >
      {hasHead && (
        <header className={cn('flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2', !isPadded && 'border-b border-border')}>
          {title !== undefined && (
            <h2 id={titleId} className="min-w-0 grow basis-32 font-semibold wrap-anywhere">
              {title}
            </h2>
          )}
          {actions !== undefined && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
        </header>
      )}
      <div className={cn(isPadded && 'p-4', isPadded && hasHead && 'pt-1')}>{children}</div>
    </section>
  );
}
