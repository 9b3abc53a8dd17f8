import { useSession } from '@saiwu/auth';
import type { MenuPage, MenuRecord } from '@saiwu/ui';
import { useEffect } from 'react';
import { keepRecent, readRecent, type Recent } from '../../lib/settings/recent.ts';
import { MenuIcon } from '../../lib/menu-icon/menu-icon.tsx';
import { recordIcons, type RecordKind } from './record-kinds.ts';

/** The page that stands in front. */
export interface Place {
  path: string;
  title: string;
  /** False where there is no such page: it is nothing to go back to. */
  isPage: boolean;
}

/** What the person chose and visited lately, but for where they are, and how to keep another. */
export function useRecent(pages: readonly MenuPage[], here: Place, names: Record<RecordKind, string>) {
  const userId = useSession().user?.id ?? '';
  const { path, title, isPage } = here;
  const pageKey = pages.find((page) => page.path === path)?.key;
  const visited = pageKey === undefined ? null : `page ${pageKey}`;

  useEffect(() => {
    if (isPage) keepRecent(userId, visited ?? { path, title });
  }, [userId, visited, path, title, isPage]);

  function shown(one: Recent): string | MenuRecord {
    if (typeof one === 'string') return one;
    const kind = isKind(one.kind) ? one.kind : null;
    return {
      key: `${one.kind ?? ''} ${one.path} ${one.title}`,
      title: one.title,
      path: one.path,
      ...(kind && { note: names[kind], icon: <MenuIcon name={recordIcons[kind]} /> }),
    };
  }

  return {
    read: () =>
      readRecent(userId)
        .filter((one) => (typeof one === 'string' ? one !== visited : one.path !== path))
        .map(shown),
    keep: (choice: string | MenuRecord) =>
      keepRecent(userId, typeof choice === 'string' ? choice : { path: choice.path, title: choice.title, ...kindOf(choice) }),
  };
}

function kindOf({ key }: MenuRecord): { kind?: RecordKind } {
  const [kind] = key.split(' ');
  return isKind(kind) ? { kind } : {};
}

function isKind(kind: string | undefined): kind is RecordKind {
  return kind !== undefined && kind in recordIcons;
}
