import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface StateDotProps {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** The state in a word. */
  children: ReactNode;
  className?: string;
}

/** A state: a dot and a word, so that colour alone says nothing. */
export function StateDot({ tone = 'neutral', children, className }: StateDotProps) {
  return (
    <span data-slot="state-dot" data-tone={tone} className={cn('inline-flex items-baseline gap-1.5 whitespace-nowrap', className)}>
      <span aria-hidden className={cn('size-1.5 shrink-0 self-center rounded-full', tones[tone])} />
      {children}
    </span>
  );
}

const tones = { neutral: 'bg-border-strong', info: 'bg-info', success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger' };
