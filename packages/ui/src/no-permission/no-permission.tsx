import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';

export interface NoPermissionProps extends OwnProps<'div', 'title'> {
  title?: ReactNode;
  /** Whom to ask. */
  description?: ReactNode;
  action?: ReactNode;
  /** `sm` in a small card or a popover. */
  size?: EmptyStateProps['size'];
  /** The heading that the title is, where this stands for a whole page. */
  heading?: EmptyStateProps['heading'];
}

/** Stands where somebody may not look, and says whom to ask. */
export function NoPermission({ title, description, ...rest }: NoPermissionProps) {
  const words = useWords();
  return (
    <EmptyState drawing="locked" title={title ?? words.noPermissionTitle} description={description ?? words.noPermissionText} {...rest} />
  );
}
