import { Activity, memo, useCallback, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { TabContext, type DirtyMarks } from '../lib/dirty.ts';
import { TabNameContext, type Page } from '../lib/page.tsx';
import { PageFrame } from './page-frame.tsx';
import type { Tab } from './tab-list.ts';
import { RootPage, UnknownPage } from './unknown-page.tsx';
import { reopeningPath } from './use-reopening.ts';

export interface TabPanesProps {
  tabs: readonly Tab[];
  activeKey: string;
  pages: readonly Page[];
  marks: DirtyMarks;
  /** A page says what it shows. */
  onRename: (key: string, name: string) => void;
  /** Names the panels of a tab bar; null where there is none. */
  titleOf: ((tab: Tab) => string) | null;
}

/** The pages of all tabs that are awake. Hidden ones keep their state; their effects, polling and dialogs rest. */
export function TabPanes({ tabs, activeKey, titleOf, ...props }: TabPanesProps) {
  return tabs
    .filter((tab) => tab.isAwake)
    .map((tab) => (
      <Activity key={`${tab.key} ${tab.generation}`} mode={tab.key === activeKey ? 'visible' : 'hidden'}>
        <div id={panelId(tab.key)} {...(titleOf !== null && { role: 'tabpanel', 'aria-label': titleOf(tab) })}>
          <TabPane tab={tab} {...props} />
        </div>
      </Activity>
    ));
}

/** Id of the element around a tab's page. */
export function panelId(key: string): string {
  return `page:${key}`;
}

/** A page at its own location, so that a hidden one does not follow the address. */
const TabPane = memo(function TabPane({ tab, pages, marks, onRename }: Pick<TabPanesProps, 'pages' | 'marks' | 'onRename'> & { tab: Tab }) {
  const { key } = tab;
  const context = useMemo(() => ({ key, marks }), [key, marks]);
  const rename = useCallback((name: string) => onRename(key, name), [key, onRename]);
  return (
    <TabContext value={context}>
      <TabNameContext value={rename}>
        <Routes location={tab.location}>
          <Route path="/" element={<RootPage />} />
          <Route path={reopeningPath} element={null} />
          {pages.map((page) => (
            <Route key={page.path} path={page.path} element={<PageFrame page={page} />} />
          ))}
          <Route path="*" element={<UnknownPage />} />
        </Routes>
      </TabNameContext>
    </TabContext>
  );
});
