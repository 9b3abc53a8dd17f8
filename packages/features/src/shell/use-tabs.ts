import { confirm } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { createDirtyMarks } from '../lib/dirty.ts';
import type { Page } from '../lib/page.tsx';
import { close, lastUsed, refresh, tabKey, visit, type Tab, type TabList } from './tab-list.ts';

/** The tabs of visited pages, following the address. `titleOf` names a tab in questions. */
export function useTabs(pages: readonly Page[], titleOf: (tab: Tab) => string) {
  const { t } = useLingui();
  const location = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const navigate = useNavigate();
  const [marks] = useState(createDirtyMarks);
  const dirty = useSyncExternalStore(marks.subscribe, marks.getSnapshot);
  const [seen, setSeen] = useState<typeof location | null>(null);
  const [list, setList] = useState<TabList>(() => pinnedTabs(pages));
  const activeKey = tabKey(location);

  if (seen !== location) {
    setSeen(location);
    setList(visit(list, location, { dirty, replaces: isReplaced && seen !== null ? tabKey(seen) : undefined }));
  }

  useLayoutEffect(() => marks.front(activeKey), [marks, activeKey]);

  useEffect(() => {
    if (dirty.size === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  /** Asks once about everything unsaved among the tabs; true when it may go. */
  async function mayLose(keys: readonly string[]): Promise<boolean> {
    const titles = list.tabs.filter((tab) => keys.includes(tab.key) && dirty.has(tab.key)).map(titleOf);
    if (titles.length === 0) return true;
    const names = titles.join(t`、`);
    return confirm({
      title: t`有未保存的内容`,
      description: t`“${names}”里填写的内容还没有保存，离开后会丢失。`,
      confirmLabel: t`不保存，离开`,
      cancelLabel: t`留在这里`,
      isDanger: true,
    });
  }

  async function closeTabs(keys: readonly string[]) {
    if (!(await mayLose(keys))) return;
    for (const key of keys) marks.forget(key);
    const left = close(list, keys);
    setList(left);
    const next = lastUsed(left);
    if (!left.tabs.some((tab) => tab.key === activeKey) && next !== undefined) void navigate(next.location);
  }

  return {
    tabs: list.tabs,
    activeKey,
    dirty,
    marks,
    /** Leaves the console by `go`, after asking about everything unsaved. */
    async leave(go: () => Promise<void>) {
      const keys = list.tabs.map((tab) => tab.key);
      if (!(await mayLose(keys))) return;
      for (const key of keys) marks.forget(key);
      await go();
    },
    select(key: string) {
      const tab = list.tabs.find((other) => other.key === key);
      if (tab !== undefined) void navigate(tab.location);
    },
    close: (key: string) => closeTabs([key]),
    closeOthers: (key: string) => closeTabs(list.tabs.map((tab) => tab.key).filter((other) => other !== key)),
    closeAll: () => closeTabs(list.tabs.map((tab) => tab.key)),
    async refresh(key: string) {
      if (!(await mayLose([key]))) return;
      marks.forget(key);
      setList((now) => refresh(now, key));
    },
  };
}

function pinnedTabs(pages: readonly Page[]): TabList {
  const tabs = pages
    .filter((page) => page.isPinned)
    .map((page): Tab => ({ key: page.path, location: { pathname: page.path, search: '', hash: '' }, isPinned: true, generation: 0 }));
  return { tabs, recent: tabs.map((tab) => tab.key) };
}
