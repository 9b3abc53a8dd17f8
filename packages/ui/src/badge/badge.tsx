import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface BadgeProps extends OwnProps<'span'> {
  tone?: 'neutral' | 'theme' | 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A word or a number on a soft ground: a kind, a count, a mark. A state is a `StateDot`. */
export function Badge({ tone = 'neutral', children, className, ...rest }: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      {...rest}
      className={cn(
        'inline-flex items-center gap-1 rounded-small px-1.5 text-xs leading-5 whitespace-nowrap tabular-nums',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

const tones = {
  neutral: 'bg-bg-subtle text-fg-muted',
  theme: 'bg-theme-soft text-theme-text',
  info: 'bg-info-soft text-info-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
};
