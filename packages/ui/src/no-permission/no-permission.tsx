import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useWords } from '../words.tsx';

export interface NoPermissionProps {
  title?: ReactNode;
  /** Whom to ask. */
  description?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** Stands where somebody may not look, and says whom to ask. */
export function NoPermission({ title, description, action, className }: NoPermissionProps) {
  const words = useWords();
  return (
    <EmptyState
      drawing="locked"
      title={title ?? words.noPermissionTitle}
      description={description ?? words.noPermissionText}
      action={action}
      className={className}
    />
  );
}
