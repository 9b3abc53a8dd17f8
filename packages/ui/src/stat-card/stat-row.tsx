import { Children, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface StatRowProps extends OwnProps<'section'> {
  /** What the figures are about; it names them for screen readers. */
  label: string;
  /** `StatCard`s, or links around them. */
  children: ReactNode;
}

/**
 * Figures that belong together, side by side: labels, figures and notes share their lines however a label breaks. Where there is no room
 * for all of them two stand in a line, and an odd last one takes both places; three keep to one line.
 */
export function StatRow({ label, children, className, ...rest }: StatRowProps) {
  const isThree = Children.toArray(children).length === 3;
  return (
    <section data-slot="stat-row" aria-label={label} {...rest} className={cn('@container', className)}>
      <div className={cn(isThree ? 'grid-cols-3' : 'grid-cols-2 @max-2xl:*:last:odd:col-span-2', row, lines)}>{children}</div>
    </section>
  );
}

const row = 'grid gap-x-4 @max-md:gap-x-2 @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none';

/**
 * Each card takes four lines of the row: label, figure, trend, note. Its distance to the next one is a margin, since a gap would stand
 * between empty lines too.
 */
const lines =
  '-mb-4 @max-md:-mb-2 *:mb-4 *:row-span-4 *:grid *:grid-cols-1 *:grid-rows-subgrid @max-md:*:mb-2 **:data-[slot=stat-card]:row-span-4 **:data-[slot=stat-card]:grid **:data-[slot=stat-card]:grid-cols-1 **:data-[slot=stat-card]:grid-rows-subgrid';
