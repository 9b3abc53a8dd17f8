import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

/** One fact of a record. */
export interface Description {
  label: string;
  /** Nothing shows as a dash. */
  value?: ReactNode;
  /** Takes the whole line, for long text. */
  isWide?: boolean;
}

export interface DescriptionListProps extends OwnProps<'dl'> {
  items: Description[];
  /** Columns from 640 px; one below. */
  columns?: 1 | 2 | 3;
}

/** The facts of one record, label over value. */
export function DescriptionList({ items, columns = 2, className, ...rest }: DescriptionListProps) {
  return (
    <dl data-slot="description-list" {...rest} className={cn('grid gap-x-6 gap-y-4', columnClasses[columns], className)}>
      {items.map(({ label, value, isWide = false }) => (
        <div key={label} className={cn('min-w-0', isWide && 'col-span-full')}>
          <dt className="text-xs text-fg-muted">{label}</dt>
          <dd className="mt-1 wrap-anywhere">{isNothing(value) ? <span className="text-fg-subtle">—</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const columnClasses = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' };

function isNothing(value: ReactNode) {
  return value === undefined || value === null || value === '' || typeof value === 'boolean';
}
