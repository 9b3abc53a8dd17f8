/** A visited page: route plus parameters, that is, the path. Query and hash are its state. */
export interface Tab {
  /** The path without a slash at its end. */
  key: string;
  location: TabLocation;
  /** Comes first and cannot be closed. */
  isPinned: boolean;
  /** Pinned by its route: cannot be unpinned. */
  isFixed: boolean;
  /** The page is alive, in front or hidden. An asleep one starts anew, at its address, when it is shown. */
  isAwake: boolean;
  /** Counts refreshes; a new one starts the page from scratch. */
  generation: number;
  /** The record of the page, to tell it from others of its kind. */
  name?: string;
}

export interface TabLocation {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
  key?: string;
}

/** How many pages are kept alive. */
export const tabCap = 12;

/** Tabs in the order of the bar, and the keys from least to most recently used. */
export interface TabList {
  tabs: readonly Tab[];
  recent: readonly string[];
}

export interface VisitOptions {
  /** Key of the tab from which a redirect came. */
  replaces?: string | undefined;
  /** Keys of the tabs with unsaved input. */
  dirty: ReadonlySet<string>;
  cap?: number;
  /** One page at a time: the page that the reader leaves goes, unless it is pinned or holds unsaved input. */
  isSingle?: boolean;
}

export function tabKey({ pathname }: Pick<TabLocation, 'pathname'>): string {
  return pathname.replace(/(.)\/+$/, '$1');
}

/**
 * The list after a page was visited. A visit that replaces (a redirect inside a page) takes the place of the tab it came from. Above the
 * cap the least recently used page falls asleep; its tab stays. One with unsaved input never does.
 */
export function visit(list: TabList, location: TabLocation, options: VisitOptions): TabList {
  const key = tabKey(location);
  const left = list.tabs.find((tab) => tab.key === options.replaces && tab.key !== key && !tab.isPinned && !options.dirty.has(tab.key));
  const recent = [...list.recent.filter((other) => other !== key && other !== left?.key), key];
  const standing = list.tabs.find((tab) => tab.key === key);
  const visited: Tab = { ...(standing ?? opened(key)), location, isAwake: true };
  if (standing !== undefined) {
    const tabs = list.tabs.filter((tab) => tab !== left).map((tab) => (tab === standing ? visited : tab));
    return rest({ tabs, recent }, options);
  }
  const tabs = left === undefined ? [...list.tabs, visited] : list.tabs.map((tab) => (tab === left ? visited : tab));
  return rest({ tabs, recent }, options);
}

/** The list without some tabs; pinned ones stay. */
export function close(list: TabList, keys: readonly string[]): TabList {
  const tabs = list.tabs.filter((tab) => tab.isPinned || !keys.includes(tab.key));
  return { tabs, recent: list.recent.filter((key) => tabs.some((tab) => tab.key === key)) };
}

/** Starts a tab's page from scratch. */
export function refresh(list: TabList, key: string): TabList {
  return change(list, key, ({ generation }) => ({ generation: generation + 1 }));
}

/** Pins a tab, or gives it free again. */
export function pin(list: TabList, key: string, isPinned: boolean): TabList {
  return change(list, key, ({ isFixed }) => ({ isPinned: isFixed || isPinned }));
}

/** Tells a tab the record of its page. */
export function rename(list: TabList, key: string, name: string): TabList {
  return list.tabs.some((tab) => tab.key === key && tab.name !== name) ? change(list, key, () => ({ name })) : list;
}

/** The tabs in a new order. */
export function reorder(list: TabList, keys: readonly string[]): TabList {
  return { ...list, tabs: list.tabs.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key)) };
}

/** Where to go when the tab in front was closed: the one used before it. */
export function lastUsed(list: TabList): Tab | undefined {
  const key = list.recent.at(-1);
  return list.tabs.find((tab) => tab.key === key) ?? list.tabs[0];
}

function opened(key: string): Omit<Tab, 'location' | 'isAwake'> {
  return { key, isPinned: false, isFixed: false, generation: 0 };
}

function change(list: TabList, key: string, changeOf: (tab: Tab) => Partial<Tab>): TabList {
  return { ...list, tabs: list.tabs.map((tab) => (tab.key === key ? { ...tab, ...changeOf(tab) } : tab)) };
}

function rest(list: TabList, { dirty, cap = tabCap, isSingle = false }: VisitOptions): TabList {
  const awake = list.tabs.filter((tab) => tab.isAwake).length;
  const resting = list.recent
    .slice(0, -1)
    .filter((key) => !dirty.has(key) && list.tabs.some((tab) => tab.key === key && tab.isAwake))
    .slice(0, Math.max(0, awake - (isSingle ? 1 : cap)));
  const asleep = resting.reduce((rested, key) => change(rested, key, () => ({ isAwake: false })), list);
  if (!isSingle) return asleep;
  return close(
    asleep,
    asleep.tabs.filter((tab) => !tab.isAwake).map((tab) => tab.key),
  );
}
