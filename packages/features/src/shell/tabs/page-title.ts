import type { PageTab } from '@saiwu/ui';
import type { Tab } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { matchPath } from 'react-router-dom';
import type { Page } from '../../lib/app/page.tsx';
import { tabTitles } from './tab-titles.ts';

/** The tabs as the bar shows them: each says what its page is for, then the shortened name of what it shows. */
export function usePageTabs(pages: readonly Page[], tabs: readonly Tab[], dirty: ReadonlySet<string>): PageTab[] {
  const { i18n } = useLingui();
  const titleOf = usePageTitle(pages);
  const titles = tabTitles(
    tabs.map(({ key, name }) => {
      const page = pageAt(pages, key);
      return { key, function: page?.short === undefined ? titleOf(key) : i18n._(page.short), name };
    }),
  );
  return tabs.map(({ key, name, isPinned, isFixed }) => {
    const whole = titleOf(key, name);
    return { key, title: titles.get(key) ?? whole, whole, isPinned, isFixed, isDirty: dirty.has(key) };
  });
}

/** Titles the page at a path: what it is for; `name` tells it from others of its kind. */
export function usePageTitle(pages: readonly Page[]): (pathname: string, name?: string) => string {
  const { i18n, t } = useLingui();
  return useCallback(
    (pathname, name) => {
      const page = pageAt(pages, pathname);
      if (page === undefined) return t`页面不存在`;
      const title = i18n._(page.title);
      return name === undefined ? title : `${title} · ${name}`;
    },
    [pages, i18n, t],
  );
}

/** The page at a path: of several matches the one with fewer parameters, as the router shows it. */
export function pageAt(pages: readonly Page[], pathname: string): Page | undefined {
  const fixed = pages.find((page) => page.path === pathname);
  if (fixed !== undefined) return fixed;
  const matching = pages.filter((page) => matchPath(page.path, pathname) !== null);
  return matching.toSorted((one, other) => parameters(one.path) - parameters(other.path))[0];
}

/** Asks for the code of the page at a path before it is drawn, and waits for it; whoever opens it is told what went wrong. */
export async function fetchPageAt(pages: readonly Page[], pathname: string): Promise<void> {
  await pageAt(pages, pathname)
    ?.load()
    .catch(() => undefined);
}

function parameters(path: string): number {
  return path.split('/:').length;
}
