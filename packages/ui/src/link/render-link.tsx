import type { MouseEvent, ReactNode } from 'react';

/** What a link of the kit wants on its anchor. */
export interface LinkProps {
  className?: string;
  title?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Makes a link with the caller's router; the kit knows none. */
export type RenderLink = (path: string, children: ReactNode, props: LinkProps) => ReactNode;

/** A plain anchor, for callers without a router. */
export const renderAnchor: RenderLink = (path, children, props) => (
  <a href={path} {...props}>
    {children}
  </a>
);
