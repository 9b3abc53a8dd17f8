import { z } from 'zod';
import { tabKey, type Tab, type TabList } from './tab-list.ts';

/**
 * The tabs that a person had open before the page was loaded, asleep until they are shown: those of this window, else the pinned ones of
 * this browser. What is damaged or no page of this person any more (`isPage`) is left out. `fixed` are always there.
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

const keptTabs = z.object({
  tabs: z.array(
    z.object({
      pathname: z.string().startsWith('/'),
      search: z.string(),
      hash: z.string(),
      isPinned: z.boolean(),
      name: z.string().optional(),
    }),
  ),
  recent: z.array(z.string()),
});

type KeptTabs = z.output<typeof keptTabs>;
type KeptTab = KeptTabs['tabs'][number];

function keptTab({ location: { pathname, search, hash }, isPinned, name }: Tab): KeptTab {
  return { pathname, search, hash, isPinned, ...(name !== undefined && { name }) };
}

function keyOf(userId: string): string {
  return `saiwu_TABS_${userId}`;
}

function read(storage: Storage, userId: string): KeptTabs | null {
  try {
    return keptTabs.parse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return null;
  }
}

function write(storage: Storage, userId: string, kept: KeptTabs): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // A full storage costs the memory of the tabs, not the tabs.
  }
}
