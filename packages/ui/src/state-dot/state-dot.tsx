import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface StateDotProps extends OwnProps<'span'> {
  /** `theme` for what waits to be looked at and is no state: unread. */
  tone?: 'neutral' | 'theme' | 'info' | 'success' | 'warning' | 'danger';
  /** The state in a word. */
  children: ReactNode;
}

/** A state: a dot and a word, so that colour alone says nothing. */
export function StateDot({ tone = 'neutral', children, className, ...rest }: StateDotProps) {
  return (
    <span
      data-slot="state-dot"
      data-tone={tone}
      {...rest}
      className={cn('inline-flex items-baseline gap-1.5 whitespace-nowrap', className)}
    >
      <span aria-hidden className={cn('size-1.5 shrink-0 self-center rounded-full', tones[tone], 'forced-colors:bg-[Highlight]')} />
      <span>{children}</span>
    </span>
  );
}

const tones = {
  neutral: 'bg-border-strong',
  theme: 'bg-theme',
  info: 'bg-info',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};
