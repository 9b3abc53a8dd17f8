import type { MessageDescriptor } from '@lingui/core';
import type { OperationId } from '@saiwu/api-client';
import { createContext, lazy, use, useEffect, type ComponentType, type LazyExoticComponent } from 'react';

export interface PageFacts {
  /** Title of the tab, the document and the last step of the breadcrumb. */
  title: MessageDescriptor;
  /** The operation a user must be allowed to send to see the page. */
  operation: OperationId;
  /** Keeps its tab: it cannot be closed. */
  isPinned?: boolean;
}

/** A row of a route table. The shell adds guard, error boundary, title and tab. */
export interface Page extends PageFacts {
  /** Pattern of React Router: `/contests/:id`. */
  path: `/${string}`;
  Screen: LazyExoticComponent<ComponentType>;
}

/** Declares a page; its code is loaded when it is first opened. */
export function page(path: `/${string}`, facts: PageFacts, load: () => Promise<{ Screen: ComponentType }>): Page {
  return { path, ...facts, Screen: lazy(async () => ({ default: (await load()).Screen })) };
}

/** The page's title, for what stands in it. */
export const PageNameContext = createContext<string | null>(null);

/** What the page is called in its tab and breadcrumb; outside of a page the given words. */
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
