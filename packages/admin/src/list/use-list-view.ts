import { adaptView, decodeView, encodeView, useTableView, type Column, type SavedView, type Sort, type TableView } from '@saiwu/ui';
import { useMemo } from 'react';
import type { List } from './use-list.ts';

/** How a list's table is arranged, and the whole that can be kept under a name. */
export interface ListView {
  view: TableView;
  setView: (view: TableView) => void;
  /** Filters, sort and arrangement together. */
  state: SavedView['state'];
  apply: (state: SavedView['state']) => void;
}

/**
 * The reader's own arrangement of a list's table, kept as a preference. One that came with a link is shown instead, until the reader
 * changes something about it: then it becomes their own.
 */
export function useListView<Row, Filters extends object>(list: List<Row, Filters>, columns: readonly Column<Row>[]): ListView {
  const [own, setOwn] = useTableView(list.source.name, columns);
  const { sharedView, sort, isFirstSort } = list;
  const shared = useMemo(
    () => (sharedView === undefined ? null : adaptView(partOf(decodeView(sharedView), 'view'), columns)),
    [sharedView, columns],
  );
  const view = shared ?? own;

  return {
    view,
    setView(next) {
      setOwn(next);
      list.leaveSharedView();
    },
    state: {
      filters: present(list.filters),
      sort: isFirstSort ? undefined : sort,
      view: present(view),
    },
    apply(state) {
      list.show({ filters: objectOf(partOf(state, 'filters')), sort: sortOf(partOf(state, 'sort')) });
      setOwn(adaptView(partOf(state, 'view'), columns));
    },
  };
}

/** The address of the list as it is shown: filters and sort are in it anyway, the arrangement comes along. */
export function linkOf(state: SavedView['state'], field: string): string {
  const link = new URL(window.location.href);
  const view = objectOf(state['view']);
  if (Object.keys(view).length === 0) link.searchParams.delete(field);
  else link.searchParams.set(field, encodeView({ view }));
  return link.href;
}

/** Without the values that are undefined; an empty object is undefined too. */
function present(parts: object): object | undefined {
  const given = Object.entries(parts).filter(([, part]) => part !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

function partOf(state: unknown, key: string): unknown {
  return Reflect.get(objectOf(state), key);
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function sortOf(kept: unknown): Sort | undefined {
  const key = partOf(kept, 'key');
  return typeof key === 'string' ? { key, order: partOf(kept, 'order') === 'asc' ? 'asc' : 'desc' } : undefined;
}
