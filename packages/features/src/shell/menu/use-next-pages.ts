import { useSession } from '@saiwu/auth';
import { useCallback, useEffect } from 'react';
import type { Page } from '../../lib/app/page.tsx';
import { isEnded } from '../../session/end-notice.ts';
import { pageAt } from '../tabs/page-title.ts';
import type { MenuEntry } from './menu-tree.ts';

/** After the frame stands it is left alone so long, in milliseconds. */
const rest = 5000;
/** So many pages of the menu are fetched unasked. */
const likely = 4;

/**
 * Fetches the code of pages that may be opened soon: of the menu's first ones when the frame has come to rest, of any other when the answer
 * is called with its path, as somebody comes near its link. Not for those who save data, and not once the session has ended.
 */
export function useNextPages(pages: readonly Page[], entries: readonly MenuEntry[]): (path: string) => void {
  const hasEnded = isEnded(useSession());
  const fetchPage = useCallback(
    async (path: string) => {
      if (hasEnded || savesData()) return;
      // whoever opens it is told what went wrong
      await pageAt(pages, path.replace(/[?#].*/, ''))
        ?.load()
        .catch(() => undefined);
    },
    [pages, hasEnded],
  );

  useEffect(() => {
    const fetchLikely = async () => {
      for (const path of pathsOf(entries).slice(0, likely)) await fetchPage(path);
    };
    const timer = setTimeout(() => void fetchLikely(), rest);
    return () => clearTimeout(timer);
  }, [entries, fetchPage]);

  return useCallback((path) => void fetchPage(path), [fetchPage]);
}

/** Where the menu leads, from the top. */
function pathsOf(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
}
