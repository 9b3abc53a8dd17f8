import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { matchPath } from 'react-router-dom';
import type { Page } from '../../lib/app/page.tsx';

/** Titles the page at a path; `name` tells it from others of its kind. */
export function usePageTitle(pages: readonly Page[]): (pathname: string, name?: string) => string {
  const { i18n, t } = useLingui();
  return useCallback(
    (pathname, name) => {
      const page = pageAt(pages, pathname);
      if (page === undefined) return t`页面不存在`;
      const title = i18n._(page.title);
      return name === undefined ? title : `${name} · ${title}`;
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
