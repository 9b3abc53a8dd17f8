import { IconButton, MenuSearch as SearchDialog, type FindRecords, type MenuCommand, type MenuPage } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { Languages, Monitor, Moon, Search, Sun } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { writeSetting } from '../../lib/settings/settings.ts';
import { MenuIcon } from '../../lib/menu-icon/menu-icon.tsx';
import type { MenuEntry } from './menu-tree.ts';
import type { RecordKind } from './record-kinds.ts';
import { useRecent, type Place } from './use-recent.tsx';

export interface MenuSearchProps {
  /** The server's menu of this person, as far as it leads somewhere. */
  entries: readonly MenuEntry[];
  /** What the search can do besides opening pages and changing theme and language. */
  commands: readonly MenuCommand[];
  here: Place;
  onNavigate: (path: string) => void;
}

/**
 * Finds pages and acts by a few letters, and contests, projects, people, schools and messages; its button stands in the navbar, Ctrl/⌘ K
 * opens it from anywhere.
 */
export function MenuSearch({ entries, commands, here, onNavigate }: MenuSearchProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const pages = useMemo(() => menuPages(entries), [entries]);
  const all = useAllCommands(commands);
  const names = useKindNames();
  const find = useFind(names);
  const recent = useRecent(pages, here, names);
  const label = t`全局搜索`;
  return (
    <SearchDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      pages={pages}
      commands={all}
      find={find}
      explain={useExplainError()}
      recent={isOpen ? recent.read() : []}
      onRecent={recent.keep}
      onNavigate={onNavigate}
      label={label}
      hint={t`页面、大赛、项目、人员……也可以输入拼音`}
      trigger={
        <IconButton label={label} aria-keyshortcuts="Control+K Meta+K">
          <Search aria-hidden />
        </IconButton>
      }
    />
  );
}

function useKindNames(): Record<RecordKind, string> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      contests: t({ message: '大赛', context: '多个' }),
      stages: t`我的评审`,
      projects: t({ message: '项目', context: '多个' }),
      people: t({ message: '人员', context: '多位' }),
      students: t({ message: '学生', context: '多名' }),
      teachers: t({ message: '教师', context: '多名' }),
      orgs: t`学校与学院`,
      messages: t({ message: '消息', context: '多条' }),
    }),
    [t],
  );
}

/** What was found stands in code of its own, which comes with the first answer. */
function useFind(names: Record<RecordKind, string>): FindRecords {
  const { call } = useApi();
  const can = useCan();
  return useCallback(
    async (text, signal) => {
      const [found, { foundRecords }] = await Promise.all([
        call('search.find', { query: { text: text.slice(0, 100) }, signal, isQuiet: true }),
        import('./found-records.tsx'),
      ]);
      return foundRecords(found, names, { schools: can('school.get'), colleges: can('college.get') });
    },
    [call, can, names],
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
