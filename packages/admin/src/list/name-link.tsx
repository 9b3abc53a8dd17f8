import { cn } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { useAdmin } from '../admin-provider.tsx';

export interface NameLinkProps {
  /** The page that the name leads to. */
  to?: string;
  /** The panel that it opens beside the list instead. */
  onPress?: () => void;
  /** The rest of the page is about this row. */
  isCurrent?: boolean;
  /**
   * It is in line with other text, where its colour alone would not tell it: underlined. A link by itself is underlined when the reader
   * points at it.
   */
  isInText?: boolean;
  /** Its address takes the place of this one in the history. */
  replace?: boolean;
  /** As `data-state`: unread. */
  state?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A name that leads somewhere, and looks so; one that leads nowhere is plain text. */
export function NameLink({ to, onPress, isCurrent = false, isInText = false, replace = false, state, className, children }: NameLinkProps) {
  const { Link } = useAdmin().router;
  const look = cn(
    'rounded-small text-left text-theme-text underline-offset-4 focus-ring hover:underline',
    // a line of text is no target for a finger; in text it has to be one
    isInText
      ? 'underline'
      : 'pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-3',
    className,
  );
  if (to !== undefined)
    return (
      <Link to={to} replace={replace} aria-current={isCurrent || undefined} data-state={state} className={look}>
        {children}
      </Link>
    );
  if (onPress === undefined) return children;
  return (
    <button type="button" onClick={onPress} data-state={state} className={look}>
      {children}
    </button>
  );
}
