import type { MessageDescriptor } from '@lingui/core';
import type { OperationId } from '@saiwu/api-client';
import type { ComponentType } from 'react';
import { speakOfEverything } from '../language/catalogues.ts';
import { lazyOf, type LaterPart } from './lazy-of.ts';

export interface PageFacts {
  /** Title of the tab, the document and the last step of the breadcrumb: what the page is for. */
  title: MessageDescriptor;
  /** The same in a word, for the tab of a page that shows a record; the title by default. */
  short?: MessageDescriptor;
  /** The operation a user must be allowed to send to see the page. */
  operation: OperationId;
  /** Path of the page that leads to it, where no entry of the menu does: menu and breadcrumb take it for a part of that one. */
  under?: string;
  /** Keeps its tab: it cannot be closed. */
  isPinned?: boolean;
}

/** A row of a route table. The shell adds guard, error boundary, title and tab. */
export interface Page extends PageFacts, LaterPart<object> {
  /** Pattern of React Router: `/contests/:id`. */
  path: `/${string}`;
}

/** Declares a page; its code is loaded when it is first opened, with the words of all pages. */
export function page(path: `/${string}`, facts: PageFacts, load: Load): Page {
  return firstPage(path, facts, async () => (await Promise.all([load(), speakOfEverything()]))[0]);
}

/** Declares the page that everybody begins at: it says what the frame's catalogue holds. */
export function firstPage(path: `/${string}`, facts: PageFacts, load: Load): Page {
  return { path, ...facts, ...lazyOf(async () => (await load()).Screen) };
}

type Load = () => Promise<{ Screen: ComponentType }>;
