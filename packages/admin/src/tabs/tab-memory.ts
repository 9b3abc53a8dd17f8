import { tabKey, type Tab, type TabList } from './tab-list.ts';

/**
 * The tabs that a person had open before the page was loaded, asleep until they are shown: those of this window, else the pinned ones of
 * this browser. Entries that are damaged, or no page of this person any more (`isPage`), are left out. `fixed` are always there.
 */
export function recallTabs(userId: string, isPage: (pathname: string) => boolean, fixed: readonly string[]): TabList {
  const kept = read(sessionStorage, userId) ?? read(localStorage, userId) ?? { tabs: [], recent: [] };
  const known = kept.tabs.filter(({ pathname }) => isPage(pathname));
  const missing = fixed.filter((path) => !known.some(({ pathname }) => tabKey({ pathname }) === path));
  const entries = [...missing.map((pathname): KeptTab => ({ pathname, search: '', hash: '', isPinned: true })), ...known];
  const byKey = new Map(entries.map((entry) => [tabKey(entry), entry]));
  const tabs = [...byKey].map(([key, { isPinned, name, ...location }]): Tab => {
    const isFixed = fixed.includes(key);
    return { key, location, isPinned: isPinned || isFixed, isFixed, isAwake: false, generation: 0, ...(name !== undefined && { name }) };
  });
  const used = kept.recent.filter((key, index) => byKey.has(key) && kept.recent.indexOf(key) === index);
  return { tabs, recent: [...[...byKey.keys()].filter((key) => !used.includes(key)), ...used] };
}

/** Keeps the tabs for the next load of this window, and the pinned ones for every window of this browser. */
export function keepTabs(userId: string, { tabs, recent }: TabList): void {
  write(sessionStorage, userId, { tabs: tabs.map(keptTab), recent: [...recent] });
  const pinned = tabs.filter((tab) => tab.isPinned && !tab.isFixed);
  if (pinned.length > 0) write(localStorage, userId, { tabs: pinned.map(keptTab), recent: [] });
  else localStorage.removeItem(keyOf(userId));
}

/** Forgets the tabs of this window; pinned ones stay a setting of the person. */
export function forgetTabs(userId: string): void {
  sessionStorage.removeItem(keyOf(userId));
}

interface KeptTabs {
  tabs: KeptTab[];
  recent: string[];
}

interface KeptTab {
  pathname: string;
  search: string;
  hash: string;
  isPinned: boolean;
  name?: string;
}

function keptTab({ location: { pathname, search, hash }, isPinned, name }: Tab): KeptTab {
  return { pathname, search, hash, isPinned, ...(name !== undefined && { name }) };
}

function keyOf(userId: string): string {
  return `saiwu_TABS_${userId}`;
}

function read(storage: Storage, userId: string): KeptTabs | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? 'null');
    return isKeptTabs(kept) ? kept : null;
  } catch {
    return null;
  }
}

// By hand: a library for it would be most of the code that the first page loads.
function isKeptTabs(kept: unknown): kept is KeptTabs {
  return isRecord(kept) && isListOf(kept['tabs'], isKeptTab) && isListOf(kept['recent'], isText);
}

function isKeptTab(kept: unknown): kept is KeptTab {
  if (!isRecord(kept)) return false;
  const { pathname, search, hash, isPinned, name } = kept;
  const isPlace = isText(pathname) && pathname.startsWith('/') && isText(search) && isText(hash);
  return isPlace && typeof isPinned === 'boolean' && (name === undefined || isText(name));
}

function isListOf<Item>(kept: unknown, isItem: (item: unknown) => item is Item): kept is Item[] {
  return Array.isArray(kept) && kept.every(isItem);
}

function isRecord(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === 'object' && kept !== null;
}

function isText(kept: unknown): kept is string {
  return typeof kept === 'string';
}

function write(storage: Storage, userId: string, kept: KeptTabs): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // A full storage costs the memory of the tabs, not the tabs.
  }
}
