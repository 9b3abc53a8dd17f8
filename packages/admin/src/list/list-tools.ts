import type { Column } from '@saiwu/ui';
import { createContext, type ReactNode } from 'react';

/** The tools that a list's table puts into the line of its filters. */
export interface ListTools {
  /** Names the table. */
  caption: string | undefined;
  views: ReactNode;
  tools: ReactNode;
  /** Columns that rows can be sorted by. */
  sortable: readonly Pick<Column<never>, 'key' | 'title'>[];
}

/** Filters without a table have none. */
export const ListToolsContext = createContext<ListTools>({ caption: undefined, views: undefined, tools: undefined, sortable: [] });
