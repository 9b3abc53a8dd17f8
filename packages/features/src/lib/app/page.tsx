import type { MessageDescriptor } from '@lingui/core';
import type { OperationId } from '@saiwu/api-client';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

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
