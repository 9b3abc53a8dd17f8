import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { useWords } from '../words.tsx';

export interface NoPermissionProps {
  title?: ReactNode;
  /** Whom to ask. */
  description?: ReactNode;
  action?: ReactNode;
  /** `sm` in a small card or a popover. */
  size?: EmptyStateProps['size'];
  /** The heading that the title is, where this stands for a whole page. */
  heading?: EmptyStateProps['heading'];
  className?: string;
}

/** Stands where somebody may not look, and says whom to ask. */
export function NoPermission({ title, description, action, size, heading, className }: NoPermissionProps) {
  const words = useWords();
  return (
    <EmptyState
      drawing="locked"
      size={size}
      heading={heading}
      title={title ?? words.noPermissionTitle}
      description={description ?? words.noPermissionText}
      action={action}
      className={className}
    />
  );
}
