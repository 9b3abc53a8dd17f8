import { createContext, use, useEffect } from 'react';

/** The page's title, for the components in it. */
export const PageNameContext = createContext<string | null>(null);

/** The name of the page in its tab and breadcrumb; outside of a page the given words. */
export function usePageName(otherwise: string): string {
  return use(PageNameContext) ?? otherwise;
}

/**
 * Tells the tab around which record the page shows, so that two tabs of one kind can be told apart: 互联网+ · 编辑大赛. Nothing while the
 * record is not there yet.
 */
export function useTabTitle(name: string | undefined): void {
  const rename = use(TabNameContext);
  useEffect(() => {
    if (name !== undefined) rename?.(name);
  }, [name, rename]);
}

/** Takes the name that a page gives its tab; null outside of tabs. */
export const TabNameContext = createContext<((name: string) => void) | null>(null);
