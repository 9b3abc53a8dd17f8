import type { ComponentType, ReactNode } from 'react';

/** Where the reader is. */
export interface RouterLocation {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  hash: string;
  state?: unknown;
  /** Tells visits of one address apart. */
  key?: string;
}

/** The functions that this package needs of a router. `@saiwu/admin/react-router` has the one for React Router. */
export interface Router {
  useLocation: () => RouterLocation;
  /** The last change of address took the place of the one before, as a redirect does. */
  useIsReplaced: () => boolean;
  /** Goes to an address, or so many steps through the history. */
  useNavigate: () => (to: string | RouterLocation | number, options?: { replace?: boolean }) => void;
  /** The query string, and how to put another into its place without a new step in the history. */
  useSearch: () => [URLSearchParams, (change: (now: URLSearchParams) => URLSearchParams) => void];
  /** How many steps deep in this window's history. */
  historyPlace: () => number;
  /** A link inside the application. */
  Link: ComponentType<RouterLinkProps>;
}

export interface RouterLinkProps {
  to: string;
  className?: string;
  replace?: boolean;
  'aria-current'?: boolean | undefined;
  'data-state'?: string | undefined;
  children: ReactNode;
}
