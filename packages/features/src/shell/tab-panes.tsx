import { Activity, memo, useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { TabContext, type DirtyMarks } from '../lib/dirty.ts';
import type { Page } from '../lib/page.tsx';
import { NotFoundScreen } from '../session/not-found-screen.tsx';
import { PageFrame } from './page-frame.tsx';
import type { Tab } from './tab-list.ts';

export interface TabPanesProps {
  tabs: readonly Tab[];
  activeKey: string;
  pages: readonly Page[];
  marks: DirtyMarks;
}

/** The pages of all tabs. Hidden ones keep their state; their effects, polling and dialogs rest. */
export function TabPanes({ tabs, activeKey, pages, marks }: TabPanesProps) {
  return tabs.map((tab) => (
    <Activity key={`${tab.key} ${tab.generation}`} mode={tab.key === activeKey ? 'visible' : 'hidden'}>
      <TabPane tab={tab} pages={pages} marks={marks} />
    </Activity>
  ));
}

/** A page at its own location, so that a hidden one does not follow the address. */
const TabPane = memo(function TabPane({ tab, pages, marks }: { tab: Tab; pages: readonly Page[]; marks: DirtyMarks }) {
  const context = useMemo(() => ({ key: tab.key, marks }), [tab.key, marks]);
  return (
    <TabContext value={context}>
      <Routes location={tab.location}>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
        {pages.map((page) => (
          <Route key={page.path} path={page.path} element={<PageFrame page={page} />} />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </TabContext>
  );
});
