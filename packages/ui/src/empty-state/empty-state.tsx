import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { Drawing, type DrawingKind } from '../drawing/drawing.tsx';
import { useWords } from '../words.tsx';

export interface EmptyStateProps {
  /** What it is that is not there: 还没有大赛. */
  title?: ReactNode;
  /** What belongs here. */
  description?: ReactNode;
  /** The first act. */
  action?: ReactNode;
  drawing?: DrawingKind;
  /** The heading that the title is, where this stands for a whole page. Default: no heading. */
  heading?: 'h1' | 'h2';
  className?: string;
}

/** Stands where nothing is yet, says what belongs here and offers the first act. */
export function EmptyState({ title, description, action, drawing = 'list', heading, className }: EmptyStateProps) {
  const words = useWords();
  const Title = heading ?? 'p';
  return (
    <div data-slot="empty-state" className={cn('flex flex-col items-center px-4 py-10 text-center', className)}>
      <Drawing kind={drawing} />
      <Title className={cn('mt-4 font-medium', Title === 'h1' && 'text-base')}>{title ?? words.emptyTitle}</Title>
      {description !== undefined && <div className="mt-1 max-w-100 text-fg-muted">{description}</div>}
      {action !== undefined && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
