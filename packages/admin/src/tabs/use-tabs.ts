import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { useUnsavedGuard } from '../unsaved/use-unsaved-guard.ts';
import { useIsReplaced, useLocation, useNavigate } from '../use-router.ts';
import { close, lastUsed, pin, refresh, rename, reorder, tabKey, visit, type Tab, type TabList } from './tab-list.ts';
import { forgetTabs, keepTabs, recallTabs } from './tab-memory.ts';
import { useHeldNavigation } from './use-held-navigation.ts';

export interface TabsOptions {
  /** Paths whose tabs are always there, first, and cannot be closed. Read once. */
  fixed?: readonly string[];
  /** Whether this reader has a page at the path: tabs of others do not come back after a reload. Read once. */
  isPage: (pathname: string) => boolean;
  /** Visited pages stay alive. Otherwise there is one at a time, and leaving one with unsaved input asks. */
  isMultipage: boolean;
  /** Names a tab in questions. */
  titleOf: (tab: Tab) => string;
}

/** The tabs of visited pages, following the address. They come back after a reload. */
export function useTabs({ fixed = [], isPage, isMultipage, titleOf }: TabsOptions) {
  const { userId: person } = useAdmin();
  const userId = person ?? '';
  const location = useLocation();
  const isReplaced = useIsReplaced();
  const navigate = useNavigate();
  const { marks, dirty, mayLose } = useUnsavedGuard();
  const [seen, setSeen] = useState<typeof location | null>(null);
  const [list, setList] = useState<TabList>(() => recallTabs(userId, isPage, fixed));
  // One function for good: the pages are not drawn anew with the frame.
  const [renameTab] = useState(() => (key: string, name: string) => setList((now) => rename(now, key, name)));
  const [dropTab] = useState(() => (key: string) => {
    marks.forget(key);
    setList((now) => close(now, [key]));
  });
  const latest = useRef(list);

  const front = seen === null ? undefined : list.recent.at(-1);
  const isHeld = !isMultipage && front !== undefined && front !== tabKey(location) && dirty.has(front);
  const activeKey = front ?? tabKey(location);
  if (seen !== location && !isHeld) {
    setSeen(location);
    // The root only leads on: no tab stays of it, not even when a reader is quicker than its redirect.
    const isPassing = seen !== null && (isReplaced || tabKey(seen) === '/');
    setList(visit(list, location, { dirty, replaces: isPassing ? tabKey(seen) : undefined, isSingle: !isMultipage }));
  }

  useLayoutEffect(() => {
    latest.current = list;
    marks.front(activeKey);
  }, [list, marks, activeKey]);

  useEffect(() => keepTabs(userId, list), [userId, list]);

  useHeldNavigation({
    isHeld,
    from: list.tabs.find((tab) => tab.key === front)?.location,
    mayLeave: () => mayLoseTabs([activeKey]),
    onLeave: () => marks.forget(activeKey),
  });

  function mayLoseTabs(keys: readonly string[]): Promise<boolean> {
    return mayLose(list.tabs.filter((tab) => keys.includes(tab.key) && dirty.has(tab.key)).map(titleOf));
  }

  async function refreshTab(key: string): Promise<void> {
    if (!(await mayLoseTabs([key]))) return;
    marks.forget(key);
    setList((now) => refresh(now, key));
  }

  return {
    tabs: list.tabs,
    activeKey,
    /** Where the page in front is. */
    frontLocation: list.tabs.find((tab) => tab.key === front)?.location,
    dirty,
    marks,
    select(key: string) {
      const tab = list.tabs.find((other) => other.key === key);
      if (tab !== undefined && key !== activeKey) navigate(tab.location);
    },
    /** @param onClosing is called once no unsaved input prevents it. */
    async close(keys: readonly string[], onClosing?: () => void) {
      if (!(await mayLoseTabs(keys))) return;
      onClosing?.();
      for (const key of keys) marks.forget(key);
      const left = close(latest.current, keys);
      setList(left);
      const next = lastUsed(left);
      if (keys.includes(activeKey) && next !== undefined) navigate(next.location);
    },
    refresh: refreshTab,
    pin: (key: string, isPinned: boolean) => setList((now) => pin(now, key, isPinned)),
    reorder: (keys: readonly string[]) => setList((now) => reorder(now, keys)),
    rename: renameTab,
    /** Takes a tab away without a word: the code that drops its page leads on, and has asked. */
    drop: dropTab,
    /** Leaves the application by `go`, after asking about everything unsaved. */
    async leave(go: () => Promise<void>) {
      const keys = list.tabs.map((tab) => tab.key);
      if (!(await mayLoseTabs(keys))) return;
      for (const key of keys) marks.forget(key);
      forgetTabs(userId);
      await go();
    },
  };
}
