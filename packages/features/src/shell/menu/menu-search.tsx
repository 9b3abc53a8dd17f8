import { useSession } from '@saiwu/auth';
import { IconButton, MenuSearch as SearchDialog, type MenuCommand, type MenuPage } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Languages, Monitor, Moon, Search, Sun } from 'lucide-react';
import { useMemo, useState } from 'react';
import { writeSetting } from '../../lib/settings/settings.ts';
import { MenuIcon } from './menu-icon.tsx';
import type { MenuEntry } from './menu-tree.ts';

export interface MenuSearchProps {
  /** The server's menu of this person, as far as it leads somewhere. */
  entries: readonly MenuEntry[];
  /** What the search can do besides opening pages and changing theme and language. */
  commands: readonly MenuCommand[];
  onNavigate: (path: string) => void;
}

/** Finds pages and acts by a few letters; its button stands in the navbar, Ctrl/⌘ K opens it from anywhere. */
export function MenuSearch({ entries, commands, onNavigate }: MenuSearchProps) {
  const { t } = useLingui();
  const userId = useSession().user?.id ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const pages = useMemo(() => menuPages(entries), [entries]);
  const all = useAllCommands(commands);
  return (
    <SearchDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      pages={pages}
      commands={all}
      recent={isOpen ? readRecent(userId) : []}
      onRecent={(key) => keepRecent(userId, key)}
      onNavigate={onNavigate}
      trigger={
        <IconButton label={t`搜索菜单`} aria-keyshortcuts="Control+K Meta+K">
          <Search aria-hidden />
        </IconButton>
      }
    />
  );
}

/** Those of the caller, then theme and language, which need nothing from the frame. */
function useAllCommands(commands: readonly MenuCommand[]): readonly MenuCommand[] {
  const { t } = useLingui();
  return [
    ...commands,
    {
      key: 'light',
      title: t`切换到浅色`,
      keywords: ['浅色', 'Light theme'],
      icon: <Sun />,
      onSelect: () => writeSetting('SCHEME', 'light'),
    },
    { key: 'dark', title: t`切换到深色`, keywords: ['深色', 'Dark theme'], icon: <Moon />, onSelect: () => writeSetting('SCHEME', 'dark') },
    {
      key: 'system',
      title: t`明暗随系统`,
      keywords: ['System theme'],
      icon: <Monitor />,
      onSelect: () => writeSetting('SCHEME', 'system'),
    },
    {
      key: 'zh',
      title: '中文',
      keywords: ['Chinese', '语言', 'Language'],
      icon: <Languages />,
      onSelect: () => writeSetting('LANGUAGE', 'zh'),
    },
    {
      key: 'en',
      title: 'English',
      keywords: ['英文', '语言', 'Language'],
      icon: <Languages />,
      onSelect: () => writeSetting('LANGUAGE', 'en'),
    },
  ];
}

/** The entries that lead somewhere, each with the titles of the groups above it. */
function menuPages(entries: readonly MenuEntry[], trail: readonly string[] = []): MenuPage[] {
  return entries.flatMap(({ key, title, icon, path, children }) => [
    ...(path === undefined ? [] : [{ key, title, path, trail, icon: <MenuIcon name={icon} /> }]),
    ...menuPages(children, [...trail, title]),
  ]);
}

const recentKept = 10;

/** What this person chose lately, the latest first. */
function readRecent(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentName(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

function keepRecent(userId: string, key: string): void {
  const kept = [key, ...readRecent(userId).filter((other) => other !== key)].slice(0, recentKept);
  try {
    localStorage.setItem(recentName(userId), JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs the memory of the choice, not the choice.
  }
}

function recentName(userId: string): string {
  return `saiwu_RECENT_${userId}`;
}
