/** A visited page: route plus parameters, that is, the path. Query and hash are its state. */
export interface Tab {
  /** The path without a slash at its end. */
  key: string;
  location: TabLocation;
  isPinned: boolean;
  /** Counts refreshes; a new one starts the page from scratch. */
  generation: number;
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

export function tabKey({ pathname }: Pick<TabLocation, 'pathname'>): string {
  return pathname.replace(/(.)\/+$/, '$1');
}

/**
 * The list after a page was visited. A visit that replaces (a redirect inside a page) takes the place of the tab it came from. Above the cap the
 * least recently used tab goes; pinned and dirty ones stay.
 */
export function visit(
  list: TabList,
  location: TabLocation,
  options: { replaces?: string | undefined; dirty: ReadonlySet<string>; cap?: number },
): TabList {
  const key = tabKey(location);
  const left = list.tabs.find((tab) => tab.key === options.replaces && tab.key !== key && !tab.isPinned && !options.dirty.has(tab.key));
  const recent = [...list.recent.filter((other) => other !== key && other !== left?.key), key];
  const standing = list.tabs.find((tab) => tab.key === key);
  if (standing !== undefined) {
    return { tabs: list.tabs.filter((tab) => tab !== left).map((tab) => (tab === standing ? { ...tab, location } : tab)), recent };
  }

  const opened: Tab = { key, location, isPinned: false, generation: 0 };
  if (left !== undefined) return { tabs: list.tabs.map((tab) => (tab === left ? opened : tab)), recent };
  return evict({ tabs: [...list.tabs, opened], recent }, options.dirty, options.cap ?? tabCap);
}

/** The list without some tabs; pinned ones stay. */
export function close(list: TabList, keys: readonly string[]): TabList {
  const tabs = list.tabs.filter((tab) => tab.isPinned || !keys.includes(tab.key));
  return { tabs, recent: list.recent.filter((key) => tabs.some((tab) => tab.key === key)) };
}

/** Starts a tab's page from scratch. */
export function refresh(list: TabList, key: string): TabList {
  return { ...list, tabs: list.tabs.map((tab) => (tab.key === key ? { ...tab, generation: tab.generation + 1 } : tab)) };
}

/** Where to go when the tab in front was closed: the one used before it. */
export function lastUsed(list: TabList): Tab | undefined {
  const key = list.recent.at(-1);
  return list.tabs.find((tab) => tab.key === key) ?? list.tabs[0];
}

function evict(list: TabList, dirty: ReadonlySet<string>, cap: number): TabList {
  if (list.tabs.length <= cap) return list;
  const oldest = list.recent.slice(0, -1).find((key) => !dirty.has(key) && list.tabs.some((tab) => tab.key === key && !tab.isPinned));
  return oldest === undefined ? list : close(list, [oldest]);
}
