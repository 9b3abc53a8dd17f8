import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { DrawingKind, DrawingProps } from '../drawing/drawing.tsx';
import type { OwnProps } from '../own-props.ts';
import { piece, useNear } from '../piece.ts';
import { useWords } from '../words.tsx';

export interface EmptyStateProps extends OwnProps<'div', 'title'> {
  /** What it is that is not there: 还没有大赛. */
  title?: ReactNode;
  /** What belongs here. */
  description?: ReactNode;
  /** The first act. */
  action?: ReactNode;
  drawing?: DrawingKind;
  /** `sm` in a small card or a popover: less air, a small drawing. */
  size?: 'sm' | 'md';
  /** The heading that the title is, where this stands for a whole page. Default: no heading. */
  heading?: 'h1' | 'h2';
}

/** Stands where nothing is yet, says what belongs here and offers the first act. */
export function EmptyState({ title, description, action, drawing = 'list', size = 'md', heading, className, ...rest }: EmptyStateProps) {
  const words = useWords();
  const Title = heading ?? 'p';
  useNear(picture, true);
  return (
    <div
      data-slot="empty-state"
      {...rest}
      className={cn('flex flex-col items-center px-4 text-center text-balance wrap-anywhere', size === 'sm' ? 'py-4' : 'py-10', className)}
    >
      <picture.Part kind={drawing} isSmall={size === 'sm'} />
      <Title className={cn('font-medium', size === 'sm' ? 'mt-2' : 'mt-4', Title === 'h1' && 'text-base')}>
        {title ?? words.emptyTitle}
      </Title>
      {description !== undefined && <div className="mt-1 max-w-100 text-fg-muted">{description}</div>}
      {action !== undefined && <div className={cn('flex flex-wrap justify-center gap-2', size === 'sm' ? 'mt-3' : 'mt-4')}>{action}</div>}
    </div>
  );
}

/** It only decorates, so the words do not wait for it; its room does. */
const picture = piece<DrawingProps>(
  async () => (await import('../drawing/drawing.tsx')).Drawing,
  ({ isSmall = false }) => <span aria-hidden className={isSmall ? 'h-[53px]' : 'h-[88px]'} />,
);
