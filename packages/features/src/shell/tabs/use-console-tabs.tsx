import { tabKey, useTabs, type Tab, type TabLocation } from '@saiwu/admin';
import { useCallback } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import type { Page } from '../../lib/app/page.tsx';
import { PageFrame } from './page-frame.tsx';
import { pageAt } from './page-title.ts';
import { RootPage, UnknownPage } from './unknown-page.tsx';
import { reopeningPath, useReopening } from './use-reopening.ts';

export interface ConsoleTabsOptions {
  pages: readonly Page[];
  /** Visited pages stay alive. Otherwise there is one at a time, and leaving one with unsaved input asks. */
  isMultipage: boolean;
  /** Names a tab in questions. */
  titleOf: (tab: Tab) => string;
}

/** The console's tabs over its route table. */
export function useConsoleTabs({ pages, isMultipage, titleOf }: ConsoleTabsOptions) {
  const can = useCan();
  const navigate = useNavigate();
  const tabs = useTabs({
    fixed: pages.filter((page) => page.isPinned).map((page) => page.path),
    isPage: (pathname) => {
      const page = pageAt(pages, pathname);
      return page !== undefined && can(page.operation);
    },
    isMultipage,
    titleOf,
  });

  useReopening(tabs.frontLocation, async (path) => {
    await tabs.refresh(tabKey({ pathname: path.replace(/[?#].*/, '') }));
    void navigate(path, { replace: true });
  });

  const renderPage = useCallback(
    (location: TabLocation) => (
      <Routes location={location}>
        <Route path="/" element={<RootPage />} />
        <Route path={reopeningPath} element={null} />
        {pages.map((page) => (
          <Route key={page.path} path={page.path} element={<PageFrame page={page} />} />
        ))}
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    ),
    [pages],
  );

  return { ...tabs, renderPage };
}
