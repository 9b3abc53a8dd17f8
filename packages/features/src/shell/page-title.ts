import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { matchPath } from 'react-router-dom';
import type { Page } from '../lib/page.tsx';

/** Names the page at a path. */
export function usePageTitle(pages: readonly Page[]): (pathname: string) => string {
  const { i18n, t } = useLingui();
  return useCallback(
    (pathname) => {
      const matching = pages.filter((page) => matchPath(page.path, pathname) !== null);
      // Of several matches the one with fewer parameters is the one that the router shows.
      const [page] = matching.sort((one, other) => parameters(one.path) - parameters(other.path));
      return page === undefined ? t`页面不存在` : i18n._(page.title);
    },
    [pages, i18n, t],
  );
}

function parameters(path: string): number {
  return path.split('/:').length;
}
